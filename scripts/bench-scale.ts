// `npm run bench -- scale`: medians of calls with 1,000,000 users and
// 10,000,000 listings, compared with 1,000 and 10,000. `--users=100000` sets
// the large size; `--data=<folder>` keeps the databases there for the next run;
// `-- calls owner jobs cost sizes` measures only these parts, `--only=search`
// only calls with this in their name.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ownerCalls, sellerCalls } from "./bench/scale/calls";
import {
  costLine,
  measureCosts,
  measureStoring,
  modelCents,
} from "./bench/scale/cost";
import { datasetOf } from "./bench/scale/dataset";
import {
  isOver,
  limit,
  lineOf,
  type Measurement,
  measure,
  titleLine,
} from "./bench/scale/measure";
import { measureJobs } from "./bench/scale/measure-jobs";
import { readSizes, readWidths, sizeLines } from "./bench/scale/sizes";
import { startTarget, type Target } from "./bench/scale/start-target";
import { buildWhenStale } from "./build-when-stale";

const argumentOf = (name: string) =>
  process.argv
    .find((argument) => argument.startsWith(`--${name}=`))
    ?.slice(name.length + 3);
const largeUsers = Number(argumentOf("users") ?? 1_000_000);
const kept = argumentOf("data");
const named = argumentOf("only") ?? "";
const wanted = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith("--"));
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const load = () => `load ${os.loadavg()[0]?.toFixed(1)}`;

async function compareCalls(part: string, small: Target, large: Target) {
  console.log(`\n${titleLine(`${part}, medians (${load()})`)}`);
  const results: Measurement[] = [];
  for (const call of (part === "calls" ? sellerCalls : ownerCalls).filter(
    ({ name }) => name.includes(named),
  )) {
    const result = await measure(small, large, call);
    results.push(result);
    console.log(lineOf(result));
  }
  return results.filter(isOver).length;
}

async function printJobs(small: Target, large: Target) {
  console.log(`\nmaintenance jobs, medians (${load()})`);
  for (const { name, small: few, large: many } of await measureJobs(
    small,
    large,
  )) {
    console.log(`  ${name.padEnd(36)}${few} ms${String(many).padStart(8)} ms`);
  }
}

async function printCosts(large: Target) {
  console.log(
    `\nper repetition (${load()})        application ms  PostgreSQL ms  statements  WAL KB`,
  );
  for (const [name, cost] of await measureCosts(large))
    console.log(costLine(name, cost));
  const { perSecond, postgres } = await measureStoring(large);
  console.log(
    `  PostgreSQL alone reserves and stores ${perSecond.toFixed(0)} listings a second for 16 sellers in parallel,`,
  );
  console.log(`  ${postgres.toFixed(1)} ms of processor time for each`);
  const { inputTokens, outputTokens, cents } = await modelCents(large);
  console.log(
    `  the model's ${inputTokens?.toFixed(0)} tokens in and ${outputTokens?.toFixed(0)} out cost ${cents.toFixed(3)} cents`,
  );
}

async function printSizes(large: Target) {
  console.log("\nsizes of the large one (no thumbnails)");
  const widths = await readWidths(large);
  console.log(
    `  a listing's row: ${widths?.loaded.toFixed(0)} bytes loaded, ${widths?.written?.toFixed(0)} written here`,
  );
  for (const line of sizeLines(await readSizes(large))) console.log(line);
}

const folder = kept
  ? path.resolve(kept)
  : mkdtempSync(path.join(os.tmpdir(), "listwright-bench-"));
mkdirSync(folder, { recursive: true });
await buildWhenStale(console.log);
const started: Target[] = [];
async function start(users: number) {
  const target = await startTarget(datasetOf(users), folder, console.log);
  started.push(target);
  return target;
}
let slower = 0;
try {
  const [small, large] = [await start(1_000), await start(largeUsers)];
  console.log(
    `${os.cpus().length} cores, ${load()}; ${small.users} and ${large.users.toLocaleString("en")} users`,
  );
  for (const part of ["calls", "owner"])
    if (isWanted(part)) slower += await compareCalls(part, small, large);
  if (isWanted("jobs")) await printJobs(small, large);
  if (isWanted("cost")) await printCosts(large);
  if (isWanted("sizes")) await printSizes(large);
  console.log(`\n${slower} of the calls over ${limit} × (${load()})`);
} finally {
  for (const target of started) await target.stop();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = slower > 0 ? 1 : 0;
