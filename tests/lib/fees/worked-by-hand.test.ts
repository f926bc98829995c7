import { calculateFees, keptOf, type Sale } from "@/lib/fees/calculate-fees";
import { priceForMargin } from "@/lib/fees/price-for-margin";
import type { CountryCode } from "@/lib/fees/rates";

/*
 * All amounts were worked out on paper, from the rules alone, by somebody who
 * had not seen the calculator. If one differs, one of the two reads a rule
 * differently: find out which before changing either.
 */

type Terms = Omit<Sale, "price" | "shipping">;

const termsOf = (
  country: CountryCode,
  vat: number,
  perDollar: number,
  others: Partial<Terms> = {},
): Terms => ({
  country,
  ads: "none",
  isConverted: false,
  isAbroad: false,
  vat,
  perDollar,
  ...others,
});

const euro = 850_300;
const US = termsOf("US", 0, 1_000_000);
const GB = termsOf("GB", 2_000, 734_700);
const CH = termsOf("CH", 810, 778_500);
const DE = termsOf("DE", 1_900, euro);
const abroad = { isAbroad: true };
const converted = { isConverted: true };
const standardAd = { ads: "standard" } as const;
const reducedAd = { ads: "reduced" } as const;
const convertedAd = { ...converted, ...standardAd };

type Expected = { fees: number[]; total: number; kept: number };

/** Fees: listing, transaction, payment, regulatory, ads, conversion, VAT. */
const expected = (fees: number[], total: number, kept: number): Expected => ({
  fees,
  total,
  kept,
});

test.each<[country: string, Terms, amounts: number[], Expected]>([
  [
    "United States",
    US,
    [4500, 500, 1800],
    expected([20, 325, 175, 0, 0, 0, 0], 520, 2680),
  ],
  [
    "United Kingdom",
    { ...GB, ...standardAd },
    [3200, 395, 1120],
    expected([15, 234, 164, 17, 539, 0, 194], 1163, 1312),
  ],
  [
    "Canada",
    termsOf("CA", 0, 1_365_800, { ...abroad, ...converted }),
    [6800, 1250, 2500],
    expected([27, 523, 347, 40, 0, 201, 0], 1138, 4412),
  ],
  [
    "Australia",
    termsOf("AU", 1_000, 1_382_500, reducedAd),
    [2495, 930, 875],
    expected([28, 223, 128, 0, 411, 0, 79], 869, 1681),
  ],
  [
    "New Zealand",
    termsOf("NZ", 1_500, 1_678_000, abroad),
    [11900, 0, 5240],
    expected([34, 774, 506, 0, 0, 0, 197], 1511, 5149),
  ],
  [
    "Germany",
    DE,
    [1490, 499, 610],
    expected([17, 129, 110, 0, 0, 0, 49], 305, 1074),
  ],
  [
    "France",
    termsOf("FR", 2_000, euro, convertedAd),
    [7900, 650, 3100],
    expected([17, 556, 372, 97, 1283, 214, 465], 3004, 2446),
  ],
  [
    "Italy",
    termsOf("IT", 2_200, euro, standardAd),
    [125000, 2500, 61000],
    expected([17, 8288, 5130, 1020, 8503, 0, 5051], 28009, 38491),
  ],
  [
    "Finland",
    termsOf("FI", 2_550, euro, converted),
    [950, 280, 333],
    expected([17, 80, 79, 0, 0, 31, 45], 252, 645),
  ],
  [
    "Hungary",
    termsOf("HU", 2_700, euro, { ...converted, ...reducedAd }),
    [3840, 715, 1400],
    expected([17, 296, 212, 90, 547, 114, 314], 1590, 1565),
  ],
  [
    "Denmark",
    termsOf("DK", 2_500, 6_353_700),
    [34900, 4900, 12000],
    expected([127, 2587, 1842, 0, 0, 0, 1139], 5695, 22105),
  ],
  [
    "Türkiye",
    termsOf("TR", 2_000, 45_364_700, convertedAd),
    [185000, 15000, 70000],
    expected([907, 13000, 14400, 3340, 30000, 5000, 12329], 78976, 51024),
  ],
])(
  "each fee, their sum and what is kept: %s",
  (_name, terms, amounts, result) => {
    const [price = 0, shipping = 0, costs = 0] = amounts;
    const sale = { ...terms, price, shipping };
    const fees = calculateFees(sale);
    expect([
      fees.listing,
      fees.transaction,
      fees.processing,
      fees.regulatory,
      fees.offsiteAds,
      fees.conversion,
      fees.vat,
    ]).toEqual(result.fees);
    expect(fees.total).toBe(result.total);
    expect(keptOf(sale, costs)).toBe(result.kept);
  },
);

test.each([
  {
    country: "US",
    terms: US,
    costs: 1200,
    shipping: 450,
    margin: 3500,
    price: 1794,
  },
  {
    country: "GB",
    terms: GB,
    costs: 800,
    shipping: 0,
    margin: 5000,
    price: 2284,
  },
  {
    country: "CH",
    terms: CH,
    costs: 2000,
    shipping: 700,
    margin: 4000,
    price: 3559,
  },
  {
    country: "DE, no VAT",
    terms: { ...DE, vat: 0 },
    costs: 500,
    shipping: 0,
    margin: 3000,
    price: 920,
  },
])("the lowest price for a margin: $country", (row) => {
  const { terms, costs, shipping, margin, price } = row;
  expect(priceForMargin({ ...terms, shipping }, costs, margin)).toBe(price);
});
