import fc from "fast-check";
import { keptOf, type Sale } from "@/lib/fees/calculate-fees";
import { priceForMargin, reachesMargin } from "@/lib/fees/price-for-margin";
import { countryCodes, feeCountries, perDollar } from "@/lib/fees/rates";

const anySale = fc
  .record({
    country: fc.constantFrom(...countryCodes),
    shipping: fc.integer({ min: 0, max: 3_000 }),
    ads: fc.constantFrom(
      "none" as const,
      "standard" as const,
      "reduced" as const,
    ),
    isConverted: fc.boolean(),
    isAbroad: fc.boolean(),
  })
  .map((sale) => ({
    ...sale,
    vat: feeCountries[sale.country].vat?.rate ?? 0,
    perDollar: perDollar[feeCountries[sale.country].currency],
  }));
const anyCosts = fc.integer({ min: 0, max: 20_000 });

const inUnitedStates: Omit<Sale, "price"> = {
  country: "US",
  shipping: 0,
  ads: "none",
  isConverted: false,
  isAbroad: false,
  vat: 0,
  perDollar: 1_000_000,
};

test("the price reaches the margin, and no lower one does", () => {
  fc.assert(
    fc.property(
      anySale,
      anyCosts,
      fc.integer({ min: 0, max: 6_000 }),
      (sale, costs, margin) => {
        const price = priceForMargin(sale, costs, margin);
        if (price === undefined) throw new Error("There is such a price.");
        expect(reachesMargin({ ...sale, price }, costs, margin)).toBe(true);
        // Where least is left of each unit, roundings are worth some 600.
        for (let lower = Math.max(1, price - 1_000); lower < price; lower++)
          if (reachesMargin({ ...sale, price: lower }, costs, margin))
            throw new Error(`${lower} reaches it as well.`);
      },
    ),
  );
});

test("the inverse of the inverse: the margin of a price gives no higher price, and that one the margin", () => {
  fc.assert(
    fc.property(
      anySale,
      anyCosts,
      fc.integer({ min: 1, max: 50_000 }),
      (sale, costs, price) => {
        const order = price + sale.shipping;
        const kept = keptOf({ ...sale, price }, costs);
        const margin = Math.floor((kept * 10_000) / order);
        fc.pre(margin >= 0 && margin <= 6_000);
        const back = priceForMargin(sale, costs, margin) ?? Number.NaN;
        expect(back).toBeLessThanOrEqual(price);
        expect(reachesMargin({ ...sale, price: back }, costs, margin)).toBe(
          true,
        );
      },
    ),
  );
});

test("a higher margin and higher costs never lower the price", () => {
  fc.assert(
    fc.property(
      anySale,
      anyCosts,
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      (sale, costs, margin, more) => {
        const price = priceForMargin(sale, costs, margin) ?? Number.NaN;
        expect(
          priceForMargin(sale, costs, margin + more),
        ).toBeGreaterThanOrEqual(price);
        expect(
          priceForMargin(sale, costs + more, margin),
        ).toBeGreaterThanOrEqual(price);
      },
    ),
  );
});

test("the capped fee of an ad makes a margin possible that its rate forbids", () => {
  const byAd = { ...inUnitedStates, ads: "standard" as const };
  const price = priceForMargin(byAd, 1_000, 8_000) ?? Number.NaN;
  // 15% of it would be more than the hundred dollars.
  expect(price).toBeGreaterThan(66_667);
  expect(reachesMargin({ ...byAd, price }, 1_000, 8_000)).toBe(true);
});

test.each([
  ["all of it", 10_000, 0],
  ["more than fees leave", 9_050, 0],
  ["a hair less, which no price is high enough for", 9_049, 0],
])("no price for %s", (_, margin, costs) => {
  expect(priceForMargin(inUnitedStates, costs, margin)).toBeUndefined();
});

test("no price above the limit", () => {
  expect(priceForMargin(inUnitedStates, 1_000_000_000, 0)).toBeUndefined();
});

test("shipping alone may pay for all", () => {
  const sale = { ...inUnitedStates, shipping: 1_000 };
  expect(priceForMargin(sale, 0, 3_000)).toBe(1);
});
