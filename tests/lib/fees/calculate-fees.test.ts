import fc from "fast-check";
import {
  calculateFees,
  type Fees,
  keptOf,
  limits,
  type Sale,
} from "@/lib/fees/calculate-fees";
import { countryCodes, feeCountries, perDollar } from "@/lib/fees/rates";

const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: limits.amount }),
);
const anySale: fc.Arbitrary<Sale> = fc.record({
  country: fc.constantFrom(...countryCodes),
  price: anyAmount,
  shipping: anyAmount,
  ads: fc.constantFrom("none", "standard", "reduced"),
  isConverted: fc.boolean(),
  isAbroad: fc.boolean(),
  vat: fc.integer({ min: 0, max: limits.rate }),
  perDollar: fc.integer({ min: 0, max: limits.perDollar }),
});

const partsOf = ({ total, ...parts }: Fees) => Object.values(parts);

const alone: Sale = {
  country: "US",
  price: 5_000,
  shipping: 0,
  ads: "none",
  isConverted: false,
  isAbroad: false,
  vat: 0,
  perDollar: 1_000_000,
};

describe("any sale", () => {
  test("each part is whole and never negative, and all make the total", () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const fees = calculateFees(sale);
        for (const part of partsOf(fees)) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(fees.total).toBe(
          partsOf(fees).reduce((sum, part) => sum + part, 0),
        );
      }),
    );
  });

  test("a higher price or shipping never lowers a fee", () => {
    fc.assert(
      fc.property(
        anySale,
        fc.integer({ min: 1, max: 1_000 }),
        fc.constantFrom("price", "shipping"),
        (sale, more, field) => {
          fc.pre(sale[field] + more <= limits.amount);
          const fees = calculateFees(sale);
          const higher = calculateFees({
            ...sale,
            [field]: sale[field] + more,
          });
          for (const name of Object.keys(fees) as (keyof Fees)[])
            expect(higher[name]).toBeGreaterThanOrEqual(fees[name]);
        },
      ),
    );
  });

  test("price and shipping are charged alike", () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const turned = {
          ...sale,
          price: sale.shipping,
          shipping: sale.price,
        };
        expect(calculateFees(turned)).toEqual(calculateFees(sale));
      }),
    );
  });

  test("what is kept, the fees and the costs make the order's total", () => {
    fc.assert(
      fc.property(anySale, anyAmount, (sale, costs) => {
        const kept = keptOf(sale, costs);
        expect(kept + calculateFees(sale).total + costs).toBe(
          sale.price + sale.shipping,
        );
      }),
    );
  });
});

test.each<[string, Partial<Sale>, Partial<Fees>]>([
  ["half a cent is rounded up", { price: 100 }, { transaction: 7 }],
  ["less than half is rounded down", { price: 99 }, { transaction: 6 }],
  ["no ad, no fee", {}, { offsiteAds: 0, conversion: 0, regulatory: 0 }],
  ["an ad's fee below the cap", { ads: "standard" }, { offsiteAds: 750 }],
  ["the lower rate", { ads: "reduced" }, { offsiteAds: 600 }],
  [
    "the cap in dollars",
    { ads: "reduced", price: 100_000 },
    { offsiteAds: 10_000 },
  ],
  [
    "the cap in another currency",
    { ads: "standard", price: 100_000, perDollar: 500_000 },
    { offsiteAds: 5_000, listing: 10 },
  ],
  ["buyers abroad", { country: "CA", isAbroad: true }, { processing: 225 }],
  ["buyers at home", { country: "CA" }, { processing: 175 }],
  [
    "no other rate abroad",
    { country: "GB", isAbroad: true },
    { processing: 220 },
  ],
])("%s", (_, changes, fees) => {
  expect(calculateFees({ ...alone, ...changes })).toMatchObject(fees);
});

test("VAT is on all fees but the conversion", () => {
  const taxed = calculateFees({ ...alone, vat: 2_000, isConverted: true });
  expect(taxed).toMatchObject({ conversion: 125, vat: 104 });
});

test.each<[string, Partial<Sale>]>([
  ["a part of a cent", { price: 0.5 }],
  ["a negative price", { price: -1 }],
  ["no number", { shipping: Number.NaN }],
  ["more than the limit", { price: limits.amount + 1 }],
  ["more than everything", { vat: limits.rate + 1 }],
  ["an endless rate", { perDollar: Number.POSITIVE_INFINITY }],
])("%s is refused", (_, changes) => {
  expect(() => calculateFees({ ...alone, ...changes })).toThrow(RangeError);
});

test("rates: each is between none and all, and each currency has a rate", () => {
  for (const { processing, regulatory, vat, currency } of Object.values(
    feeCountries,
  )) {
    const rates = [processing.rate, regulatory?.rate ?? 0, vat?.rate ?? 0];
    for (const rate of rates) {
      expect(Number.isInteger(rate)).toBe(true);
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThan(limits.rate);
    }
    expect(perDollar[currency]).toBeGreaterThan(0);
  }
});
