import { readFileSync } from "node:fs";
import path from "node:path";
import type { Operations } from "@/scripts/etsy-contract/facts";

/**
 * What we use of Etsy's contract of August 2026, made by `npm run
 * etsy-contract`.
 */
export const factsFile = path.resolve(
  "sandbox/tests/fixtures/etsy-contract.json",
);

export const readFacts = (): Operations =>
  JSON.parse(readFileSync(factsFile, "utf8"));

/**
 * The whole contract, an OpenAPI document that is not part of this repository;
 * null where no variable names it.
 */
export const contractFile = () => process.env.ETSY_CONTRACT || null;
