import { readdirSync, readFileSync } from "node:fs";

/**
 * The classes of what is centered in the window and as wide as a page may be.
 */
const centered = /"([^"\n]*\bmx-auto\b[^"\n]*)"/g;
const ownMargin = /(?:^|[\s:])p[xlr]-(?!\(--gutter\))/;

test("pages: what is centered in the window has the margin of the header", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${folder}/${file}`),
  );
  const classes = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(centered)].map(
      ([, names = ""]) => `${file}: ${names}`,
    ),
  );
  // A bar that floats over the page has none.
  const pages = classes.filter(
    (names) => /\bmax-w-/.test(names) && !/\bfixed\b/.test(names),
  );
  expect(
    pages.filter((names) => names.includes("px-(--gutter)")).length,
  ).toBeGreaterThan(25);
  expect(pages.filter((names) => ownMargin.test(names))).toEqual([]);
});
