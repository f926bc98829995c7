import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { startOwnDatabase } from "@/tests/support/own-database";
import { tryOften } from "@/tests/support/tries-of-many";

process.env.TRY_DAILY_BUDGET_USD = "100000";
process.env.TRY_DAILY_LIMIT = "60";
process.env.MODEL_DAILY_BUDGET_USD = "0";
let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
setUpModelSandbox();
afterAll(() => database.close());

test("10,000 tries from 500 addresses, a model that costs next to nothing: never more than the limit", async () => {
  const { counts, rows } = await tryOften(10_000);
  expect(rows).toBe(60);
  expect(counts["200 written"]).toBe(60);
}, 280_000);
