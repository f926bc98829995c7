import { spawnSync } from "node:child_process";
import { measureQuality, summarize } from "@/scripts/bench/quality";
import { goldenSet } from "@/tests/golden/golden-set";
import { judge } from "@/tests/golden/judge";

const noKey =
  "Set ANTHROPIC_API_KEY: --live asks the real provider, which costs money.";
const noServer =
  "Set OPENAI_BASE_URL and OPENAI_MODEL: --live asks that server.";
test.each([
  ["quality", {}, noKey],
  ["truth", {}, noKey],
  ["quality", { MODEL_API: "openai" }, noServer],
  ["truth", { MODEL_API: "openai", OPENAI_MODEL: "qwen3:8b" }, noServer],
])("bench %s --live with %j alone: says what to set", (name, given, words) => {
  const { ANTHROPIC_API_KEY: _, ...env } = process.env;
  const { stderr, status } = spawnSync(
    "npm",
    ["run", "-s", "bench", "--", name, "--live"],
    { encoding: "utf8", env: { ...env, ...given } as NodeJS.ProcessEnv },
  );
  expect([stderr.trim(), status]).toEqual([words, 1]);
});

const [brief] = goldenSet.filter(({ id }) => id === "dog-bandana");
if (!brief) throw new Error("the golden set has no dog bandana");
const { draft, listing, productName, category } = judge(brief, "good");
if (!listing) throw new Error("the good answer was refused");
const measure = (description: string) => {
  const results = {
    ...listing,
    description,
    attributes: [],
    altText: "",
    tags: [],
    materials: [],
    title: "Dog Bandana",
  };
  return measureQuality(brief.form, {
    results,
    facts: draft.facts,
    productName,
    category,
  });
};

test("quality: counts what is lost, sentences that nothing supports, and filler", () => {
  expect(
    measureQuality(brief.form, {
      results: listing,
      facts: draft.facts,
      productName,
      category,
    }).lost,
  ).toEqual([]);
  const { lost, filler, sentences, unsupported } = measure(
    "A red bandana. The perfect gift for any occasion. It brings joy to every home. It is made of silk.",
  );
  expect([sentences, unsupported.length]).toEqual([4, 1]);
  expect(lost).toEqual(
    expect.arrayContaining(["cotton", expect.stringContaining("wash")]),
  );
  expect(filler).toBe(2);
});

test("quality of a run: means of the listings, and an unknown price stays unknown", () => {
  const bill = { inputTokens: 1_000_000, outputTokens: 0, durationMs: 3_000 };
  const of = (model: string) =>
    measureQuality(
      brief.form,
      { results: listing, facts: [], productName, category },
      { ...bill, model },
    );
  expect(
    summarize(3, [of("claude-haiku-5-5"), of("claude-haiku-5-5")]),
  ).toMatchObject({
    asked: 3,
    made: 2,
    cents: 10,
    seconds: 3,
    inputTokens: 1_000_000,
  });
  expect(summarize(1, [of("someone-elses-model")]).cents).toBeNull();
});
