import { reconcileCustomers } from "@/lib/billing/sync/sync-customer";
import { queueSyncsAfter } from "@/lib/billing/sync/sync-queue-data";

jest.mock("@/lib/billing/sync/sync-queue-data", () => ({
  ...jest.requireActual("@/lib/billing/sync/sync-queue-data"),
  queueSyncsAfter: jest.fn(),
}));

const now = new Date("2026-11-28T12:00:00Z");

test("every customer is synced once a day, page by page, each 50 ms after the one before", async () => {
  const pages = [["cus_a", "cus_b"], ["cus_c"], []];
  const after: string[] = [];
  const delays: number[] = [];
  jest.mocked(queueSyncsAfter).mockImplementation(async (last, runAt) => {
    after.push(last);
    const page = pages.shift() ?? [];
    for (const index of page.keys())
      delays.push(runAt(index).getTime() - now.getTime());
    return page;
  });
  expect(await reconcileCustomers(now)).toBe(3);
  expect(after).toEqual(["", "cus_b", "cus_c"]);
  expect(delays).toEqual([0, 50, 100]);
});
