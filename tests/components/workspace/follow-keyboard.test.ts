import {
  followKeyboard,
  type Keyboard,
  nextKeyboard,
} from "@/components/workspace/follow-keyboard";

const phone = 844;
const heights = (visible: number, scale = 1, layout = phone) => ({
  layout,
  visible,
  scale,
});

test.each<[string, ReturnType<typeof heights>[], Keyboard]>([
  ["nothing happens", [], "expected"],
  [
    "the browser's own bars come and go",
    [heights(788), heights(844)],
    "expected",
  ],
  ["the keyboard comes", [heights(508)], "open"],
  [
    "a strip of suggestions comes with it",
    [heights(508), heights(460)],
    "open",
  ],
  ["it goes", [heights(508), heights(844)], "gone"],
  ["it goes, and a browser's bar stays", [heights(508), heights(788)], "gone"],
  ["it comes again", [heights(508), heights(844), heights(508)], "open"],
  ["the page is pinched larger", [heights(422, 2)], "expected"],
  ["and the keyboard comes", [heights(254, 2)], "open"],
  ["the phone is turned with it", [heights(508), heights(190, 1, 390)], "open"],
  ["the window shrinks as a whole", [heights(508, 1, 508)], "expected"],
])("keyboard, %s", (_, seen, expected) => {
  expect(seen.reduce<Keyboard>(nextKeyboard, "expected")).toBe(expected);
});

/** jsdom has none. */
function placeView(height: number) {
  const view = Object.assign(new EventTarget(), { height, scale: 1 });
  Object.assign(window, { visualViewport: view });
  Object.defineProperty(document.documentElement, "clientHeight", {
    configurable: true,
    value: phone,
  });
  return (next: number) => {
    view.height = next;
    view.dispatchEvent(new Event("resize"));
  };
}

const isGone = () =>
  document.documentElement.hasAttribute("data-keyboard-gone");

test("the page is told when the keyboard went and the focus didn't, until the next focus", () => {
  const see = placeView(phone);
  const stop = followKeyboard();
  document.body.innerHTML = "<input><input>";
  const [first, second] = document.querySelectorAll("input");
  first?.focus();
  see(508);
  expect(isGone()).toBe(false);
  see(phone);
  expect(isGone()).toBe(true);
  second?.focus();
  expect(isGone()).toBe(false);
  see(508);
  // Without closing it.
  first?.focus();
  see(phone);
  expect(isGone()).toBe(true);
  stop?.();
  expect(isGone()).toBe(false);
  see(508);
  see(phone);
  expect(isGone()).toBe(false);
});

test("a browser that doesn't tell: nothing is said", () => {
  Object.assign(window, { visualViewport: null });
  expect(followKeyboard()).toBeUndefined();
});
