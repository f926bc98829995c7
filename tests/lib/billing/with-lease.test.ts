import {
  endLease,
  takeLease,
} from "@/lib/billing/plan-changes/plan-change-data";
import { withLease } from "@/lib/billing/plan-changes/with-lease";

jest.mock("@/lib/billing/plan-changes/plan-change-data", () => ({
  takeLease: jest.fn(),
  endLease: jest.fn(),
}));

beforeEach(() => {
  jest.mocked(takeLease).mockReset();
  jest.mocked(endLease).mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Somebody else has the lease until it is asked for as often as that. */
function leaseAfter(asked: number) {
  const take = jest.mocked(takeLease);
  for (let count = 1; count < asked; count += 1)
    take.mockResolvedValueOnce(false);
  take.mockResolvedValue(true);
}

test("a plan that is being changed elsewhere for 25 seconds: conflict, and nothing is done", async () => {
  leaseAfter(4);
  // Each look at the clock is 10 seconds after the one before.
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += 10_000));
  const work = jest.fn();
  await expect(withLease(1, work)).rejects.toMatchObject({
    code: "conflict",
    message:
      "Your plan is being changed elsewhere right now. Please try again in a minute.",
  });
  expect(work).not.toHaveBeenCalled();
  expect(endLease).not.toHaveBeenCalled();
});

test("a plan that is being changed elsewhere for a moment: the change waits", async () => {
  leaseAfter(3);
  expect(await withLease(1, async () => "done")).toBe("done");
  expect(endLease).toHaveBeenCalledTimes(1);
});

test("a lease that can't be ended: the change counts all the same", async () => {
  leaseAfter(1);
  jest.mocked(endLease).mockRejectedValue(new Error("gone"));
  expect(await withLease(1, async () => "done")).toBe("done");
});
