import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import {
  laterSamples,
  type Sample,
  samples,
} from "@/lib/public-api/examples/samples";
import { operations } from "@/lib/public-api/operations";
import { apiDocument } from "@/tests/support/public-api";

jest.setTimeout(120_000);

const generators = path.resolve("tests/generated-clients");
const requireThere = createRequire(path.join(generators, "package.json"));
const folder = mkdtempSync(path.join(os.tmpdir(), "generated-clients-"));

/** Runs a program of a package that is installed there; resolves with what it printed when it failed, else with "". */
function run(name: string, bin: string, args: string[]) {
  const places = requireThere.resolve.paths(name) ?? [];
  const program = places
    .map((place) => path.join(place, name, bin))
    .find((file) => existsSync(file));
  if (!program) throw new Error(`${name} is not installed.`);
  // They would tell of themselves, and ask whether there is a newer one.
  const quiet = {
    DO_NOT_TRACK: "1",
    SCARF_ANALYTICS: "false",
    HTTPS_PROXY: "http://127.0.0.1:9",
  };
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, ...quiet },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => (printed += String(part)));
  return new Promise<string>((resolve) =>
    child.once("close", (code) => resolve(code === 0 ? "" : printed)),
  );
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
};

type Call = { id: string; sample: Sample; inPath: string[] };
const calls: Call[] = operations
  .filter(({ request }) => request !== undefined)
  .flatMap(({ id, path: address }) => {
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(
      ([, name = ""]) => name,
    );
    const all = [samples[id], laterSamples[id]?.sample].flatMap(
      (sample) => sample ?? [],
    );
    return all.map((sample) => ({ id, sample, inPath }));
  })
  .filter(({ sample }) => sample.body !== undefined);

type Client = {
  generate: () => Promise<string>;
  write: (call: Call) => string;
  read: string;
  head: string;
};
const json = JSON.stringify;
const clients: Record<string, Client> = {
  "openapi-typescript": {
    generate: () =>
      run("openapi-typescript", "bin/cli.js", [
        "openapi.json",
        "--output",
        "types.ts",
      ]),
    head: `import type { operations as o } from "./types";`,
    write: ({ id, sample }) =>
      `export const ${id} = ${json(sample.body)} satisfies NonNullable<o["${id}"]["requestBody"]>["content"]["application/json"];`,
    read: `export const read = (answer: o["createListing"]["responses"][201]["content"]["application/json"]): string => answer.title;`,
  },
  "@hey-api/openapi-ts": {
    generate: () =>
      run("@hey-api/openapi-ts", "bin/run.js", [
        "--input",
        "openapi.json",
        "--output",
        "hey",
        "--no-log-file",
      ]),
    head: `import * as client from "./hey";`,
    write: ({ id, sample: { body, path: place, headers } }) =>
      `export const ${id} = () => client.${id}({ body: ${json(body)}, ${place ? `path: ${json(place)}, ` : ""}${headers ? `headers: ${json(headers)} ` : ""}});`,
    read: "export const read = async (): Promise<string | undefined> => (await client.readListing({ path: { id: '1' } })).data?.title;",
  },
  orval: {
    generate: () =>
      run("orval", "dist/bin/orval.js", [
        "--input",
        "openapi.json",
        "--output",
        "orval.ts",
        "--client",
        "fetch",
      ]),
    head: `import * as client from "./orval";`,
    write: ({ id, sample: { body, path: place = {}, headers = {} }, inPath }) =>
      `export const ${id} = () => client.${id}(${inPath.map((name) => `${json(place[name])}, `).join("")}${json(body)}, { headers: ${json(headers)} });`,
    read: "export const read = async () => { const { status, data } = await client.readListing('1'); return status === 200 ? data.title : data?.code; };",
  },
};

const fileOf = (name: string) => `${name.replaceAll(/\W/g, "-")}-program.ts`;

/** Every documented body, and one that the compiler has to refuse. */
function writeProgram({ head, write, read }: Client) {
  // A call with two documented bodies is one function each.
  const lines = calls.map((call, index) =>
    write(call).replace(`const ${call.id} `, `const ${call.id}${index} `),
  );
  const headers = { "Idempotency-Key": "a" };
  const wrong = write({
    id: "createListing",
    inPath: [],
    sample: { body: { productName: 5 }, headers },
  });
  return [head, ...lines, read, "// @ts-expect-error", wrong, ""].join("\n");
}

let complaints: Record<string, string>;
let compiled: string;
beforeAll(async () => {
  writeFileSync(path.join(folder, "openapi.json"), json(apiDocument));
  const generating = Object.entries(clients).map(async ([name, client]) => {
    writeFileSync(path.join(folder, fileOf(name)), writeProgram(client));
    return [name, await client.generate()];
  });
  complaints = Object.fromEntries(await Promise.all(generating));
  const files = Object.keys(clients).map(fileOf);
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    json({ compilerOptions, files }),
  );
  compiled = await run("typescript", "bin/tsc", ["--project", "tsconfig.json"]);
});

test("the documented bodies leave out what has a usual value", () => {
  const { body } = calls.find(({ id }) => id === "createListing")?.sample ?? {};
  expect(Object.keys(body ?? {})).toEqual([
    "productName",
    "materials",
    "extraDetails",
  ]);
  expect(calls.length).toBeGreaterThan(10);
});

test.each(Object.keys(clients))(
  "%s: a program of its client that sends every documented body and reads an answer compiles, one of a wrong body doesn't",
  (name) => {
    expect(complaints[name]).toBe("");
    const told = compiled
      .split("\n")
      .filter((line) => line.startsWith(fileOf(name)));
    expect(told).toEqual([]);
  },
);

test("the generated clients themselves compile", () => {
  expect(compiled).toBe("");
});
