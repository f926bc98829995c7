import { expect, password, test } from "@/tests/e2e/support/fixtures";
import { startOwnInstallation } from "@/tests/e2e/support/own-installation";
import { findPlanWords } from "@/tests/support/plan-words";

const admin = "owner@clay.example";
const guest = "guest@clay.example";
const name = "Clay & Kiln";
let installation: Awaited<ReturnType<typeof startOwnInstallation>>;

test.describe.configure({ mode: "serial" });
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});
test.beforeAll(async () => {
  installation = await startOwnInstallation(admin, name);
});
test.afterAll(() => installation.close());

type Mail = { from: string; subject: string; text: string };

/** The link of the newest mail to this address, as soon as it is there. */
async function linkTo(address: string, parameter: "verify" | "invitation") {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(
        `${installation.outbox}?to=${encodeURIComponent(address)}`,
      );
      const mails = (await answer.json()) as Mail[];
      const text = mails.map((mail) => mail.text).join("\n");
      link = new RegExp(`http\\S+[?&]${parameter}=[\\w-]+`).exec(text)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

test("nothing of others: the owner makes her account and invites somebody", async ({
  page,
}) => {
  const { address } = installation;
  await page.goto(`${address}/signup`);
  await expect(
    page.getByRole("heading", { name: "Sign-up is by invitation" }),
  ).toBeVisible();
  await page
    .getByRole("button", { name: "Sign up as an administrator" })
    .click();
  await page.getByLabel("Email").fill(admin);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(
    page.getByRole("heading", { name: "Check your email" }),
  ).toBeVisible();

  await page.goto(await linkTo(admin, "verify"));
  await expect(page.getByText("Email Verified!")).toBeVisible();
  await page.getByLabel("Email").fill(admin);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${address}/analytics`);
  await page.getByLabel("Email to invite").fill(guest);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(
    page.getByRole("list", { name: "Open invitations" }).getByText(guest),
  ).toBeVisible();
});

test("invited on a phone: from the mail to a written listing, without plans or our name", async ({
  page,
}) => {
  await page.goto(await linkTo(guest, "invitation"));
  await expect(page).not.toHaveURL(/invitation=/);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/(?:generate|dashboard)/);

  await page.goto(`${installation.address}/generate`);
  await page.getByLabel("Product name").fill("Oak ring dish");
  await page.getByLabel("Materials").fill("oak, linseed oil");
  await page
    .getByRole("button", { name: "Generate Listing", exact: true })
    .click();
  await expect(page.getByRole("toolbar", { name: "Listing" })).toBeVisible({
    timeout: 30_000,
  });
  const shown = (await page.getByRole("main").textContent()) ?? "";
  expect(findPlanWords(shown)).toEqual([]);
  expect(shown).not.toContain("Listwright");
  expect(await page.title()).toContain(name);

  await page.goto(`${installation.address}/history`);
  await expect(page.getByText("Oak ring dish").first()).toBeVisible();
});
