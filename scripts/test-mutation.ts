// `npm run test:mutation`: changes the code in many small ways and counts which
// changes the tests notice. `npm run test:mutation -- --only=rules` runs a
// part: rules or sample. With paths, only those files are changed.
import path from "node:path";
import type {
  MutantResult,
  PartialStrykerOptions,
} from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { patience } from "@/tests/support/patience";
import { bundlePrograms, generateClient } from "./build-when-stale";
import { openTestFolder } from "./open-test-folder";
import { startTestServices } from "./start-test-services";
import { undoAll } from "./undo-all";

type Part = {
  name: string;
  mutate: string[];
  /**
   * Below tests/: those that are about this code, since what others happen to
   * notice says little and takes hours.
   */
  tests: string[];
  /** Percent that the tests must kill. */
  goal: number;
  /** How many mutants are tried; all without it. */
  sample?: number;
};

const parts: Part[] = [
  {
    name: "rules",
    mutate: ["lib/listing-text/rules/**/*.ts"],
    tests: [
      "lib/listings/{rules*,normalize,off-limits,disguised-words}.test.ts",
      "lib/listings/{personalization,snippets,tags,titles,written-signs}.test.ts",
      "lib/listings/shop/check-snippet.test.ts",
    ],
    goal: 85,
  },
  {
    name: "sample",
    mutate: ["lib/{auth,billing,http}/**/*.ts"],
    tests: [
      "lib/{account,admin,auth,billing,http}/**/*.test.ts",
      "app/api/{account,auth,billing,v1}/**/*.test.ts",
      "app/{mcp,oauth}/**/*.test.ts",
      "app/api/{analyze-image,deletion,generate-listing,subscription-status}.test.ts",
      "app/api/brand/brand-kit.test.ts",
    ],
    goal: 80,
    sample: 300,
  },
];

const args = process.argv.slice(2);
const only = args
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length);
const paths = args.filter((argument) => !argument.startsWith("--"));
const { folder, env: ownTemporary, close } = await openTestFolder();
const undo: (() => unknown)[] = [close];

function optionsOf({
  name,
  mutate,
  tests,
  sample,
}: Part): PartialStrykerOptions {
  return {
    mutate: paths.length > 0 ? paths : mutate,
    testRunner: "jest",
    plugins: [
      "@stryker-mutator/jest-runner",
      path.resolve("scripts/mutation/sample-checker.mjs"),
    ],
    checkers: sample === undefined ? [] : ["sample"],
    jest: {
      projectType: "custom",
      configFile: "scripts/mutation/jest.config.mjs",
      // What reaches a mutant is chosen by scripts/mutation/jest-runner.mjs,
      // which is much faster.
      enableFindRelatedTests: false,
      config: {
        testMatch: tests.map((pattern) => `<rootDir>/tests/${pattern}`),
      },
    },
    coverageAnalysis: "perTest",
    concurrency: 2,
    // Loops without an end are found by counting, not by the clock; this is for
    // a busy machine.
    timeoutMS: 180_000,
    dryRunTimeoutMinutes: 60,
    // Stryker's way of rewriting this file needs a compiler API that TypeScript
    // 7 has no more.
    tsconfigFile: "none",
    disableTypeChecks: false,
    tempDirName: `.stryker-tmp-${name}`,
    cleanTempDir: "always",
    ignorePatterns: [
      // Programs and threads of the server are beside the build.
      "!/.next",
      "/.next/*",
      "!/.next/*.mjs",
      "/.data*",
      "/reports",
      "/.stryker-tmp*",
      "/bench",
      "/shots",
    ],
    reporters: ["progress-append-only", "json", "html"],
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
    allowConsoleColors: false,
  };
}

/**
 * Of a test that failed because something took too long: the mutant hangs, or
 * the machine is busy.
 */
const timeLimit =
  /exceeded timeout|timeout exceeded|connection timeout|read timeout|expired transaction|in the given time/i;

type Outcome =
  | "killed"
  | "survived"
  | "reached by no test"
  | "timed out"
  | "can't run, not counted"
  | "not tried";

function outcomeOf({ status, statusReason }: MutantResult): Outcome {
  if (status === "Killed")
    return timeLimit.test(statusReason ?? "") ? "timed out" : "killed";
  if (status === "Survived") return "survived";
  if (status === "NoCoverage") return "reached by no test";
  if (status === "Timeout") return "timed out";
  return status === "RuntimeError" ? "can't run, not counted" : "not tried";
}

/**
 * Prints the counts, and each mutant that was not killed; false below the goal.
 */
function report({ name, goal }: Part, mutants: MutantResult[]) {
  const withOutcome = (outcome: Outcome) =>
    mutants.filter((mutant) => outcomeOf(mutant) === outcome);
  // A mutant that only a clock notices is not killed.
  const outcomes = [
    "killed",
    "survived",
    "reached by no test",
    "timed out",
  ] as const;
  const counts = outcomes.map((outcome) => withOutcome(outcome).length);
  for (const outcome of outcomes.slice(1)) {
    for (const { fileName, location, replacement } of withOutcome(outcome)) {
      const place = `${path.relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`;
      console.log(
        `${outcome.padEnd(20)}${place}  ${replacement.replace(/\s+/g, " ").slice(0, 100)}`,
      );
    }
  }
  const percent =
    (100 * (counts[0] ?? 0)) / counts.reduce((sum, count) => sum + count, 0);
  console.log(`\n${name}: ${percent.toFixed(1)} % killed (goal: ${goal} %)`);
  for (const outcome of [...outcomes, "can't run, not counted"] as const) {
    console.log(
      `${String(withOutcome(outcome).length).padStart(6)}  ${outcome}`,
    );
  }
  return percent >= goal;
}

async function main() {
  generateClient();
  await bundlePrograms();
  const { env, sandboxUrl } = await startTestServices(folder, undo);
  // With CI, the inputs of property tests are the same each time: else a mutant
  // may live in one run and die in the next.
  Object.assign(process.env, env, ownTemporary, patience, {
    SANDBOX_URL: sandboxUrl ?? "",
    CI: "true",
    FULL_TESTS: "true",
  });
  let areGoalsMet = true;
  for (const part of parts.filter(
    ({ name }) => only === undefined || only === name,
  )) {
    process.env.MUTATION_TEST_RECORD = path.join(folder, `${part.name}.jsonl`);
    process.env.MUTATION_SAMPLE_SIZE = String(part.sample ?? 0);
    const start = performance.now();
    const mutants = await new Stryker(optionsOf(part)).runMutationTest();
    areGoalsMet = report(part, mutants) && areGoalsMet;
    console.log(
      `${((performance.now() - start) / 60_000).toFixed(1).padStart(6)}  minutes`,
    );
  }
  return areGoalsMet;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => undoAll(undo).then(() => process.exit(130)));
}

const areGoalsMet = await main().catch((error: unknown) => {
  console.error(error);
  return false;
});
await undoAll(undo);
process.exit(areGoalsMet ? 0 : 1);
