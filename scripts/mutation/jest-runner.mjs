import { readFileSync } from "node:fs";
import JestRunner from "jest-runner";

/**
 * The files that reach a mutant, the fastest first. `jest-environment.cjs`
 * wrote the record.
 */
function chooseTests(tests, mutant) {
  const lines = readFileSync(process.env.MUTATION_TEST_RECORD, "utf8")
    .trim()
    .split("\n");
  const records = new Map(
    lines
      .map((line) => JSON.parse(line))
      .map((record) => [record.path, record]),
  );
  return tests
    .flatMap((test) => ({ test, record: records.get(test.path) }))
    .filter(({ record }) => record?.mutants.includes(mutant))
    .sort((a, b) => a.record.duration - b.record.duration)
    .map(({ test }) => test);
}

/**
 * Stryker's own way is to load every test file that imports the mutated one,
 * and to go on after a failure. This runs only what reaches the mutant, up to
 * the first file that fails, which takes a tenth of the time.
 */
export default class extends JestRunner {
  async runTests(tests, watcher, options) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) return super.runTests(tests, watcher, options);
    let hasFailed = false;
    const unsubscribe = this.on("test-file-success", ([, result]) => {
      hasFailed ||= result.numFailingTests > 0;
    });
    for (const test of chooseTests(tests, mutant)) {
      if (!hasFailed) await super.runTests([test], watcher, options);
    }
    unsubscribe();
  }
}
