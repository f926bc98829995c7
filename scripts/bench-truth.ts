// `npm run bench -- truth`: what the product makes of recorded answers and
// labeled sentences in `tests/truth`, in place of a model that answers them:
// with the review off, with a review that says what people said, and with one
// verdict in ten wrong. With `-v` it lists what misses a goal. With `--kept`
// the sets that are kept apart are measured in place of those to work with.
// `--live [--model=NAME]`: has the model of the settings, ANTHROPIC_API_KEY or
// MODEL_API=openai, look at the labeled sentences, which may cost money.

import { listMisses } from "./bench/truth/list-misses";
import { measureLive } from "./bench/truth/measure-live";
import { type Measured, measureTruth } from "./bench/truth/measure-truth";
import { printTable, tableOf } from "./bench/truth/truth-table";
import { Stop } from "./settings";

const isKept = process.argv.includes("--kept");
const prefix = "--model=";

function print(measured: Measured[]) {
  const modes = measured.map(({ mode }) => `review ${mode}`);
  if (process.argv.includes("-v"))
    for (const line of measured.flatMap(listMisses))
      process.stdout.write(`${line}\n`);
  process.stdout.write(`${printTable(tableOf(measured), modes)}\n`);
}

async function run() {
  if (!process.argv.includes("--live")) return print(measureTruth(isKept));
  const named = process.argv.find((one) => one.startsWith(prefix));
  const live = await measureLive(isKept, named?.slice(prefix.length));
  process.stdout.write(
    `${live.model}: ${live.reviews} listings, of which ${live.failed} got no review that can be used.\n\n`,
  );
  print(live.measured);
}

await run().catch((error: unknown) => {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
});
