import type { Page } from "@playwright/test";

/**
 * In the page: puts another element into the place of each text, now and whenever one is added, as a browser does that
 * translates the page. The texts stay the same.
 */
function wrapTexts() {
  const untouched = "script, style, option, textarea, title, font";
  const wrap = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.textContent?.trim() || node.parentElement?.closest(untouched)) return;
      const font = document.createElement("font");
      font.textContent = node.textContent;
      node.parentNode?.replaceChild(font, node);
      return;
    }
    for (const child of Array.from(node.childNodes)) wrap(child);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of Array.from(addedNodes)) if (node.isConnected) wrap(node);
  });
  wrap(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** From now on, until the document is left. */
export const translatePage = (page: Page) => page.evaluate(wrapTexts);
