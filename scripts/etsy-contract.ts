// `ETSY_CONTRACT=etsy.json node scripts/run.mjs etsy-contract`: writes what we
// use of Etsy's contract into the repository: names, types and limits of the
// operations that stand there already, and of those that are named behind `--`.
import { readFileSync, writeFileSync } from "node:fs";
import { factsOf } from "./etsy-contract/facts";
import { contractFile, factsFile, readFacts } from "./etsy-contract/facts-file";

const file = contractFile();
if (file === null) {
  console.error(
    "Set ETSY_CONTRACT to the file of Etsy's contract, an OpenAPI document.",
  );
  process.exit(1);
}
const names = new Set([...Object.keys(readFacts()), ...process.argv.slice(2)]);
const facts = factsOf(JSON.parse(readFileSync(file, "utf8")), names);
writeFileSync(factsFile, `${JSON.stringify(facts, null, 2)}\n`);
console.log(
  `${Object.keys(facts).length} operations are written to ${factsFile}.`,
);
const missing = [...names].filter((name) => !(name in facts));
if (missing.length > 0) {
  console.error(`The contract has no ${missing.join(", ")}.`);
  process.exit(1);
}
