// The page's address follows the learner, so that a reload, or a link sent on, opens the same place.
import { useEffect } from "./view.js";

export const useAddress = (place, alone) => {
  useEffect(() => {
    if (!alone || !place) return;
    const query = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(place)) query.set(name, value);
    history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  }, [place, alone]);
};
