// `npm run bench -- truth`: what the product makes of recorded answers and
// labeled sentences in `tests/truth`, in place of a model that answers them:
// with the review off, with a review that says what people said, and with one
// verdict in ten wrong. With `-v` it lists what misses a goal. With `--kept`
// the sets that are kept apart are measured in place of those to work with.

import { listMisses } from "./bench/truth/list-misses";
import { measureTruth } from "./bench/truth/measure-truth";
import { printTable, tableOf } from "./bench/truth/truth-table";

const measured = measureTruth(process.argv.includes("--kept"));
const modes = measured.map(({ mode }) => `review ${mode}`);
if (process.argv.includes("-v"))
  for (const line of measured.flatMap(listMisses))
    process.stdout.write(`${line}\n`);
process.stdout.write(`${printTable(tableOf(measured), modes)}\n`);
