import { readdirSync, readFileSync } from "node:fs";

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

test("folders of lib: none imports itself by way of others", () => {
  const files = readdirSync("lib", {
    recursive: true,
    encoding: "utf8",
  }).filter((file) => file.endsWith(".ts"));
  const imports = files.flatMap((file) =>
    Array.from(
      readFileSync(`lib/${file}`, "utf8").matchAll(
        /(?:\bfrom |\bimport\(?\s?)"@\/lib\/([^"]+)"/g,
      ),
    ).flatMap(([, target = ""]) =>
      partingOf(file.replace(/\.ts$/, "").split("/"), target.split("/")),
    ),
  );
  expect(
    new Set(imports.map(({ from, to }) => `${from} -> ${to}`)).size,
  ).toBeGreaterThan(300);
  expect(findCircles(imports)).toEqual([]);
});
