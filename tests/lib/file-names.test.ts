import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What many folders have one of, named by what it holds. */
const subjects = ["index.ts", "limits.ts", "schema.ts", "tasks.ts"];
const endings = [
  "data",
  "lexicon",
  "messages",
  "schema",
  "schemas",
  "table",
  "worker",
];

/** A text of each page, a table of each language, a check of each service. */
const families = [
  /^lib\/brand\/logo\/layouts\//,
  /^lib\/content\//,
  /^lib\/listing-text\/(languages|unwanted)\/[a-z]{2}\.ts$/,
  /^scripts\/(doctor|mutation)\//,
];

/** Several exports with one subject that no name among them says. */
const collections = new Set([
  "lib/batches/review/review-rows.ts",
  "lib/billing/quota/reservation-keys.ts",
  "lib/browser/local-storage.ts",
  "lib/jobs/queue.ts",
  "lib/listing-text/compose/complete-fields.ts",
  "lib/listing-text/fields/listing-choices.ts",
  "lib/listing-text/fields/read-answer-values.ts",
  "lib/listing-text/languages/concepts.ts",
  "lib/listing-text/languages/no-packs.ts",
  "lib/listing-text/lexicon/traits.ts",
  "lib/listing-text/lexicon/translated-words.ts",
  "lib/listing-text/plain-text/strip-markup.ts",
  "lib/listings/history/filter-choices.ts",
  "lib/photos/decoder/program.ts",
  "lib/public-api/docs/describe-operations.ts",
  "lib/settings/service-descriptions.ts",
  "scripts/bench/renders/jsx-runtime.ts",
  "scripts/bench/statistics.ts",
]);

const littleWords = new Set(["of", "in", "for", "is", "has", "with"]);

const singular = (word: string) =>
  word
    .replace(/(ies|ie)$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^su])s$/, "$1");

/** "OAuthError" and "oauth-error": oauth, error. */
const wordsOf = (name: string) =>
  name
    .replaceAll("OAuth", "Oauth")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()
    .split(/[-./]/);

const subjectOf = (words: string[]) =>
  words.filter((word) => !littleWords.has(word)).map(singular);

const exported =
  /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;

function exportsOf(file: string) {
  const all = Array.from(readFileSync(file, "utf8").matchAll(exported));
  const values = all.filter(([line]) => !/ (type|interface) /.test(line));
  return {
    names: all.map(([, name = ""]) => wordsOf(name)),
    isOne: values.length < 2,
  };
}

/**
 * Of one export a file has the name, of several that of one or of what they
 * share. What its folders say may be left out or said again.
 */
function isNamed(file: string) {
  const stem = wordsOf(path.parse(file).name);
  const { names, isOne } = exportsOf(file);
  if (names.length === 0 || endings.includes(stem.at(-1) ?? "")) return true;
  if (names.some((name) => name.join("-") === stem.join("-"))) return true;
  const said = new Set(subjectOf(wordsOf(path.dirname(file))));
  const subject = subjectOf(stem);
  return names.map(subjectOf).some((name) => {
    const isShared = subject.some((word) => name.includes(word));
    const isWhole = subject.every(
      (word) => name.includes(word) || said.has(word),
    );
    const isAll = name.every(
      (word) => subject.includes(word) || said.has(word),
    );
    return isShared && isWhole && (isAll || !isOne);
  });
}

const roots = ["lib", "components", "server", "scripts"];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`),
);

test("files: each has the name of what it exports", () => {
  const checked = files.filter(
    (file) =>
      /(?<!\.d)\.tsx?$/.test(file) &&
      !subjects.includes(path.basename(file)) &&
      !families.some((family) => family.test(file)),
  );
  expect(checked.length).toBeGreaterThan(1_000);
  const unnamed = checked.filter((file) => !isNamed(file));
  expect(unnamed.filter((file) => !collections.has(file))).toEqual([]);
});

test("data files: each says what it holds", () => {
  const unsaid = files.filter((file) => path.basename(file) === "data.ts");
  expect(unsaid).toEqual([]);
});

/** What the linter reads. */
const small = ["scripts/lint"];

test("folders: each has more than one file", () => {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (let at = path.dirname(file); at !== "."; at = path.dirname(at)) {
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  const alone = [...counts].filter(([, count]) => count === 1);
  const folders = alone.map(([folder]) => folder);
  expect(folders.filter((folder) => !small.includes(folder))).toEqual([]);
});
