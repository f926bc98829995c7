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

/**
 * In the page: collects lists whose parts HTML doesn't allow, those that are
 * only there until its data arrives as well. Axe leaves out some of them.
 */
function collectBrokenLists() {
  const brokenLists = new Set<string>();
  Object.assign(window, { brokenLists });
  const plain = ["SCRIPT", "TEMPLATE"];
  const opening = (element: Element) =>
    (element.cloneNode(false) as Element).outerHTML;
  const strange = (list: Element, allowed: string[]) =>
    [...list.children].filter(
      ({ tagName }) => !allowed.includes(tagName) && !plain.includes(tagName),
    );
  const find = () => {
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
  };
  const check = () => {
    for (const each of find()) brokenLists.add(each);
  };
  // What is still being read has no end yet.
  addEventListener("DOMContentLoaded", () => {
    check();
    new MutationObserver(check).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}

/**
 * Call before the page is opened. Returns the opening tags of what was ever
 * wrong in its lists.
 */
export async function watchLists(page: Page) {
  await page.addInitScript(collectBrokenLists);
  return () =>
    page.evaluate(() => [
      ...(window as typeof window & { brokenLists: Set<string> }).brokenLists,
    ]);
}
