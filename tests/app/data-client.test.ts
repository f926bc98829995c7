import { existsSync, readdirSync, readFileSync } from "node:fs";

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => `app/${file}`);

function fileOf(address: string) {
  return [".ts", ".tsx"]
    .map((ending) => `${address.replace("@/", "")}${ending}`)
    .find(existsSync);
}

/** The file and all of our files that it imports. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, address = ""] of readFileSync(file, "utf8").matchAll(
    /(?:from|import\()\s*"(@\/components\/[^"]+)"/g,
  )) {
    const part = fileOf(address);
    if (part) partsOf(part, seen);
  }
  return seen;
}

test.each(pages)(
  "%s: has a data client if any of its components reads data",
  (page) => {
    const parts = [...partsOf(page)];
    const readers = parts.filter((part) =>
      /from "swr(?:\/\w+)?"/.test(readFileSync(part, "utf8")),
    );
    // Without it such a component would load forever, without an error.
    expect(
      readers.length === 0 ||
        readers.includes("components/site/data-client.tsx"),
    ).toBe(true);
  },
);
