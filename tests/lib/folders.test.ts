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

test("folders of lib: no two import each other", () => {
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
  const arrows = new Set(imports.map(({ from, to }) => `${from} -> ${to}`));
  const back = imports.filter(({ from, to }) => arrows.has(`${to} -> ${from}`));
  expect(arrows.size).toBeGreaterThan(300);
  expect([
    ...new Set(back.map(({ from, to }) => [from, to].sort().join(" <-> "))),
  ]).toEqual([]);
});
