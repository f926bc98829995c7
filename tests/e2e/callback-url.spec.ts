import {
  expect,
  password,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { isFull } from "@/tests/e2e/support/full";

/** Where each leads, as a path of ours; the short run tries the first. */
const wanted: [string, string][] = [
  ["//evil.example/", "/dashboard"],
  ["/pricing?from=mail#plans", "/pricing?from=mail#plans"],
  ["javascript:alert(document.domain)", "/dashboard"],
  ["https://evil.example/", "/dashboard"],
  ["/\\evil.example", "/dashboard"],
  ["/\t/evil.example", "/dashboard"],
  ["/.//evil.example", "/dashboard"],
  ["data:text/html,<script>alert(1)</script>", "/dashboard"],
  ["/api/auth/signout", "/dashboard"],
];

test("sign-in never redirects to another site", async ({
  page,
  context,
  baseURL,
}) => {
  const email = await signInAsNewSeller(page);
  const left: string[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on("dialog", (dialog) => {
    left.push(dialog.message());
    return dialog.dismiss();
  });
  for (const [callbackUrl, path] of isFull ? wanted : wanted.slice(0, 1)) {
    // Pending requests of the previous page would find no session.
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto(`/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}${path}`);
  }
  expect(left).toEqual([]);
});
