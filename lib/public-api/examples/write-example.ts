import { type Sample, samples } from "@/lib/public-api/examples/samples";
import type { Operation } from "@/lib/public-api/operations/operation";
import { keyVariable } from "@/lib/settings/name-token";

export const exampleLanguages = {
  curl: "curl",
  javascript: "JavaScript",
  python: "Python",
} as const;
export type ExampleLanguage = keyof typeof exampleLanguages;

type Call = {
  method: string;
  address: string;
  headers: [string, string][];
  sample: Sample;
  file: Operation["file"];
};

/** As in a program: two spaces, and what is short on one line. */
function writeJson(value: unknown, indent: string): string {
  const short = JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, " ")
    .replaceAll("[ ", "[")
    .replaceAll(" ]", "]");
  if (
    short.length + indent.length <= 64 ||
    typeof value !== "object" ||
    value === null
  )
    return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => inner + writeJson(entry, inner))
    : Object.entries(value).map(
        ([name, entry]) =>
          `${inner}${JSON.stringify(name)}: ${writeJson(entry, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

function writeCurl({
  method,
  address,
  headers,
  sample: { body, file },
  file: kind,
}: Call) {
  const lines = [
    `curl --include --request ${method} "${address}"`,
    `--header "Authorization: Bearer $${keyVariable()}"`,
    ...headers.map(([name, value]) => `--header '${name}: ${value}'`),
    ...(body ? [`--data '${writeJson(body, "  ")}'`] : []),
    ...(file && kind ? [writeCurlFile(kind, file)] : []),
  ];
  return lines.join(" \\\n  ");
}

const writeCurlFile = (kind: NonNullable<Operation["file"]>, file: string) =>
  kind.type === "text/csv"
    ? `--data-binary @${file}`
    : `--form ${kind.part}=@${file}`;

function writeJavaScript({
  method,
  address,
  headers,
  sample: { body, file },
  file: kind,
}: Call) {
  const named = headers.map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${writeText(value)},`,
  );
  const isForm = kind?.type === "multipart/form-data";
  const before = [
    ...(file ? ['import { readFile } from "node:fs/promises";', ""] : []),
    ...(file && isForm
      ? [
          "const form = new FormData();",
          `form.set("${kind.part}", new Blob([await readFile("${file}")]), "${file}");`,
        ]
      : []),
  ];
  const sent = [
    ...(body ? [`  body: JSON.stringify(${writeJson(body, "  ")}),`] : []),
    ...(file
      ? [isForm ? "  body: form," : `  body: await readFile("${file}"),`]
      : []),
  ];
  return [
    ...before,
    `const answer = await fetch("${address}", {`,
    `  method: "${method}",`,
    "  headers: {",
    `    Authorization: "Bearer " + process.env.${keyVariable()},`,
    ...named,
    "  },",
    ...sent,
    "});",
    "console.log(answer.status, await answer.text());",
  ].join("\n");
}

/** Quotes stand in it as they are. */
const writeText = (value: string) =>
  value.includes('"') ? `'${value}'` : `"${value}"`;

/** Python's names of what JSON calls otherwise. */
const writePythonValue = (body: object) =>
  writeJson(body, "    ")
    .replaceAll(/: true\b/g, ": True")
    .replaceAll(/: false\b/g, ": False");

function writePython({
  method,
  address,
  headers,
  sample: { body, file },
  file: kind,
}: Call) {
  const named = headers.map(
    ([name, value]) => `        ${JSON.stringify(name)}: ${writeText(value)},`,
  );
  const isForm = kind?.type === "multipart/form-data";
  const form = file && isForm;
  return [
    ...(body ? ["import json"] : []),
    "import os",
    "import urllib.request",
    "",
    ...(file ? [`content = open("${file}", "rb").read()`] : []),
    ...(form
      ? [
          `part = 'Content-Disposition: form-data; name="${kind.part}"; filename="${file}"'`,
          'body = b"--part\\r\\n" + part.encode() + b"\\r\\n\\r\\n" + content + b"\\r\\n--part--\\r\\n"',
        ]
      : []),
    "request = urllib.request.Request(",
    `    "${address}",`,
    `    method="${method}",`,
    "    headers={",
    `        "Authorization": "Bearer " + os.environ["${keyVariable()}"],`,
    ...named,
    ...(form
      ? ['        "Content-Type": "multipart/form-data; boundary=part",']
      : []),
    "    },",
    ...(body
      ? [`    data=json.dumps(${writePythonValue(body)}).encode(),`]
      : []),
    ...(file ? [form ? "    data=body," : "    data=content,"] : []),
    ")",
    "with urllib.request.urlopen(request) as answer:",
    "    print(answer.status, answer.read().decode())",
  ].join("\n");
}

const writers = {
  curl: writeCurl,
  javascript: writeJavaScript,
  python: writePython,
};

/**
 * A whole program that makes the call, with nothing but what the language
 * brings along. It reads the key from the environment, as `keyVariable`, and
 * prints the status and the answer.
 */
export function writeExample(
  language: ExampleLanguage,
  { id, method, path, file }: Operation,
  origin: string,
  sample: Sample = samples[id] ?? {},
) {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => sample.path?.[name] ?? "",
  );
  const headers = Object.entries({
    ...sample.headers,
    ...(sample.body && { "Content-Type": "application/json" }),
    ...(file?.type === "text/csv" && { "Content-Type": file.type }),
  });
  const address = `${origin}/api/v1${filled}${sample.query ? `?${sample.query}` : ""}`;
  return writers[language]({
    method: method.toUpperCase(),
    address,
    headers,
    sample,
    file,
  });
}
