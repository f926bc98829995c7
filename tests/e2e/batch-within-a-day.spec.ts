import { query } from "@/tests/e2e/support/database";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  sandbox,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";

// One after the other: the provider ends all batches at once.
test.describe.configure({ mode: "default" });

const count = 12;
const table = [
  "Product name,Materials,Colors",
  ...Array.from(
    { length: count },
    (_, row) => `Stoneware mug ${row + 1},stoneware,Blue`,
  ),
].join("\n");

/**
 * The job that asks the provider for what was sent of a batch comes by itself,
 * minutes later.
 */
const askNow = (batch: string) =>
  query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY[job.id], run_at := now()) FROM graphile_worker.jobs job
     JOIN "ModelBatch" m ON job.key = format('user:%s:model-batches', m."userId") WHERE m."batchId" = $1::uuid`,
    [batch],
  );

const sentOf = (batch: string) =>
  query(
    `SELECT id FROM "ModelBatch" WHERE "batchId" = $1::uuid AND state = 'sent'`,
    [batch],
  );

for (const [device, size, details] of screens()) {
  test.describe(device, details, () => {
    test.use(size);

    test(`batch within a day on ${device}: its time and price are said before, and it is written by the same rules`, async ({
      page,
    }) => {
      const email = await signInAsStandardSeller(page);
      await page.goto("/batches");
      const file = {
        name: "mugs.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(table),
      };
      await page
        .locator('input[type="file"][accept*="csv"]')
        .setInputFiles(file);
      const choice = page.getByRole("group", {
        name: "When should they be written?",
      });
      await expect(choice.getByRole("radio", { name: /^Now/ })).toBeChecked();
      await expect(choice.getByText(/about 2 minutes in all/)).toBeVisible();
      await choice.getByRole("radio", { name: /^Within a day/ }).check();
      await expect(
        choice.getByText(/often within an hour, at most 24/),
      ).toBeVisible();
      await expect(
        choice.getByText(
          /^Each listing that is written uses one listing of your plan, the same as “Now”/,
        ),
      ).toBeVisible();
      await expect(page.getByText(/left this month/)).toBeVisible();
      await expectGood(page);
      await page
        .getByRole("button", { name: `Write ${count} listings` })
        .click();
      await page.waitForURL(/batch=/);
      const id = new URL(page.url()).searchParams.get("batch") ?? "";
      await expect(
        page.getByText(/^Sent together: the listings arrive within 24 hours/),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
      await expectStillGood(page);
      await expect.poll(async () => (await sentOf(id)).length).toBe(1);

      // As after closing the tab: the page knows nothing of the batch any more.
      await page.goto("about:blank");
      await page.request.post(`${sandbox}/message-batches/end`, { data: {} });
      const read = async () =>
        (await page.request.get(`/api/batches/${id}`)).json();
      await expect
        .poll(async () => {
          await askNow(id);
          return (await read()).state;
        })
        .toBe("done");
      const { rows } = await read();
      expect(
        new Set(rows.map(({ listingId }: { listingId: number }) => listingId))
          .size,
      ).toBe(count);
      for (const row of rows)
        expect(row).toMatchObject({
          state: "ready",
          score: expect.any(Number),
        });
      const status = await (
        await page.request.get("/api/subscription-status")
      ).json();
      expect(status.listingsThisMonth).toBe(count);
      expect(
        (await waitForMail(page.request, email, /written/)).text,
      ).toContain(`${count} are written`);

      await page.goto("/batches");
      await page.getByRole("link", { name: /^Open / }).click();
      const first = page
        .getByRole("list", { name: "Listings of this batch" })
        .getByRole("listitem")
        .first();
      await expect(first.getByText(/^Score/)).toBeVisible();
      await first.getByRole("button", { name: "Open" }).click();
      await expect(
        first.getByRole("toolbar", { name: "Listing" }),
      ).toBeVisible();
      await page.getByRole("link", { name: "In your history" }).click();
      await expect(
        page.getByLabel("Batch").getByRole("option", { selected: true }),
      ).toHaveText(/^Batch of/);
      await expect(page.getByText(`${count} listings in total`)).toBeVisible();
    });
  });
}
