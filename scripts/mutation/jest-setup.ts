import { configureGlobal, readConfigureGlobal } from "fast-check";

// A mutant is killed by the first input that fails; looking for a shorter one
// takes minutes.
configureGlobal({ ...readConfigureGlobal(), endOnFailure: true });
