/**
 * Sent as text and run at the end of each page, so that it may use nothing from outside itself. Asks for the page's
 * scripts and data after the first paint, at once where nobody looks, and again, after a longer wait each time, when
 * the line breaks. What is pressed, sent or chosen before React listens is held, and done then.
 */
export function loadPage(scripts: string[], data: string, start: () => void) {
  let isAsked = false;

  const later = <T>(ask: (wait: number) => T, wait: number) =>
    new Promise<Awaited<T>>((resolve) => setTimeout(() => resolve(ask(2 * wait) as Awaited<T>), wait));

  function askForScript(src: string, wait: number) {
    const element = Object.assign(document.createElement("script"), { src, async: true });
    element.onerror = () => {
      element.remove();
      later((longer) => askForScript(src, longer), wait);
    };
    document.head.append(element);
  }

  async function askForData(wait: number): Promise<string> {
    const answer = await fetch(data).catch(() => null);
    return answer?.ok ? answer.text() : later(askForData, wait);
  }

  async function load() {
    if (isAsked) return;
    isAsked = true;
    for (const src of scripts) askForScript(src, 1_000);
    Object.assign(self, { __next_f: [[0], [1, await askForData(1_000)]] });
    start();
  }

  // What is drawn is React's once the page says so, and an element of a part that comes later once React has marked it.
  const isAwake = (element: Element) =>
    document.documentElement.dataset.awake !== undefined &&
    Object.keys(element).some((key) => key.startsWith("__reactProps"));

  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  let done: Promise<unknown> = Promise.resolve();

  /** One after the other, in the order in which they were done. A button may have to wait for what it depends on. */
  function onceAwake(element: Element, work: () => unknown) {
    done = done.then(async () => {
      do await pause();
      while (element.isConnected && !isAwake(element));
      for (let count = 0; count < 100 && element.matches(":disabled"); count += 1) await pause();
      if (element.isConnected) await work();
    });
  }

  function holdUntilAwake(event: Event, element: Element | null | undefined, again: () => void) {
    if (!element || isAwake(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onceAwake(element, again);
  }

  // Menus are the browser's own, and open without us.
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>("button:not([popovertarget])");
      holdUntilAwake(event, button, () => button?.click());
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      holdUntilAwake(event, form, () => form.requestSubmit(event.submitter));
    },
    true,
  );
  addEventListener(
    "change",
    (event) => {
      const file = (event.target as Element).closest("input[type=file]");
      holdUntilAwake(event, file, () => file?.dispatchEvent(new Event("change", { bubbles: true })));
    },
    true,
  );

  const typed = new Map<Element, string>();
  addEventListener(
    "input",
    ({ target }) => {
      const field = target as HTMLInputElement;
      if (!field.matches("textarea, input:not([type=file], [type=checkbox], [type=radio])") || isAwake(field)) return;
      if (!typed.has(field)) onceAwake(field, () => typeAgain(field));
      typed.set(field, field.value);
    },
    true,
  );

  /** React takes a field with the value it was drawn with, perhaps only now: what was typed is put there once more. */
  async function typeAgain(field: HTMLInputElement) {
    const text = typed.get(field) ?? "";
    for (let count = 0; count < 3; count += 1) {
      // Past React's own setter, which would not call it a change.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await pause();
      if (field.value === text) return;
    }
  }

  if (document.hidden) return load();
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  // Where paints are not reported.
  setTimeout(load, 2_000);
}
