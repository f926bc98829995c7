import fc from "../../node_modules/fast-check/lib/cjs/fast-check.js";
import { runs } from "./repetitions";

// Jest gives this to whoever imports fast-check, so that the many files that
// don't need not load it. A build that goes red should be the change's doing:
// there the inputs are always the same, elsewhere new ones each time.
fc.configureGlobal({
  ...(process.env.CI && { seed: 20_261_120 }),
  numRuns: runs(100),
});

export * from "../../node_modules/fast-check/lib/cjs/fast-check.js";
export default fc;
