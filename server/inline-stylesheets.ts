import path from "node:path";
import { site } from "@/lib/content/site";

/**
 * The text of a stylesheet by its address; undefined for one that we don't
 * serve.
 */
type FindStylesheet = (href: string) => string | undefined;

const linkTag = /<link\b[^>]*>/gi;
const attribute =
  /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function attributesOf(tag: string) {
  const inside = tag.replace(/^<\w+|\/?>$/g, "");
  return new Map(
    [...inside.matchAll(attribute)].map(([, name = "", ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? "",
    ]),
  );
}

/**
 * In a style element, relative addresses would be resolved against the page's.
 */
function absoluteUrls(css: string, href: string) {
  return css.replace(
    /url\(\s*(["']?)([^"')]*)\1\s*\)/g,
    (match, quote: string, url: string) =>
      /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(url)
        ? match
        : `url(${quote}${path.posix.join(path.posix.dirname(href), url)}${quote})`,
  );
}

/**
 * Writes each stylesheet into the page, which saves a round trip before the
 * first paint. The link stays, `disabled`: a browser doesn't load a disabled
 * stylesheet, and Next, which looks for the link, doesn't add it again. A link
 * with anything unusual stays as it is.
 */
export function inlineStylesheets(
  html: string,
  findStylesheet: FindStylesheet,
) {
  return html.replace(linkTag, (tag) => {
    const attributes = attributesOf(tag);
    const href = attributes.get("href") ?? "";
    const isPlain = ["media", "disabled", "title", "integrity", "type"].every(
      (name) => !attributes.has(name),
    );
    if (attributes.get("rel") !== "stylesheet" || !isPlain) return tag;
    const css = findStylesheet(href);
    // `@import` and `@charset` mean something else, or nothing, in a style
    // element.
    if (css === undefined || /<\/style|@import|@charset/i.test(css)) return tag;
    return `<style>${absoluteUrls(css, href)}</style>${tag.replace(/\s*\/?>$/, ' disabled=""/>')}`;
  });
}

/**
 * Where a text ends in one inline script and continues in the next: Next hands
 * React's data to the browser in pieces.
 */
const cut = '"\\]\\)</script><script>[^"<]*"';
const builtOrigin = new RegExp(
  [...site.defaultOrigin]
    .map((character) => character.replace(/\W/, "\\$&"))
    .join(`(?:${cut})?`),
  "g",
);

/**
 * The page with the origin that it is served from instead of the one it was
 * built with, also where that is cut in two.
 */
export function replaceOrigin(html: string, origin: string) {
  return html.replace(
    builtOrigin,
    (found) => origin + (/".*"/.exec(found)?.[0] ?? ""),
  );
}
