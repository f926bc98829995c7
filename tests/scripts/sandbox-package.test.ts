import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import root from "@/package.json";

const sandbox: Record<
  "dependencies" | "devDependencies",
  Record<string, string>
> = JSON.parse(readFileSync("sandbox/package.json", "utf8"));

test("the sandbox's packages have the versions of the application", () => {
  const installed: Record<string, string> = {
    ...root.dependencies,
    ...root.devDependencies,
  };
  const wanted = { ...sandbox.dependencies, ...sandbox.devDependencies };
  expect(
    Object.fromEntries(
      Object.keys(wanted).map((name) => [name, installed[name]]),
    ),
  ).toEqual(wanted);
});

const folders = [
  "app",
  "bench",
  "components",
  "emails",
  "lib",
  "prisma",
  "scripts",
  "server",
  "tests",
];

test("the application imports nothing of the sandbox", () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(
        (file) =>
          /\.(?:m?ts|tsx|mjs)$/.test(file) &&
          !/(?:^|\/)(?:node_modules|generated|\.next)\//.test(file),
      )
      .map((file) => path.join(folder, file)),
  );
  const importing = files.filter((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(
        /(?:\bfrom |\bimport\(?\s?)"([^"]+)"/g,
      ),
    ).some(([, target = ""]) => {
      const resolved = target.startsWith("@/")
        ? target.slice(2)
        : path.join(path.dirname(file), target);
      return (
        resolved.startsWith("sandbox/") ||
        target.startsWith("listwright-sandbox")
      );
    }),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(importing).toEqual([]);
});
