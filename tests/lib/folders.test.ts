import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Where the ways to two files part: at two folders of one folder, or at two
 * entries of `lib` itself.
 */
function partingOf(from: string[], to: string[]) {
  const at = from.findIndex((name, index) => name !== to[index]);
  const isAtFile = at === Math.min(from.length, to.length) - 1;
  if (at < 0 || (at > 0 && isAtFile)) return [];
  return [
    {
      from: from.slice(0, at + 1).join("/"),
      to: to.slice(0, at + 1).join("/"),
    },
  ];
}

type Arrow = { from: string; to: string };

/** Folders that import themselves by way of others, each with what it reaches. */
function findCircles(arrows: Arrow[]) {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of arrows)
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const reached = (start: string) => {
    const seen = new Set<string>();
    const next = [start];
    for (let at = next.pop(); at !== undefined; at = next.pop())
      for (const to of targets.get(at) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
    return seen;
  };
  return [...targets.keys()].filter((name) => reached(name).has(name));
}

test("circles are found: of two, of three, and not where there is none", () => {
  const arrow = (names: string): Arrow => ({
    from: names.charAt(0),
    to: names.charAt(1),
  });
  expect(findCircles(["ab", "ba"].map(arrow))).toEqual(["a", "b"]);
  expect(findCircles(["ab", "bc", "ca", "xa"].map(arrow))).toEqual([
    "a",
    "b",
    "c",
  ]);
  expect(findCircles(["ab", "bc", "ac"].map(arrow))).toEqual([]);
});

/** What stands behind `from` or in `import()`, of the files of a folder. */
function listImports(folder: string) {
  const files = readdirSync(folder, {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    Array.from(
      readFileSync(`${folder}/${file}`, "utf8").matchAll(
        /(?:\bfrom |\bimport\(?\s*)"@\/([^"]+)"/g,
      ),
    ).flatMap(([, target = ""]) =>
      target.startsWith(`${folder}/`)
        ? [{ file, target: target.slice(folder.length + 1) }]
        : [],
    ),
  );
}

const countArrows = (arrows: Arrow[]) =>
  new Set(arrows.map(({ from, to }) => `${from} -> ${to}`)).size;

test("folders of lib: none imports itself by way of others", () => {
  const arrows = listImports("lib").flatMap(({ file, target }) =>
    partingOf(file.replace(/\.ts$/, "").split("/"), target.split("/")),
  );
  expect(countArrows(arrows)).toBeGreaterThan(300);
  expect(findCircles(arrows)).toEqual([]);
});

test("rooms of components: none imports itself by way of others", () => {
  const roomOf = (path: string) => path.split("/")[0] ?? "";
  const arrows = listImports("components")
    .map(({ file, target }) => ({ from: roomOf(file), to: roomOf(target) }))
    .filter(({ from, to }) => from !== to);
  expect(countArrows(arrows)).toBeGreaterThan(50);
  expect(findCircles(arrows)).toEqual([]);
});

test("rooms of components: each has one entry, ui has none", () => {
  const rooms = readdirSync("components").filter((room) => room !== "ui");
  expect(
    rooms.filter((room) => !existsSync(`components/${room}/index.ts`)),
  ).toEqual([]);
  expect(existsSync("components/ui/index.ts")).toBe(false);
});
