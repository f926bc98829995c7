import { readFileSync } from "node:fs";
import path from "node:path";
import { type Operation, operations } from "../../etsy/contract/operations";

/**
 * Names, types and limits of Etsy's contract of August 2026: made from it, by a
 * program of the product.
 */
const file = path.resolve(__dirname, "../fixtures/etsy-contract.json");

test("Etsy's operations: names, types and limits are those of the contract", () => {
  const own = Object.entries(operations).map(
    ([name, { removed: _, ...operation }]: [string, Operation]) => [
      name,
      operation,
    ],
  );
  expect(Object.fromEntries(own)).toEqual(
    JSON.parse(readFileSync(file, "utf8")),
  );
});
