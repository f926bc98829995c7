import { test } from "@playwright/test";
import { shoot, signInAs } from "@/tests/shots/support";

// Before the others, whose sellers it would count.

/** The counts of the seeded days depend on the second in which they begin. */
const days = Array.from({ length: 90 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 2, 18 + index)).toISOString().slice(0, 10),
  signUps: (index * 7) % 5,
  listings: Math.round(index / 3) + ((index * 11) % 7),
}));

// Which jobs ran by then differs from run to run.
const jobs = ["release_jobs", "purge_photos"].map((task) => ({
  task,
  startedAt: "2026-06-15T08:00:00Z",
  durationMs: 12,
  processed: 3,
  error: null,
  succeededAt: "2026-06-15T08:00:00Z",
  failuresInRow: 0,
}));

test("analytics", async ({ page }) => {
  await page.route("**/admin/api/metrics", async (route) => {
    const response = await route.fetch();
    const metrics = await response.json();
    await route.fulfill({ json: { ...metrics, days, jobs } });
  });
  await signInAs(page, "admin");
  await page.goto("/analytics", { waitUntil: "networkidle" });
  await shoot(page, "analytics");
});
