import { readdirSync, readFileSync } from "node:fs";

/**
 * An element that stands within a sentence, and the words on the next line: JSX
 * drops the space between them.
 */
const inline = "Link|a|abbr|b|bdi|code|em|i|span|strong|time|NavLink";
const glued = new RegExp(
  [
    `</(?:${inline})>\\n\\s+[\\p{L}\\p{N}(“"]`,
    `[\\p{L}\\p{N},;:]\\n\\s+<(?:Link|a|b|code|em|strong|time)\\b`,
  ].join("|"),
  "gu",
);

test("words beside an element: a space is written where the line breaks", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(glued)].map(
      ({ index }) => `${file}:${source.slice(0, index).split("\n").length}`,
    );
  });
  expect(found).toEqual([]);
});
