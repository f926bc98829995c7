import { expect, test } from "@/tests/e2e/support/fixtures";

test.use({
  serviceWorkers: "allow",
  allowedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
});

test("offline: an app page shows the offline page, and nothing else is cached", async ({
  page,
  context,
}) => {
  await page.goto("/generate");
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then(({ active }) => active?.state),
  );
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      addresses.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return addresses;
  });
  expect(kept).toContain("/offline");
  expect(
    kept.filter(
      (address) =>
        address !== "/offline" &&
        !/^\/_next\/static\/.*\.(css|woff2)$/.test(address),
    ),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto("/history");
  await expect(
    page.getByRole("heading", { name: "You are offline" }),
  ).toBeVisible();
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--paper"),
  );
  expect(paper).not.toBe("");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { name: "Generation History" }),
  ).toBeVisible();
});
