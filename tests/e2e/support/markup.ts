import type { Page } from "@playwright/test";

/**
 * Call before the page is opened. Returns what the content security policy
 * refused since.
 */
export async function watchViolations(page: Page) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", (event) => {
      violations.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return () =>
    page.evaluate(
      () => (window as typeof window & { violations: string[] }).violations,
    );
}

/** Lists whose parts HTML doesn't allow; axe leaves out some of them. */
export const findBrokenLists = (page: Page) =>
  page.evaluate(() => {
    const plain = ["SCRIPT", "TEMPLATE"];
    const opening = (element: Element) =>
      (element.cloneNode(false) as Element).outerHTML;
    const strange = (list: Element, allowed: string[]) =>
      [...list.children].filter(
        ({ tagName }) => !allowed.includes(tagName) && !plain.includes(tagName),
      );
    const lists = [...document.querySelectorAll("ul, ol, menu")].flatMap(
      (list) => strange(list, ["LI"]),
    );
    const descriptions = [...document.querySelectorAll("dl")].flatMap((list) =>
      strange(list, ["DT", "DD", "DIV"]),
    );
    const groups = [...document.querySelectorAll("dl, dl > div")].filter(
      ({ children }) => {
        const names = [...children]
          .map(({ tagName }) => tagName)
          .filter((name) => name !== "DIV");
        const isOrdered = names.every((name, at) =>
          name === "DT" || name === "DD" ? at > 0 || name === "DT" : true,
        );
        return names.length > 0 && !(isOrdered && names.at(-1) === "DD");
      },
    );
    const orphans = [...document.querySelectorAll("li, dt, dd")].filter(
      ({ tagName, parentElement: parent }) =>
        tagName === "LI"
          ? !parent?.matches("ul, ol, menu")
          : !parent?.matches("dl, dl > div"),
    );
    return [...lists, ...descriptions, ...groups, ...orphans].map(opening);
  });
