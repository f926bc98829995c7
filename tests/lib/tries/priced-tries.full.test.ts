import { setUpModelSandbox } from "@/tests/support/model-sandbox";
import { startOwnDatabase } from "@/tests/support/own-database";
import { priceModelAs } from "@/tests/support/price-model-as";
import { tryOften } from "@/tests/support/tries-of-many";

const model = "claude-haiku-5-5";
const budget = 0.05;
Object.assign(process.env, {
  TRY_DAILY_BUDGET_USD: String(budget),
  ANTHROPIC_MODEL: model,
});
let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
setUpModelSandbox();
priceModelAs(model);
afterAll(() => database.close());

test("10,000 tries from 500 addresses, a model with a price: never more than the budget", async () => {
  const { counts, used, rows } = await tryOften(10_000);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(budget * 1e9);
  expect(counts["200 written"]).toBeGreaterThan(0);
  expect(counts["200 written"]).toBe(rows);
  expect(rows).toBeLessThan(500);
  expect(
    Object.keys(counts).filter(
      (name) => !/written|try_u|rate_limited/.test(name),
    ),
  ).toEqual([]);
}, 280_000);
