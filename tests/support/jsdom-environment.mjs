// A computed style in jsdom is every rule of its style sheet matched against an
// element and its ancestors. Queries by role ask for thousands of them, and only
// for what hides an element: the rules and colors that can't are left out.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const fromJest = createRequire(require.resolve("jest-environment-jsdom"));
const sheetPath = fromJest.resolve(
  "jsdom/lib/jsdom/browser/default-stylesheet",
);
const { parse } = createRequire(sheetPath)("rrweb-cssom");

/** What queries, matchers and user events read. */
const read = ["display", "visibility", "opacity", "pointer-events"];

function declarationsRead({ selectorText, style }) {
  const declarations = read
    .filter((name) => style.getPropertyValue(name) !== "")
    .map((name) => `${name}: ${style.getPropertyValue(name)};`);
  return declarations.length > 0
    ? [`${selectorText} { ${declarations.join(" ")} }`]
    : [];
}

const sheet = parse(fromJest(sheetPath)).cssRules;
require.cache[sheetPath].exports = sheet.flatMap(declarationsRead).join("\n");

const { propertiesWithResolvedValueImplemented: resolved } = fromJest(
  "jsdom/lib/jsdom/living/helpers/style-rules",
);
for (const name of Object.keys(resolved))
  if (!read.includes(name)) delete resolved[name];

export { default } from "jest-environment-jsdom";
