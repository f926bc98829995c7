// `npm run bench -- quality`: what the golden set's recorded answers are worth;
// `--reasons` says what they lack. `npm run bench -- quality --live
// [--model=NAME …]`: has the model of ANTHROPIC_API_KEY or of MODEL_API=openai
// answer the same briefs, which may cost money. The figures go to
// `reports/quality-NAME.json`. A key that starts with "sk-ant-sandbox-" means
// the sample writer.
import { mkdirSync, writeFileSync } from "node:fs";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { goldenSet } from "@/tests/golden/golden-set";
import { judge, qualities, qualitiesOf } from "@/tests/golden/judge";
import { answerLive } from "./bench/live-answers";
import {
  measureQuality,
  printSummaries,
  type Quality,
  type Summary,
  summarize,
} from "./bench/quality";
import { Stop } from "./settings";

const cell = (text: string | number, width: number) =>
  String(text).padStart(width);
const countOf = (quality: (typeof qualities)[number]) =>
  goldenSet.filter((brief) => qualitiesOf(brief).includes(quality)).length;
const start = ({ id, language, kind }: (typeof goldenSet)[number]) =>
  `${id.padEnd(24)}${language.padEnd(6)}${kind.padEnd(9)}`;

function writeReport(name: string, briefs: object[], summary: Summary) {
  const file = `reports/quality-${name.replace(/[^\w.-]/gu, "-")}.json`;
  mkdirSync("reports", { recursive: true });
  const report = {
    name,
    prompt: listingPrompt.version,
    madeAt: new Date().toISOString(),
    summary,
    briefs,
  };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nEvery brief's figures: ${file}`);
}

function measureRecorded() {
  const made = new Map(qualities.map((quality) => [quality, [] as Quality[]]));
  console.log(
    `${"brief".padEnd(24)}lang  kind     ${qualities.map((quality) => cell(quality, 8)).join("")}`,
  );
  for (const brief of goldenSet) {
    const scores = qualities.map((quality) => {
      if (!qualitiesOf(brief).includes(quality)) return "";
      const { draft, listing, productName, category } = judge(brief, quality);
      if (!listing) return "refused";
      const measured = measureQuality(brief.form, {
        results: listing,
        facts: draft.facts,
        productName,
        category,
      });
      made.get(quality)?.push(measured);
      return measured.total;
    });
    console.log(start(brief) + scores.map((score) => cell(score, 8)).join(""));
    if (!process.argv.includes("--reasons")) continue;
    for (const check of judge(brief, "good").score?.checks ?? []) {
      if (check.points < check.max)
        console.log(
          `    ${check.points}/${check.max} ${check.id}: ${check.message}`,
        );
    }
  }
  printSummaries(
    [...made].map(([quality, measured]) => [
      quality,
      summarize(countOf(quality), measured),
    ]),
  );
}

async function measureLive(model: string | undefined) {
  const answers = await answerLive(goldenSet, model);
  console.log(
    `${"brief".padEnd(24)}lang  kind        score  earned    bare    lost  filler   cents seconds   (bare: sentences that nothing supports)`,
  );
  for (const { brief, quality, failure } of answers) {
    const figures = quality && [
      quality.total,
      quality.earned,
      quality.unsupported.length,
      quality.lost.length,
      quality.filler,
    ];
    const paid = quality && [
      quality.cents?.toFixed(3) ?? "?",
      quality.seconds.toFixed(1),
    ];
    const shown =
      figures && paid
        ? [...figures, ...paid].map((figure) => cell(figure, 8)).join("")
        : `   ${failure}`;
    console.log(start(brief) + shown);
  }
  const made = answers.flatMap(({ quality }) => quality ?? []);
  const name = model ?? answers.find((answer) => answer.model)?.model ?? "none";
  const summary = summarize(answers.length, made);
  const briefs = answers.map(
    ({ brief: { id, language, kind }, ...answer }) => ({
      id,
      language,
      kind,
      ...answer,
    }),
  );
  writeReport(name, briefs, summary);
  return [name, summary] as const;
}

const prefix = "--model=";
const models = process.argv
  .filter((one) => one.startsWith(prefix))
  .map((one) => one.slice(prefix.length));

async function run() {
  if (!process.argv.includes("--live")) return measureRecorded();
  const runs: [string, Summary][] = [];
  for (const model of models.length > 0 ? models : [undefined])
    runs.push([...(await measureLive(model))]);
  printSummaries(runs);
}

await run().catch((error: unknown) => {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
});
