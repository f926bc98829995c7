import { hash } from "@node-rs/argon2";
import { expect, type Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import { password } from "@/tests/e2e/support/fixtures";

/**
 * As ADMIN_EMAILS of the instances under test names it; one account for all
 * tests, which none of them changes.
 */
const admin = "admin@example.com";

export async function signInAsAdmin(page: Page) {
  await query(
    `INSERT INTO "User" ("email", "password", "isVerified") VALUES ($1, $2, true)
     ON CONFLICT ("email") DO UPDATE SET "password" = EXCLUDED."password", "isVerified" = true`,
    [admin, await hash(password)],
  );
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await page.context().request.post("/api/auth/signin", {
    data: { email: admin, password },
    headers,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
