import { existsSync, readdirSync, readFileSync } from "node:fs";

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => `app/${file}`);

function fileOf(path: string) {
  return [".ts", ".tsx"].map((ending) => `${path}${ending}`).find(existsSync);
}

/** The files behind the names that are imported from a room's entry. */
function filesBehind(entry: string, names: string[]) {
  const text = readFileSync(`${entry}/index.ts`, "utf8");
  const exported = text.matchAll(
    /export (?:type )?\{([^}]*)\} from "\.\/([^"]+)"|export const (\w+) = \(\) => import\(\s*"\.\/([^"]+)"/g,
  );
  return [...exported].flatMap(([, list, file, loader, loaded]) => {
    const offered = loader ? [loader] : namesIn(list ?? "");
    return offered.some((name) => names.includes(name))
      ? [`${entry}/${file ?? loaded}`]
      : [];
  });
}

const namesIn = (list: string) =>
  list
    .split(",")
    .map((name) => name.trim().replace(/^type /, ""))
    .filter((name) => name !== "");

/** The file and all of our files that it imports. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /(?:(?:import|export) (?:type )?\{([^}]*)\} from|from|import\()\s*"@\/(components\/[^"]+)"/g,
  );
  for (const [, list = "", path = ""] of imports) {
    const paths = /^components\/[^/]+$/.test(path)
      ? filesBehind(path, namesIn(list))
      : [path];
    for (const part of paths.map(fileOf)) if (part) partsOf(part, seen);
  }
  return seen;
}

test("parts of a page are found through the entries of rooms", () => {
  const parts = [...partsOf("app/(workspace)/history/page.tsx")];
  expect(parts).toContain("components/history/history.tsx");
  expect(parts).toContain("components/changes/listing-changes.tsx");
  expect(parts).not.toContain("components/changes/changes.tsx");
});

test.each(pages)(
  "%s: has a data client if any of its components reads data",
  (page) => {
    const parts = [...partsOf(page)];
    const readers = parts.filter(
      (part) =>
        part !== "components/site/shared-data.ts" &&
        /from "swr(?:\/\w+)?"/.test(readFileSync(part, "utf8")),
    );
    // Without it such a component would load forever, without an error.
    expect(
      readers.length === 0 ||
        readers.includes("components/site/data-client.tsx"),
    ).toBe(true);
  },
);
