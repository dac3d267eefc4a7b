// The page's address and the place on show follow each other: a reload, a link sent on and the browser's
// own Back open the same place.
import { useEffect, useLayoutEffect, useRef } from "./view.js";

const OURS = ["lesson", "step", "rule", "page", "kind", "quiz", "mode", "deal", "wall"];

// What tells one place from the next: a new page, step or question.
export const placeOf = (screen) =>
  `${screen.place?.address ?? ""}|${screen.title ?? ""}|${screen.progress?.label ?? ""}`;

const addressOf = (place) => {
  const query = new URLSearchParams(location.search);
  for (const name of OURS) query.delete(name);
  for (const [name, value] of new URLSearchParams(place)) query.set(name, value);
  const words = query.toString();
  return `${location.pathname}${words && `?${words}`}${location.hash}`;
};

// `go` takes the learner to the place that the address names, after Back or Forward.
export const useAddress = (place, alone, go) => {
  const first = useRef(true);
  const back = useRef(go);
  back.current = go;
  useLayoutEffect(() => {
    if (!alone || place === undefined) return;
    const address = addressOf(place);
    const here = `${location.pathname}${location.search}${location.hash}`;
    if (first.current) history.replaceState(history.state, "", address);
    else if (address !== here) history.pushState(null, "", address);
    first.current = false;
  }, [place, alone]);
  useEffect(() => {
    if (!alone) return undefined;
    const returned = () => {
      const query = location.search.slice(1);
      const words = new URLSearchParams(query);
      back.current(query, { wall: (words.get("wall") || "0") !== "0", lang: words.get("lang") ?? "" });
    };
    addEventListener("popstate", returned);
    return () => removeEventListener("popstate", returned);
  }, [alone]);
};
