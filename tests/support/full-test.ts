import { isFull } from "@/tests/support/repetitions";

/** A test that only a run with --full has; it is skipped in a short one. */
export const fullTest = isFull ? test : test.skip;
