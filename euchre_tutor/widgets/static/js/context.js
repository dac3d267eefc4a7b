// What every part of a view may ask for: words of the interface, display settings, and ways to report.
import { createContext, useContext } from "./view.js";

// { t, rules, menus, display, layout, scale, across, seq, tap, choose, press, go, openRule, setDisplay, chooseRules,
// chooseLanguage, turnProjector, wall, practice, menu, setMenu }, provided by the entry points.
export const View = createContext(null);
export const useView = () => useContext(View);

// Words of the interface arrive translated, keyed by their English; English is the fallback.
export const translator = (words) => (id) => words[id] ?? id;
