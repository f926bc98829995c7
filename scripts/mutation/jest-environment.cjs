const { appendFileSync } = require("node:fs");
const { TestEnvironment } = require("jest-environment-node");

/** As Stryker names a test. */
function fullName({ name, parent }) {
  return parent === undefined || name === "ROOT_DESCRIBE_BLOCK"
    ? ""
    : `${fullName(parent)} ${name}`.trim();
}

/** How often each mutant was reached outside of tests, by the files before this one. */
let hitsBefore = {};

/**
 * Skips the rest of a file after a failed test: one kills a mutant. The run without a mutant records of each file its
 * duration, and the mutants that it reaches.
 */
module.exports = class extends TestEnvironment {
  hasFailed = false;
  names = [];
  start = performance.now();

  constructor(config, context) {
    super(config, context);
    this.path = context.testPath;
  }

  async handleTestEvent(event) {
    if (event.name === "test_start" && this.hasFailed) event.test.mode = "skip";
    if (event.name !== "test_done") return;
    this.names.push(fullName(event.test));
    if (event.test.errors.length > 0) this.hasFailed = true;
  }

  async teardown() {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined)
      this.record(this.global.__stryker__?.mutantCoverage ?? {});
    await super.teardown();
  }

  record({ static: hits = {}, perTest = {} }) {
    const outside = Object.keys(hits).filter(
      (id) => hits[id] !== hitsBefore[id],
    );
    const inside = this.names.flatMap((name) =>
      Object.keys(perTest[name] ?? {}),
    );
    const duration = performance.now() - this.start;
    const record = {
      path: this.path,
      duration,
      mutants: [...new Set([...outside, ...inside])],
    };
    appendFileSync(
      process.env.MUTATION_TEST_RECORD,
      `${JSON.stringify(record)}\n`,
    );
    hitsBefore = { ...hits };
  }
};
