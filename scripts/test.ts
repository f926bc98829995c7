// `npm test`: each behavior once. `npm test -- --only=server tests/lib/billing`
// runs one part, those named in `test-arguments.ts`. With --full journeys run
// at every size of screen, pages in every view, and what is random with all its
// inputs; with --long, which `npm run test:long` adds, much more often.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { patience } from "@/tests/support/patience";
import {
  buildWhenStale,
  bundlePrograms,
  bundleSandbox,
  generateClient,
} from "./build-when-stale";
import { endChild } from "./embedded/child";
import { startApplication } from "./embedded/start-application";
import { findBrowser } from "./find-browser";
import { openTestFolder } from "./open-test-folder";
import { findFreePort } from "./ports";
import { Stop } from "./settings";
import { startTestServices } from "./start-test-services";
import { readTestArguments, runsPart } from "./test-arguments";
import { undoAll } from "./undo-all";

const { only, also, isLong, isFull, isWatched, rest, problem } =
  readTestArguments(process.argv.slice(2));
if (problem) {
  console.error(problem);
  process.exit(1);
}
const runs = (part: string) => runsPart({ only, also }, part);

const total = { passed: 0, failed: 0, skipped: 0 };
/**
 * Seconds by part, in the order in which they ended; deploy and faults run
 * beside the others.
 */
const durations = new Map<string, number>();

async function timed<Result>(
  part: string,
  action: () => Result | Promise<Result>,
) {
  const start = performance.now();
  try {
    return await action();
  } finally {
    durations.set(part, (performance.now() - start) / 1_000);
  }
}
const { folder: dataDir, env: ownTemporary, close } = await openTestFolder();
const undo: (() => unknown)[] = [close];

/** Tests leave much garbage: with more room it is collected less often. */
const nodeFlags = ["--max-semi-space-size=64"];

function run(
  program: string,
  parameters: string[],
  env: Record<string, string>,
) {
  return new Promise<number>((resolve) => {
    const child = spawn(
      process.execPath,
      [...nodeFlags, program, ...parameters],
      {
        stdio: "inherit",
        env: {
          ...process.env,
          ...(isLong && { LONG_TESTS: "true" }),
          ...(isFull && { FULL_TESTS: "true" }),
          ...ownTemporary,
          ...env,
        },
      },
    );
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** What runs beside the others needs a part of the processor, too. */
const hasPartsApart = ["deploy", "faults"].some(runs);
const serverWorkers = hasPartsApart ? 3 : 5;

async function runJest(project: string, env: Record<string, string>) {
  const summary = path.join(dataDir, `${project}.json`);
  // The time limit ends what hangs. It says nothing about speed, as a busy
  // machine may be ten times slower.
  const flags = [
    `--selectProjects=${project}`,
    "--json",
    `--outputFile=${summary}`,
    "--testTimeout=240000",
    ...rest,
  ];
  // Not in the temporary folder, which goes with the run.
  flags.push("--cacheDirectory=node_modules/.cache/jest");
  if (isWatched) flags.push("--watchAll");
  // Those with a running application share it; the last break what the others
  // use. The server's tests wait for the database half of the time; those that
  // wait for nothing need no third worker, which has to load everything as well.
  if (["http", "browsers", "faults", "deploy"].includes(project))
    flags.push("--runInBand");
  else flags.push(`--maxWorkers=${project === "server" ? serverWorkers : 2}`);
  const code = await run(
    "node_modules/jest/bin/jest.js",
    [...flags, "--reporters=default"],
    env,
  );
  const counts = existsSync(summary)
    ? JSON.parse(readFileSync(summary, "utf8"))
    : { numFailedTests: 1 };
  total.passed += counts.numPassedTests ?? 0;
  total.failed +=
    (counts.numFailedTests ?? 0) + (counts.numRuntimeErrorTestSuites ?? 0);
  total.skipped += (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0);
  if (code !== 0 && total.failed === 0) total.failed = 1;
}

async function runPlaywright(env: Record<string, string>) {
  const summary = path.join(dataDir, "browser.json");
  const browser = await findBrowser();
  console.log(`\nThe browser journeys are driven by ${browser.name}.`);
  const code = await run(
    "node_modules/@playwright/test/cli.js",
    ["test", ...(isFull ? [] : ["--grep-invert=@full"]), ...rest],
    {
      ...env,
      BROWSER_PATH: browser.path,
      PLAYWRIGHT_SUMMARY: summary,
    },
  );
  const stats = existsSync(summary)
    ? JSON.parse(readFileSync(summary, "utf8")).stats
    : {};
  total.passed += stats.expected ?? 0;
  total.failed += (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  total.skipped += stats.skipped ?? 0;
  if (code !== 0 && total.failed === 0) total.failed = 1;
}

async function startTwoInstances(
  { env, sandboxUrl }: Awaited<ReturnType<typeof startTestServices>>,
  more: Record<string, string>,
) {
  const ports = [await findFreePort(), await findFreePort()];
  // Both say they are the first one, as instances behind one address do.
  const address = `http://localhost:${ports[0]}`;
  const limits = {
    TRUSTED_PROXY_HOPS: "1",
    LOG_LEVEL: "fatal",
    METRICS_TOKEN: "metrics-of-the-tests",
    ADMIN_EMAILS: "admin@example.com",
    // So that what never ends is tested in seconds.
    ANTHROPIC_DEADLINE_MS: "8000",
    // Other tests spend a budget on the day of the database that all share.
    MODEL_DAILY_BUDGET_USD: "0",
    // Calls of the model are counted.
    REVIEW: "off",
    ...more,
  };
  await Promise.all(
    ports.map((port) =>
      startApplication({ port, address, env: { ...env, ...limits } }, (child) =>
        undo.push(() => endChild(child, 5_000)),
      ),
    ),
  );
  if (sandboxUrl) await sendEventsTo(sandboxUrl, address);
  return { BASE_URL: address, SECOND_URL: `http://localhost:${ports[1]}` };
}

/** The sandbox started before the ports of the instances were known. */
async function sendEventsTo(sandbox: string, address: string) {
  await fetch(`${sandbox}/stripe/webhooks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      mode: "normal",
      url: `${address}/api/webhooks/stripe`,
    }),
  });
}

async function runComponents() {
  if (runs("components"))
    await timed("components", () => runJest("components", {}));
}

/**
 * The parts that use the processor, one after another, on one database. Where
 * nothing runs apart, those of components run beside the ones over HTTP, which
 * use half of it.
 */
async function runShared() {
  if (runs("sandbox")) await timed("sandbox", () => runJest("sandbox", {}));
  if (!["server", "http", "browser", "browsers"].some(runs))
    return runComponents();

  const services = await timed("database and sandbox", () =>
    startTestServices(dataDir, undo),
  );
  const env = { ...services.env, SANDBOX_URL: services.sandboxUrl ?? "" };
  if (runs("server"))
    await timed("server", () => runJest("server", { ...env, ...patience }));
  if (!["http", "browser", "browsers"].some(runs)) return runComponents();

  const running = {
    ...env,
    ...patience,
    ...(await timed("two instances", () =>
      startTwoInstances(services, patience),
    )),
  };
  const overHttp = async () => {
    if (runs("http")) await timed("http", () => runJest("http", running));
  };
  if (hasPartsApart) {
    await runComponents();
    await overHttp();
  } else await Promise.all([overHttp(), runComponents()]);
  if (runs("browser")) await timed("browser", () => runPlaywright(running));
  if (runs("browsers"))
    await timed("browsers", () => runJest("browsers", running));
}

/**
 * The parts that mostly wait, meanwhile: on a database of their own, since the
 * last stops and starts it.
 */
async function runApart() {
  if (!hasPartsApart) return;
  const services = await startTestServices(path.join(dataDir, "apart"), undo);
  const env = { ...services.env, SANDBOX_URL: services.sandboxUrl ?? "" };
  if (runs("deploy")) await timed("deploy", () => runJest("deploy", env));
  const { postgresPlace } = services;
  if (!runs("faults") || !postgresPlace) return;
  const more = {
    POSTGRES_PLACE: JSON.stringify(postgresPlace),
    BROWSER_PATH: (await findBrowser()).path,
  };
  const addresses = await startTwoInstances(services, patience);
  const running = { ...env, ...addresses, ...more };
  await timed("faults", () => runJest("faults", running));
}

async function main() {
  generateClient();
  process.env.SANDBOX_PROGRAM = await bundleSandbox();
  if (["http", "browser", "browsers", "deploy", "faults"].some(runs))
    await timed("build", () => buildWhenStale(console.log));
  // The server's tests run its threads and its other processes as well.
  else if (runs("server")) await bundlePrograms();
  const ended = await Promise.allSettled([runShared(), runApart()]);
  for (const outcome of ended)
    if (outcome.status === "rejected") throw outcome.reason;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => undoAll(undo).then(() => process.exit(130)));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  total.failed += 1;
}
await undoAll(undo);
console.log("\nSeconds by part");
for (const [part, seconds] of durations)
  console.log(`${seconds.toFixed(1).padStart(8)}  ${part}`);
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed === 0 ? 0 : 1);
