/**
 * Sent as text with every page, so that it may use nothing from outside itself. What is typed, chosen or pressed
 * before React listens is held and done again once it does, in the same order: React would wipe a field it sets
 * itself, and a browser would send a form on its own, with a password in the address.
 */
export function holdEarly() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  let turn: Promise<unknown> = Promise.resolve();
  let held = 0;
  let isAgain = false;

  // What is drawn is React's once the page says so, and an element of a part that comes later once React has marked it.
  const isAwake = (element: Element) =>
    document.documentElement.dataset.awake !== undefined &&
    Object.keys(element).some((key) => key.startsWith("__reactProps"));

  /** A button may have to wait for what it depends on: three seconds at most. */
  function doOnceAwake(element: Element, work: () => unknown) {
    held += 1;
    turn = turn.then(async () => {
      do await pause();
      while (element.isConnected && !isAwake(element));
      for (let count = 0; count < 100 && element.matches(":disabled"); count += 1) await pause();
      if (element.isConnected) await work();
      held -= 1;
    });
  }

  const isEarly = (element: Element) => !isAgain && (held > 0 || !isAwake(element));

  function again(act: () => unknown) {
    isAgain = true;
    act();
    isAgain = false;
  }

  /** `redoOf` is asked at the press what to do once React listens. `shows` leaves what the browser does by itself. */
  function hold<E extends HTMLElement>(
    type: string,
    selector: string,
    redoOf: (element: E) => () => unknown,
    shows = false,
  ) {
    addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest<E>(selector);
        if (!element || !isEarly(element)) return;
        if (!shows) event.preventDefault();
        event.stopImmediatePropagation();
        const redo = redoOf(element);
        doOnceAwake(element, () => again(redo));
      },
      true,
    );
  }
  const tell = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
  hold("click", "button", (button) => () => button.click());
  hold("change", "[type=file]", (field) => () => tell(field, "change"));
  hold("click", "[type=checkbox],[type=radio]", markAgain, true);

  /** React finds a box as it is and knows it as it was drawn; once it hears of one it sets the others back. */
  function markAgain(box: HTMLInputElement) {
    const { checked } = box;
    return () => {
      box.checked = !checked;
      box.click();
    };
  }

  const typed = new Map<Element, string>();
  addEventListener(
    "input",
    (event) => {
      const field = event.target as HTMLInputElement;
      const isText = !/file|checkbox|radio/.test(field.type);
      if (!isText || isAgain || (isAwake(field) && !typed.has(field))) return;
      if (!typed.has(field)) doOnceAwake(field, () => typeAgain(field));
      typed.set(field, field.value);
    },
    true,
  );

  /** React takes a field with what it was drawn with, or with what it finds and has not heard of. */
  async function typeAgain(field: HTMLInputElement) {
    for (let count = 0; count < 3; count += 1) {
      const text = typed.get(field) ?? "";
      // React notes what is set here, and calls a change what differs from that.
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
      again(() => tell(field, field.matches("select") ? "change" : "input"));
      await pause();
      if (field.value === text) break;
    }
    typed.delete(field);
  }
}
