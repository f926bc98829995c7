import {
  brandBuilderPlans,
  formatPrice,
  formatQuota,
  mapPriceSettings,
  plans,
  tiers,
  trial,
} from "@/lib/settings/plans";

test("plans: names, prices, quotas and what they include", () => {
  const facts = tiers.map((tier) => {
    const { name, priceCents, monthlyListings, brandBuilder, isPopular } =
      plans[tier];
    return [tier, name, priceCents, monthlyListings, brandBuilder, isPopular];
  });
  expect(facts).toEqual([
    ["free", "Free", 0, 5, false, false],
    ["standard", "Standard", 500, 30, true, true],
    ["pro", "Pro", 1_200, null, true, false],
  ]);
});

test("plans: each says what it adds", () => {
  for (const tier of tiers) {
    expect(plans[tier].features.length).toBeGreaterThan(0);
    for (const feature of plans[tier].features)
      expect(feature).toMatch(/^[A-Z][\w :]{10,}/);
  }
});

test("plans: each has what the one below it has, as its card says", () => {
  const facts = tiers.map((tier) => {
    const { priceCents, monthlyListings, modelShare, brandBuilder } =
      plans[tier];
    const quota = monthlyListings ?? Number.POSITIVE_INFINITY;
    return [priceCents, quota, modelShare, Number(brandBuilder)];
  });
  for (const [rank, plan] of facts.entries())
    for (const [at, value] of plan.entries())
      expect(value).toBeGreaterThanOrEqual(facts[rank - 1]?.[at] ?? 0);
});

test("plans: prices and quotas as a page shows them", () => {
  expect(tiers.map(formatPrice)).toEqual(["$0", "$5", "$12"]);
  expect(tiers.map(formatQuota)).toEqual([
    "5 listings per month",
    "30 listings per month",
    "Unlimited listings",
  ]);
  expect(brandBuilderPlans).toBe("Standard and Pro");
});

test("plans: each paid one has a setting for its price", () => {
  expect(mapPriceSettings((tier) => tier)).toEqual({
    STRIPE_PRICE_STANDARD: "standard",
    STRIPE_PRICE_PRO: "pro",
  });
});

test("trial: a week of a plan that is paid for", () => {
  expect(trial).toEqual({ tier: "standard", days: 7, remindDaysBefore: 3 });
});
