import { appendFileSync, existsSync, readFileSync } from "node:fs";
import JestRunner from "jest-runner";

/** What the run without a mutant saw of each test file: the names of its tests, and its milliseconds. */
const recordFile = process.env.MUTATION_TEST_RECORD ?? "";

function readRecord() {
  if (!existsSync(recordFile)) return new Map();
  const lines = readFileSync(recordFile, "utf8").trim().split("\n").map(JSON.parse);
  return new Map(lines.map(({ path, ...seen }) => [path, seen]));
}

/** Stryker names the tests that reach a mutant. The files without any would be loaded for nothing. */
function chooseTests(tests, testNamePattern) {
  const record = readRecord();
  const pattern = new RegExp(testNamePattern ?? "", "i");
  const duration = ({ path }) => record.get(path)?.ms ?? 0;
  return tests
    .filter(({ path }) => record.get(path)?.names.some((name) => pattern.test(name)) ?? true)
    .sort((a, b) => duration(a) - duration(b));
}

/** Runs only the files whose tests reach the mutant, the fastest first, up to the first that fails. */
export default class extends JestRunner {
  async runTests(tests, watcher, options) {
    const isDryRun = process.env.__STRYKER_ACTIVE_MUTANT__ === undefined;
    let hasFailed = false;
    const unsubscribe = this.on("test-file-success", ([{ path }, result]) => {
      hasFailed ||= result.numFailingTests > 0;
      if (!isDryRun) return;
      const names = result.testResults.map(({ fullName }) => fullName);
      appendFileSync(recordFile, `${JSON.stringify({ path, names, ms: result.perfStats.runtime })}\n`);
    });
    const chosen = isDryRun ? tests : chooseTests(tests, this._globalConfig.testNamePattern);
    for (const test of chosen) {
      if (hasFailed && !isDryRun) break;
      await super.runTests([test], watcher, options);
    }
    unsubscribe();
  }
}
