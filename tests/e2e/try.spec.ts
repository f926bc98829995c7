import { randomUUID } from "node:crypto";
import { expectGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  linkIn,
  password,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";
import { createPieceIn } from "@/tests/support/photos";

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  allowedComplaints: failedRequest(429),
});

test("phone: a visitor tries a listing, signs up, finds it in her history and writes the next one", async ({
  page,
  context,
  request,
}) => {
  await page.goto("/");
  await page.getByLabel("What did you make?").fill("Oak ring dish");
  await page.getByRole("button", { name: "Start its listing" }).click();
  await expect(page).toHaveURL(/\/generate\??$/);
  await expect(page.getByLabel("Product name")).toHaveValue("Oak ring dish");
  await page.getByLabel("Materials").fill("oak, linseed oil");
  await page.getByLabel("Choose photos").setInputFiles({
    name: "dish.jpg",
    mimeType: "image/jpeg",
    buffer: await createPieceIn("#c02020"),
  });
  await expect(page.getByText(/We keep the text for 24 hours/)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const generate = page.getByRole("button", {
    name: "Generate Listing",
    exact: true,
  });
  await generate.click();
  const toolbar = page.getByRole("toolbar", { name: "Listing" });
  await expect(toolbar).toBeVisible({ timeout: 30_000 });
  expect((await context.cookies()).map(({ name }) => name)).toEqual([
    "listwright-try",
  ]);
  await expectGood(page);

  await page.getByRole("button", { name: "Edit title" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Oak ring dish, oiled by hand");
  await page.getByRole("button", { name: "Done with title" }).click();
  await page.reload();
  await expect(toolbar).toBeVisible();
  await expect(
    page.getByText("Oak ring dish, oiled by hand").first(),
  ).toBeVisible();

  // One a browser: the second one leads to sign-up.
  await page.getByRole("button", { name: "Edit the form" }).click();
  await page.getByLabel("Product name").fill("Oak spoon");
  await generate.click();
  await expect(page).toHaveURL(/\/signup\?callbackUrl=\/generate$/);

  const email = `${randomUUID()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  await page.goto(linkIn(await waitForMail(request, email)));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page).toHaveURL(/\/generate$/);
  await expect(
    page.getByRole("heading", { name: "Your listing is in your history" }),
  ).toBeVisible();
  await expect(
    page.getByText("Oak ring dish, oiled by hand").first(),
  ).toBeVisible();

  await page.getByRole("button", { name: "Edit the form" }).click();
  await expect(page.getByLabel("Product name")).toHaveValue("Oak spoon");
  await generate.click();
  await expect(
    page.getByRole("heading", { name: "Your listing is written" }),
  ).toBeVisible({ timeout: 30_000 });
  await page.goto("/history");
  await expect(page.getByText("Oak ring dish").first()).toBeVisible();
  await expect(page.getByText("Oak spoon").first()).toBeVisible();
});
