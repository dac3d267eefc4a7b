// Entry point of the screen: a lesson, or the whole app.
import { useAddress } from "./address.js";
import { translator, View } from "./context.js";
import { download } from "./download.js";
import { useFocus } from "./focus.js";
import { handleKey } from "./keyboard.js";
import { makeLink } from "./link.js";
import { Notices } from "./notices.js";
import { useModel, useRoot } from "./root.js";
import { Body } from "./screen.js";
import { cls, html, render, useEffect, useRef, useState } from "./view.js";

const SILENCE = "No answer from the tutor. If this stays, reload the page.";
const TROUBLE = "Something went wrong here. You can go on with the next step.";

const TRAITS = ["screen", "display", "rules", "words", "standalone", "menus"];

const ENDED = "This session has ended.";

const useLink = (model, setNotice) => {
  const link = useRef(null);
  if (link.current === null) {
    // An answer ends the silence; an error stays told until the learner acts again.
    const heard = (old) => (old === SILENCE || old === ENDED ? null : old);
    const say = { well: heard, silent: SILENCE, ended: ENDED };
    link.current = makeLink(model, (state) => setNotice(say[state]));
  }
  useEffect(() => {
    const told = (message) => {
      if (message?.kind === "trouble") setNotice(TROUBLE);
      if (message?.kind === "download") download(message.name, message.text);
    };
    model.on("msg:custom", told);
    return () => {
      model.off("msg:custom", told);
      link.current.close();
    };
  }, [model]);
  return link.current;
};

// A page that the screen fills has its language, and a name that tells one tab or bookmark from the next.
const useDocument = (screen) => {
  const names = new Set([screen?.title, screen?.place?.title].filter(Boolean));
  const title = [...names].join(" · ");
  useEffect(() => {
    if (screen?.lang) document.documentElement.lang = screen.lang;
    if (title) document.title = title;
  }, [screen?.lang, title]);
};

const useFullScreen = (ref) => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement === ref.current);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  const toggle = () =>
    document.fullscreenElement ? document.exitFullscreen() : ref.current.requestFullscreen();
  return [full, toggle];
};

// Whether the cloth is a table with a hand to play, or with all hands beside it.
const holds = ({ cloth, practice }) => cloth?.hand?.length > 0 || practice?.kind === "table" || practice?.kind === "replay";

const Lesson = ({ model }) => {
  const [screen, settings, rules, words, alone, menus] = useModel(model, TRAITS);
  const { ref, names, layout, scale, across, display } = useRoot(settings, holds(screen));
  const [menu, setMenu] = useState(null);
  const [rule, setRule] = useState(null);
  const [notice, setNotice] = useState(null);
  const link = useLink(model, setNotice);
  const opener = useRef(null);
  const acting = useFocus(ref, screen);
  const [full, toggleFull] = useFullScreen(ref);

  const send = (event) => {
    acting();
    setNotice((old) => (old === TROUBLE ? null : old));
    link.send(event);
  };
  const go = (to, more) => {
    setRule(null);
    setMenu(null);
    send({ kind: "go", to, ...more });
  };
  useAddress(screen.place?.address, alone, go);
  useDocument(alone && !screen.hello ? screen : null);
  const backTo = (node) => setTimeout(() => node?.isConnected && node.focus(), 0);
  const closeRule = () => {
    setRule(null);
    backTo(opener.current);
  };
  const showMenu = (name, left = false) => {
    setMenu(name);
    if (name === null && menu && !left) backTo(ref.current.querySelector(`[data-menu="${menu}"]`));
  };
  const view = {
    t: translator(words ?? {}),
    rules: rules ?? {},
    menus: menus ?? {},
    display,
    alone,
    layout,
    scale,
    across,
    seq: screen.seq,
    tap: (card) => send({ kind: "tap", card: card.id }),
    choose: (choice) => send({ kind: "choose", choice: choice.id }),
    press: (id) => send({ kind: "press", id }),
    go: (to) => go(to),
    practice: (what) => send({ kind: "practice", ...what }),
    menu,
    setMenu: showMenu,
    openRule: (key, node) => {
      opener.current = node;
      setRule(key);
    },
    setDisplay: (name, value) => {
      model.set("display", { ...display, [name]: value });
      model.save_changes();
      link.send({ kind: "display", name, value });
    },
    drills: (what) => send({ kind: "drills", ...what }),
    learners: (what) => send({ kind: "learners", ...what }),
    chooseRules: (name, value) => link.send({ kind: "rules", name, value }),
    turnProjector: () => {
      setMenu(null);
      send({ kind: "projector" });
    },
    wall: (what, place) => send({ kind: "wall", do: what, place }),
    chooseLanguage: (value) => link.send({ kind: "language", value }),
  };
  const onKeyDown = (event) => {
    if (event.key === "Escape" && (rule !== null || menu !== null)) {
      event.stopPropagation();
      event.preventDefault();
      if (rule !== null) closeRule();
      else showMenu(null);
    } else if (event.repeat && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault(); // a key held down must not press what takes the focus next
    } else if (rule === null && !event.defaultPrevented && handleKey(event, screen, view)) {
      event.preventDefault();
    }
  };
  const keys = useRef(onKeyDown);
  keys.current = onKeyDown;
  useEffect(() => {
    if (!alone) return undefined;
    const outside = (event) => event.target === document.body && keys.current(event);
    document.addEventListener("keydown", outside);
    return () => document.removeEventListener("keydown", outside);
  }, [alone]);

  const notices = html`
    <${Notices} screen=${screen} trouble=${notice && view.t(notice)} ended=${notice === ENDED} alone=${alone} />
  `;
  // A click beside the buttons takes the focus too: else a digit pressed next would go to JupyterLab.
  return html`
    <${View.Provider} value=${view}>
      <div
        ref=${ref}
        class=${cls(names, alone && "et-standalone", screen.large && "et-wall")}
        lang=${screen.lang ?? "en"}
        data-seq=${screen.seq}
        tabindex="-1"
        data-lm-suppress-shortcuts="true"
        onKeyDown=${onKeyDown}
      >
        ${screen.hello
          ? notices
          : html`<${Body}
              screen=${screen}
              menu=${menu}
              setMenu=${showMenu}
              full=${alone || !document.fullscreenEnabled ? null : full}
              toggleFull=${toggleFull}
              rule=${rule}
              closeRule=${closeRule}
              notices=${notices}
            />`}
        <div class="et-sr" role="status" aria-live="polite">
          ${screen.announce ? screen.announce + (screen.seq % 2 ? "\u00a0" : "") : ""}
        </div>
      </div>
    <//>
  `;
};

export default {
  render({ model, el }) {
    render(html`<${Lesson} model=${model} />`, el);
    return () => render(null, el);
  },
};
