import fc from "fast-check";
import { type Account, usageOf } from "@/lib/billing/usage";

const now = new Date("2026-11-20T12:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const free: Account = {
  subscriptionTier: "free",
  subscriptionExpiresAt: null,
  trialExpiresAt: null,
  hasUsedTrial: false,
  grantedListings: 0,
  grantedPeriod: null,
};

test("granted listings count in their month alone, and change no plan without a limit", () => {
  const granted = {
    ...free,
    grantedListings: 20,
    grantedPeriod: "2026-11",
  };
  expect(usageOf(granted, 5, now)).toMatchObject({ quota: 25, remaining: 20 });
  const nextMonth = new Date("2026-12-01T00:00:00Z");
  expect(usageOf(granted, 0, nextMonth)).toMatchObject({ quota: 5 });
  const pro = { ...granted, subscriptionTier: "pro" };
  expect(usageOf(pro, 0, now)).toMatchObject({ quota: null });
});

test("Free: five listings, then an upgrade is required", () => {
  expect(usageOf(free, 4, now)).toMatchObject({
    tier: "free",
    quota: 5,
    remaining: 1,
    canCreateListing: true,
  });
  expect(usageOf(free, 5, now)).toMatchObject({
    remaining: 0,
    canCreateListing: false,
    needsUpgrade: true,
  });
});

test("a trial counts as Standard until its end", () => {
  const trial = { ...free, hasUsedTrial: true, trialExpiresAt: after };
  expect(usageOf(trial, 12, now)).toMatchObject({
    tier: "standard",
    remaining: 18,
    isInTrial: true,
  });
  expect(usageOf({ ...trial, trialExpiresAt: now }, 12, now)).toMatchObject({
    tier: "free",
    remaining: 0,
    isInTrial: false,
  });
});

test("a paid plan takes precedence over a trial and ends at its date", () => {
  const paid = {
    ...free,
    subscriptionTier: "pro",
    subscriptionExpiresAt: after,
    trialExpiresAt: after,
  };
  expect(usageOf(paid, 500, now)).toMatchObject({
    tier: "pro",
    quota: null,
    remaining: null,
    isInTrial: false,
  });
  expect(
    usageOf({ ...paid, subscriptionExpiresAt: before }, 1, now),
  ).toMatchObject({
    tier: "standard",
    isInTrial: true,
  });
  const ended = {
    ...paid,
    subscriptionExpiresAt: before,
    trialExpiresAt: before,
  };
  expect(usageOf(ended, 1, now)).toMatchObject({ tier: "free", remaining: 4 });
});

test("a trial starts once, and only on Free", () => {
  expect(usageOf(free, 0, now).canStartTrial).toBe(true);
  expect(usageOf({ ...free, hasUsedTrial: true }, 0, now).canStartTrial).toBe(
    false,
  );
  expect(
    usageOf({ ...free, subscriptionTier: "standard" }, 0, now).canStartTrial,
  ).toBe(false);
});

test("an unknown tier counts as Free", () => {
  expect(usageOf({ ...free, subscriptionTier: "platinum" }, 0, now).tier).toBe(
    "free",
  );
});

test.each([
  ["2026-11-30T23:59:59.999Z", "2026-12-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z"],
  ["2028-02-29T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
])("usage resets on the first of the next month (%s)", (instant, reset) => {
  expect(usageOf(free, 0, new Date(instant)).resetDate).toBe(reset);
});

test("any history: the remaining number is never negative and matches the decision", () => {
  const date = fc.option(
    fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2027-12-31"),
      noInvalidDate: true,
    }),
  );
  const account = fc.record({
    subscriptionTier: fc.constantFrom("free", "standard", "pro", "other"),
    subscriptionExpiresAt: date,
    trialExpiresAt: date,
    hasUsedTrial: fc.boolean(),
    grantedListings: fc.nat(500),
    grantedPeriod: fc.constantFrom(null, "2026-10", "2026-11"),
  });
  fc.assert(
    fc.property(account, fc.nat(10_000), (given, used) => {
      const usage = usageOf(given, used, now);
      if (usage.remaining === null)
        return usage.tier === "pro" && usage.canCreateListing;
      return (
        usage.remaining >= 0 && usage.canCreateListing === usage.remaining > 0
      );
    }),
  );
});
