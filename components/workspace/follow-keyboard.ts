/** Pixels: more than the bars of a browser take, and less than any keyboard. */
const leastKeyboard = 120;

/** `expected`: something is typed into, and no keyboard was seen yet. */
export type Keyboard = "expected" | "open" | "gone";

type Heights = {
  /** Of the page's window, which a keyboard leaves as it is. */
  layout: number;
  /** Of what is seen of it. */
  visible: number;
  /** By how much it is pinched larger. */
  scale: number;
};

/** It has to be seen before it can be gone: some devices never show one. */
export function nextKeyboard(
  before: Keyboard,
  { layout, visible, scale }: Heights,
): Keyboard {
  if (layout - visible * scale > leastKeyboard) return "open";
  return before === "open" ? "gone" : before;
}

/**
 * Android's back key takes the keyboard away and leaves the focus where it was.
 * The page is told, so that the bar at the bottom comes back; see
 * workspace.css.
 */
export function followKeyboard() {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  let keyboard: Keyboard = "expected";
  const look = () => {
    const { height: visible, scale } = view;
    const heights = { layout: root.clientHeight, visible, scale };
    keyboard = nextKeyboard(keyboard, heights);
    root.toggleAttribute("data-keyboard-gone", keyboard === "gone");
  };
  const expect = () => {
    keyboard = "expected";
    look();
  };
  view.addEventListener("resize", look);
  document.addEventListener("focusin", expect);
  return () => {
    view.removeEventListener("resize", look);
    document.removeEventListener("focusin", expect);
    root.removeAttribute("data-keyboard-gone");
  };
}
