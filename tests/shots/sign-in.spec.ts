import { randomUUID } from "node:crypto";
import { test } from "@playwright/test";
import { linkIn, password, waitForMail } from "@/tests/e2e/support/fixtures";
import { shoot } from "@/tests/shots/support";

test("a link opened in another browser", async ({ page, request }) => {
  const email = `${randomUUID()}@example.com`;
  await request.post("/api/auth/signup", {
    data: { email, password },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await page.goto(linkIn(await waitForMail(request, email)));
  await page.getByText("Sign in to verify your email").waitFor();
  await shoot(page, "signin-by-link");
  await page
    .getByRole("button", { name: "Choose a new password instead" })
    .click();
  await page.getByLabel("New password", { exact: true }).fill("Salt");
  await page.getByText("A number").waitFor();
  await shoot(page, "signin-new-password");
});
