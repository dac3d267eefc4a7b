// Which theme to draw: the explicit setting, else that of JupyterLab or Voilà, else that of the system.
import { useEffect, useReducer } from "./view.js";

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

export const DISPLAY = {
  theme: "auto",
  deck: "two",
  text: "standard",
  size: "standard",
  ribbon: "after",
  motion: "system",
};

const resolve = (setting) => {
  if (setting !== "auto") return setting;
  if (matchMedia(CONTRAST).matches) return "contrast";
  const host = document.body.dataset.jpThemeLight;
  if (host !== undefined) return host === "false" ? "dark" : "light";
  return matchMedia(DARK).matches ? "dark" : "light";
};

// The name of the theme now; the view is drawn again when the host or the system changes theirs.
export const useTheme = (setting) => {
  const [, again] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    const queries = [matchMedia(DARK), matchMedia(CONTRAST)];
    for (const query of queries) query.addEventListener("change", again);
    const watch = new MutationObserver(again);
    watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    return () => {
      watch.disconnect();
      for (const query of queries) query.removeEventListener("change", again);
    };
  }, []);
  return resolve(setting);
};

export const calm = (display) =>
  display.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
