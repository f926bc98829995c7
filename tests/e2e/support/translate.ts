import { expect, type Page } from "@playwright/test";

/**
 * In the page: puts another element into the place of each text, now and
 * whenever one is added, as a browser does that translates the page. The texts
 * stay the same.
 */
function wrapTexts() {
  const untouched = "script, style, option, textarea, title, font";
  const wrap = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.textContent?.trim() || node.parentElement?.closest(untouched))
        return;
      const font = document.createElement("font");
      font.textContent = node.textContent;
      node.parentNode?.replaceChild(font, node);
      return;
    }
    for (const child of Array.from(node.childNodes)) wrap(child);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of Array.from(addedNodes))
        if (node.isConnected) wrap(node);
  });
  wrap(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** From now on, until the document is left. */
export const translatePage = (page: Page) => page.evaluate(wrapTexts);

/** Of one page: more are of the same few kinds. */
const mostControls = 80;

/**
 * In the page: fills in each field, empties it and fills it in again, then
 * presses each button, and once more where that undoes it; what that opens is
 * used as well. No link is followed. What comes beside a text may stay, but
 * fails when it goes.
 */
async function tryControls(most: number) {
  window.print = () => undefined;
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const used = new Set<HTMLElement>();
  const next = <T extends HTMLElement>(selector: string) =>
    Array.from(document.querySelectorAll<T>(selector)).find(
      (each) => !used.has(each) && each.checkVisibility(),
    );
  const write = (
    field: HTMLInputElement | HTMLTextAreaElement,
    text: string,
  ) => {
    const kind =
      field instanceof HTMLInputElement
        ? HTMLInputElement
        : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(
      field,
      text,
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const press = async (control: HTMLElement, times: number) => {
    for (
      let pressed = 0;
      pressed < times && control.isConnected;
      pressed += 1
    ) {
      control.click();
      await nextFrame();
    }
  };
  const timesOf = (control: HTMLElement) => {
    // What opens stays open at last, so that it is used as well.
    if (control.matches("summary, [aria-expanded]")) return 3;
    return control.matches("[type=checkbox], [aria-pressed]") ? 2 : 1;
  };
  const fill = async (field: HTMLInputElement | HTMLTextAreaElement) => {
    if (["checkbox", "radio"].includes(field.type))
      return press(field, timesOf(field));
    const text =
      field.type === "email" ? "reader@example.com" : "12 oak spoons";
    for (const each of [text, "", text]) {
      write(field, each);
      await nextFrame();
    }
  };
  const fields = "input:enabled:not([type=file]), textarea:enabled";
  const buttons = "button:enabled, summary, [role=tab], [role=menuitem]";
  while (used.size < most) {
    const field = next<HTMLInputElement>(fields);
    const control = field ?? next(buttons);
    if (!control) return;
    used.add(control);
    if (field) await fill(field);
    else if (!/^sign out/i.test(control.textContent ?? ""))
      await press(control, timesOf(control));
    await nextFrame();
  }
}

/**
 * Whatever is pressed, the document stays: a navigation is answered with
 * nothing.
 */
export async function tryEverything(page: Page) {
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.fallback(),
  );
  // A checker can be used once it was scrolled near or touched.
  const late = page.locator("textarea[readonly]");
  for (let left = await late.count(); left > 0; left = await late.count()) {
    await late.first().focus();
    await expect.poll(() => late.count()).toBeLessThan(left);
  }
  await page.evaluate(tryControls, mostControls);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
