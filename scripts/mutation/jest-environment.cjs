const { TestEnvironment } = require("jest-environment-node");

/** One failed test kills a mutant: those after it in the file are skipped. */
module.exports = class extends TestEnvironment {
  hasFailed = false;

  async handleTestEvent(event) {
    if (event.name === "test_done" && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === "test_start" && this.hasFailed) event.test.mode = "skip";
  }
};
