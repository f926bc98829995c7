import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { someOf } from "@/tests/support/repetitions";

const hint = "listwright-signed-in";

test("a visitor's pages make no session request", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A page that was opened is counted, for nobody in particular.
    if (pathname.startsWith("/api/") && pathname !== "/api/visits")
      asked.push(request.url());
  });
  const paths = ["/generate", "/", "/pricing", "/history", "/signin"];
  for (const path of someOf(paths)) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await page.goto("/");
  await expect(
    page.getByRole("link", { name: "Try Free" }).first(),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe("when a session has ended elsewhere", () => {
  test.use({ allowedComplaints: failedRequest(401) });

  test("the page requests the session once, shows the signed-out page, and doesn't ask again", async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAsNewSeller(page);
    await page.goto("/");
    await expect(
      page.getByRole("link", { name: "Generate Listing" }).first(),
    ).toBeVisible();
    await context.clearCookies({ name: "next-auth.session-token" });
    expect((await context.cookies()).map(({ name }) => name)).toEqual([hint]);

    await page.reload();
    await expect(
      page.getByRole("link", { name: "Try Free" }).first(),
    ).toBeVisible();
    expect(await context.cookies(baseURL)).toEqual([]);

    const asked: string[] = [];
    page.on("request", (request) =>
      asked.push(new URL(request.url()).pathname),
    );
    await page.reload();
    await expect(
      page.getByRole("link", { name: "Try Free" }).first(),
    ).toBeVisible();
    expect(asked).not.toContain("/api/auth/user");
  });
});

test.describe("signing out", () => {
  // The dashboard may be polling, and then gets a 401.
  test.use({ allowedComplaints: failedRequest(401) });

  test(
    "clears the session cookie and the hint cookie",
    onlyFull,
    async ({ page, context }) => {
      await signInAsNewSeller(page);
      expect(
        (await context.cookies())
          .map(({ name, httpOnly }) => [name, httpOnly])
          .sort(),
      ).toEqual([
        [hint, false],
        ["next-auth.session-token", true],
      ]);
      await page.goto("/dashboard");
      await page.getByRole("button", { name: /sign out/i }).click();
      await expect(page).toHaveURL(/\/signin/);
      expect(await context.cookies()).toEqual([]);
    },
  );
});
