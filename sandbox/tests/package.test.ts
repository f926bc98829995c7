import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import type { startSandbox as declared } from "../index.mjs";
import { dependencies, devDependencies } from "../package.json";
import { startSandbox } from "../start-sandbox";

const root = path.dirname(__dirname);

type Import = {
  file: string;
  target: string;
  isTest: boolean;
  isType: boolean;
};

function listImports(): Import[] {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.m?ts$|\.mjs$/.test(file) && !file.includes("node_modules"),
  );
  return files.flatMap((file) => {
    const statements = readFileSync(path.join(root, file), "utf8").matchAll(
      /(?:^(import|export)( type)? [^;]*?from |^import |\bimport\()"([^"]+)"/gm,
    );
    const isTest = file.startsWith("tests") || file === "jest.config.mjs";
    return Array.from(statements, ([, , type, target = ""]) => ({
      file,
      target,
      isTest,
      isType: type !== undefined,
    }));
  });
}

/** "@scope/name" of "@scope/name/file". */
function packageNameOf(target: string): string {
  return target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");
}

const imports = listImports();

test("relative imports stay inside the package", () => {
  const relative = imports.filter(({ target }) => target.startsWith("."));
  const outside = relative.filter(({ file, target }) =>
    path
      .relative(root, path.resolve(root, path.dirname(file), target))
      .startsWith(".."),
  );
  expect(relative.length).toBeGreaterThan(100);
  expect(outside).toEqual([]);
});

test("imported packages are dependencies; only tests and types need development dependencies", () => {
  const packages = imports
    .filter(({ target }) => !target.startsWith(".") && !isBuiltin(target))
    .map((each) => ({ ...each, name: packageNameOf(each.target) }));
  const undeclared = packages.filter(
    ({ name, isTest, isType }) =>
      !Object.hasOwn(dependencies, name) &&
      !((isTest || isType) && Object.hasOwn(devDependencies, name)),
  );
  expect(packages.map(({ name }) => name)).toContain("zod");
  expect(undeclared).toEqual([]);
});

test("versions are exact", () => {
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the declared types are those of startSandbox", () => {
  const typed: typeof declared = startSandbox;
  expect(typed).toBe(startSandbox);
});
