import type { Page } from "@playwright/test";

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
 * In the page: fills in each field, then presses each button; what that opens
 * is used as well. No link is followed.
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
  const fill = (field: HTMLInputElement | HTMLTextAreaElement) => {
    if (["checkbox", "radio"].includes(field.type)) return field.click();
    const kind =
      field instanceof HTMLInputElement
        ? HTMLInputElement
        : HTMLTextAreaElement;
    const text =
      field.type === "email" ? "reader@example.com" : "12 oak spoons";
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(
      field,
      text,
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const fields = "input:enabled:not([type=file]), textarea:enabled";
  const buttons = "button:enabled, summary, [role=tab], [role=menuitem]";
  while (used.size < most) {
    const field = next<HTMLInputElement>(fields);
    const control = field ?? next(buttons);
    if (!control) return;
    used.add(control);
    if (field) fill(field);
    else if (!/^sign out/i.test(control.textContent ?? "")) control.click();
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
  await page.evaluate(tryControls, mostControls);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
