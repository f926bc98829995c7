import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { imports } from "./call-types";

/** A recorded value and the type that it should have. */
export type Sample = {
  journey: string;
  /** Such as "GET /v1/customers/:id, answer". */
  name: string;
  type: string;
  value: unknown;
};
export type Fault = {
  journey: string;
  name: string;
  /** Such as "data[].items", or "" for the value itself. */
  path: string;
  /** As the compiler says it. */
  message: string;
};

type Line = { text: string; sample: Sample | null; path: string };

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: "ES2022",
  lib: ["dom", "esnext"],
  module: "esnext",
  moduleResolution: "bundler",
  types: ["node"],
};

/**
 * Writes the values as TypeScript, one file for each journey, and compiles them
 * with the installed packages. Every value is a fresh literal, so a field that
 * its type doesn't have is a fault, too. Each fault is reported once, for the
 * first journey. The compiler tells a missing field only of an object whose
 * other fields are right, so a correction can uncover another fault.
 */
export function checkTypes(samples: Sample[]): Fault[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "contract-"));
  try {
    const files = writeFiles(folder, samples);
    return distinct(compile(folder).map((line) => toFault(line, files)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeFiles(folder: string, samples: Sample[]) {
  const files = new Map<string, Line[]>();
  for (const journey of new Set(samples.map((sample) => sample.journey))) {
    const lines = imports.map(
      (text): Line => ({ text, sample: null, path: "" }),
    );
    for (const sample of samples) {
      if (sample.journey !== journey) continue;
      lines.push({
        text: `export const value${lines.length}: ${sample.type} =`,
        sample,
        path: "",
      });
      lines.push(
        ...print(sample.value, "", "", ";").map((line) => ({
          ...line,
          sample,
        })),
      );
    }
    // The compiler goes by names, and the first journey is the one to be named.
    const file = `journey-${String(files.size).padStart(3, "0")}.ts`;
    files.set(file, lines);
    writeFileSync(
      path.join(folder, file),
      lines.map(({ text }) => text).join("\n"),
    );
  }
  copyFileSync(path.join(__dirname, "wire.ts"), path.join(folder, "wire.ts"));
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, include: ["*.ts"] }),
  );
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return files;
}

/** Characters. No type knows more of a text, and images are long. */
const maxText = 200;

/**
 * A value as a literal with each field on a line of its own, so that a line
 * number names the field.
 */
function print(
  value: unknown,
  key: string,
  at: string,
  end: string,
): Omit<Line, "sample">[] {
  if (typeof value === "string")
    return [
      {
        text: `${key}${JSON.stringify(value.slice(0, maxText))}${end}`,
        path: at,
      },
    ];
  if (typeof value !== "object" || value === null)
    return [{ text: `${key}${JSON.stringify(value)}${end}`, path: at }];
  const inner = Array.isArray(value)
    ? value.flatMap((each) => print(each, "", `${at}[]`, ","))
    : Object.entries(value).flatMap(([name, each]) =>
        print(
          each,
          `${JSON.stringify(name)}: `,
          at === "" ? name : `${at}.${name}`,
          ",",
        ),
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return [
    { text: `${key}${open}`, path: at },
    ...inner,
    { text: `${close}${end}`, path: at },
  ];
}

const diagnostic = /^(\S+?)\((\d+),\d+\): error (TS\d+: .*)$/;

/** The compiler prints a type of Stripe's with all of its fields. */
const shortenTypes = (message: string) =>
  message.replace(/'([^']{80})[^']*'/g, (_, start: string) => `'${start}…'`);

function compile(folder: string) {
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, "-p", folder, "--pretty", "false"],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  const found = stdout.split("\n").flatMap((line) => {
    const [, file = "", number = "", message = ""] =
      diagnostic.exec(line) ?? [];
    return file === ""
      ? []
      : [
          {
            file: path.basename(file),
            number: Number(number),
            message: shortenTypes(message),
          },
        ];
  });
  if (status !== 0 && found.length === 0)
    throw new Error(`The compiler failed: ${stdout}${stderr}`);
  return found;
}

function toFault(
  { file, number, message }: ReturnType<typeof compile>[number],
  files: Map<string, Line[]>,
): Fault {
  const line = files.get(file)?.[number - 1];
  if (!line?.sample)
    return {
      journey: "",
      name: `${file}:${number}`,
      path: line?.text ?? "",
      message,
    };
  return {
    journey: line.sample.journey,
    name: line.sample.name,
    path: line.path,
    message,
  };
}

function distinct(faults: Fault[]) {
  const byFault = new Map<string, Fault>();
  for (const fault of faults) {
    const key = [fault.name, fault.path, fault.message].join("\n");
    if (!byFault.has(key)) byFault.set(key, fault);
  }
  return [...byFault.values()];
}
