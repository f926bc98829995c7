import { execFileSync } from "node:child_process";
import path from "node:path";
import vm from "node:vm";
import { build } from "esbuild";

/** The scripts that run in a worker, by the places that start them. */
const workers = execFileSync(
  "git",
  [
    "grep",
    "-o",
    "-E",
    "new Worker\\(new URL\\([^,]+",
    "--",
    "components",
    "lib",
  ],
  {
    encoding: "utf8",
  },
)
  .trim()
  .split("\n")
  .map((line) => {
    const [, starter = "", file = ""] =
      /^([^:]+):.*new URL\("([^"]+)"/.exec(line) ?? [];
    return path.join(path.dirname(starter), file);
  });

/**
 * Texts that a browser was asked to evaluate while it loaded this script, and
 * whether zod is part of it.
 */
async function load(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },

    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    platform: "browser",
    logLevel: "silent",
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": '"https://example.com/worker.js"',
    },
    alias: { "server-only": "./tests/support/empty.ts" },
  });
  const evaluated: string[] = [];
  const given = {
    evaluated,
    URL,
    TextDecoder,
    TextEncoder,
    console,
    navigator: {},
    addEventListener: () => {},
  };
  const context = vm.createContext(
    { ...given, postMessage: () => {} },
    { codeGeneration: { strings: false } },
  );
  vm.runInContext(
    `globalThis.self = globalThis;
     Function = new Proxy(Function, { construct: (target, args) => { evaluated.push(String(args)); return new target(...args); } });`,
    context,
  );
  vm.runInContext(outputFiles[0]?.text ?? "", context);
  return {
    evaluated,
    hasZod: Object.keys(metafile.inputs).some((file) =>
      file.startsWith("node_modules/zod/"),
    ),
  };
}

const useSchemas = `
  import { z } from "zod";
  if (z.object({ title: z.string() }).parse({ title: "Oak dish" }).title !== "Oak dish") throw new Error("not parsed");`;

test("zod: tries out eval where nothing is set, which this test sees", async () => {
  expect(await load(useSchemas)).toMatchObject({ evaluated: [""] });
});

test("pages: what runs before all other scripts keeps zod from trying out eval", async () => {
  expect(
    await load(`import "./instrumentation-client"; ${useSchemas}`),
  ).toMatchObject({ evaluated: [] });
});

test.each(workers)("worker %s: evaluates no text", async (worker) => {
  const { evaluated, hasZod } = await load(`import "./${worker}";`);
  expect(evaluated).toEqual([]);
  // What it may load later has schemas, too.
  if (hasZod)
    expect(await load(`import "./${worker}"; ${useSchemas}`)).toMatchObject({
      evaluated: [],
    });
});
