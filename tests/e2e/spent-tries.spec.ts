import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { createDatabase, startMigrating } from "@/tests/support/migrating";
import { startInstance } from "@/tests/support/one-more-instance";
import { createPieceIn } from "@/tests/support/photos";

/** What all visitors may have in a day: one more than an address may. */
const perDay = 11;
const busyAddress = "10.20.30.40";

let database: Awaited<ReturnType<typeof createDatabase>>;
let instance: Awaited<ReturnType<typeof startInstance>>;

// Each test finds the tries of those before it counted.
test.describe.configure({ mode: "serial" });
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  allowedComplaints: failedRequest(429, 503),
});
test.beforeAll(async () => {
  database = await createDatabase();
  const { code, output } = await startMigrating(database.url).ended;
  if (code !== 0) throw new Error(output);
  instance = await startInstance({
    DATABASE_URL: database.url,
    DIRECT_DATABASE_URL: "",
    TRY_DAILY_LIMIT: String(perDay),
    TRUSTED_PROXY_HOPS: "1",
  });
});
test.afterAll(async () => {
  instance.child.kill();
  await instance.ended;
  await database.drop();
});

/** As another browser of this address that takes no stream. */
async function tryAs(ipAddress: string) {
  const response = await fetch(`${instance.address}/api/try`, {
    method: "POST",
    headers: {
      Origin: instance.address,
      "Content-Type": "application/json",
      "X-Forwarded-For": ipAddress,
      "Idempotency-Key": randomUUID(),
    },
    body: JSON.stringify({ productName: "Oak spoon", materials: "oak" }),
  });
  const { code } = (await response.json()) as { code?: string };
  return code ? `${response.status} ${code}` : String(response.status);
}

/** She fills in the form, is refused kindly, and finds all of it again. */
async function expectKindly(page: Page, said: string) {
  await page.goto(`${instance.address}/generate`);
  await page.getByLabel("Product name").fill("Oak ring dish");
  await page.getByLabel("Materials").fill("oak, linseed oil");
  await page.getByLabel("Choose photos").setInputFiles({
    name: "dish.jpg",
    mimeType: "image/jpeg",
    buffer: await createPieceIn("#c02020"),
  });
  await expect(page.getByText("1 of 20")).toBeVisible();
  await page
    .getByRole("button", { name: "Generate Listing", exact: true })
    .click();

  await expect(page).toHaveURL(/\/signup\?callbackUrl=\/generate$/);
  await expect(page.getByText("Sign up to go on")).toBeVisible();
  await expect(page.getByText(said)).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Create account" }),
  ).toBeVisible();

  await page.goto(`${instance.address}/generate`);
  await expect(page.getByLabel("Product name")).toHaveValue("Oak ring dish");
  await expect(page.getByLabel("Materials")).toHaveValue("oak, linseed oil");
  await expect(page.getByText("1 of 20")).toBeVisible();
}

const dayIsOver =
  "No more listings are written without an account today. Sign up, and yours is written; your form and photo stay here.";

test("the day's budget is spent: a visitor is told so, offered an account, and loses nothing", async ({
  page,
}) => {
  // Billionths of a dollar: all that visitors may cost in a day.
  await database.query(
    `INSERT INTO "ModelSpending" ("day", "pot", "spent") VALUES ((now() AT TIME ZONE 'utc')::date, 'visitors', 1000000000)`,
  );
  expect(await tryAs("10.20.30.50")).toBe("503 try_unavailable");
  await expectKindly(page, dayIsOver);
  await database.query('DELETE FROM "ModelSpending"');
  expect(await database.query('SELECT 1 FROM "Try"')).toEqual([]);
});

test.describe("the address had its listings", () => {
  test.use({ extraHTTPHeaders: { "X-Forwarded-For": busyAddress } });

  test("another browser there is told so, offered an account, and loses nothing", async ({
    page,
  }) => {
    for (let had = 0; had < 10; had++)
      expect(await tryAs(busyAddress)).toBe("200");
    expect(await tryAs(busyAddress)).toBe("429 try_used");
    await expectKindly(
      page,
      "Several listings were tried from your network lately. Sign up, and yours is written; your form and photo stay here.",
    );
  });
});

test("the day's number is reached: a visitor is told so, offered an account, and loses nothing", async ({
  page,
}) => {
  expect(await tryAs("10.20.30.41")).toBe("200");
  expect(await tryAs("10.20.30.42")).toBe("503 try_unavailable");
  await expectKindly(page, dayIsOver);
  expect(await database.query('SELECT 1 FROM "Try"')).toHaveLength(perDay);
});
