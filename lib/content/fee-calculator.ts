import type { Question } from "@/lib/content/faq";
import { calculateFees, type Sale } from "@/lib/fees/calculate-fees";
import { formatDecimal, formatRate } from "@/lib/fees/decimals";
import { priceForMargin } from "@/lib/fees/price-for-margin";
import {
  type CountryCode,
  countryCodes,
  exchangeDay,
  type FeeSourceName,
  feeCountries,
  feeRates,
  feeSources,
  perDollar,
} from "@/lib/fees/rates";
import { formatDay } from "@/lib/time/format-day";

export const feePath = "/etsy-fee-calculator";

/** In the order of their numbers. */
export const feeSourceNames = Object.keys(feeSources) as FeeSourceName[];

/** With its source, and a star if it was not read there. */
const marked = (text: string, source: FeeSourceName) =>
  `${text}${feeSources[source].isOriginal ? "" : "*"} [@${source}]`;

const { listing, transaction, conversion, offsiteAds } = feeRates;
const dollars = (cents: number) => `${formatDecimal(cents, 2)} USD`;

/** What Etsy charges, and from what, in the order of the calculation. */
export const formula = [
  "**Order total** = item price + what the buyer pays for shipping, gift wrap and personalization.",
  `**Listing fee** = ${marked(dollars(listing.cents), listing.source)}, in your currency, for each item that is listed, renewed or sold. Here a sale counts as one of them.`,
  `**Transaction fee** = ${marked(formatRate(transaction.rate), transaction.source)} of the order total.`,
  "**Payment processing** = your country's rate × order total + your country's fixed amount. Both are in the table below.",
  "**Regulatory Operating fee** = your country's rate × order total, where there is one.",
  `**Offsite Ads fee**, only if such an ad brought the buyer = ${marked(formatRate(offsiteAds.standard), offsiteAds.source)} of the order total, or ${marked(formatRate(offsiteAds.reduced), offsiteAds.source)} once the shop has sold for ${marked(`${formatDecimal(offsiteAds.threshold, 0)} USD`, offsiteAds.source)} within 365 days; never more than ${marked(`${formatDecimal(offsiteAds.cap / 100, 0)} USD`, offsiteAds.source)} for one order.`,
  `**Currency conversion**, only if you list in another currency than your payment account's = ${marked(formatRate(conversion.rate), conversion.source)} of the order total.`,
  "**VAT or GST** = its rate × the sum of all fees but the conversion, if Etsy adds it to your fees [@vatRule].",
  "**You keep** = order total − all fees and VAT − your own costs.",
];

export const marginFormula =
  "For a margin that you wish, the fixed parts are divided by what the rates leave: **price** = (your costs + listing fee and fixed amount, with VAT) ÷ (1 − margin − all rates, with VAT) − shipping. The calculator then takes the lowest price that really reaches the margin after every rounding.";

export const roundingRule =
  "Each fee is rounded by itself to a cent, or your currency's hundredth, half a cent upwards; VAT is rounded once, on the sum. We found no published rule for Etsy's own roundings, and payment accounts show item and shipping on lines of their own, so yours may differ by a few cents.";

/** `note` stands in brackets after the text, or below it on a phone. */
type FeeCell = { text: string; note?: string };
export type FeeTable = {
  caption: string;
  head: string[];
  rows: { name: string; cells: FeeCell[] }[];
};

/** As rows of tables name it. */
const nameOf = (code: CountryCode) =>
  `${feeCountries[code].name}, ${feeCountries[code].currency}`;

export const rateTable: FeeTable = {
  caption:
    "Rates by the country of your shop. * Not read at the source itself.",
  head: [
    "Country",
    "Payment processing",
    "Regulatory fee",
    "VAT or GST on fees",
  ],
  rows: countryCodes.map((code) => {
    const { processing, regulatory, vat } = feeCountries[code];
    const rates =
      processing.abroad === undefined
        ? formatRate(processing.rate)
        : `${formatRate(processing.rate)} (${code === "CA" ? "outside Canada and the US" : "abroad"} ${formatRate(processing.abroad)})`;
    const texts = [
      marked(
        `${rates} + ${formatDecimal(processing.fixed, 2)}`,
        processing.source,
      ),
      regulatory
        ? marked(formatRate(regulatory.rate), regulatory.source)
        : marked("none", "regulatory"),
      vat ? marked(formatRate(vat.rate), vat.source) : "not counted",
    ];
    return { name: nameOf(code), cells: texts.map((text) => ({ text })) };
  }),
};

/** The usual sale of a country: an item alone, with VAT on the fees. */
const usualSale = (country: CountryCode): Omit<Sale, "price"> => ({
  country,
  shipping: 0,
  ads: "none",
  isConverted: false,
  isAbroad: false,
  vat: feeCountries[country].vat?.rate ?? 0,
  perDollar: perDollar[feeCountries[country].currency],
});

function feeCell(sale: Sale): FeeCell {
  const { total } = calculateFees(sale);
  const tenths = Math.round((total * 1_000) / sale.price);
  return {
    text: formatDecimal(total, 2),
    note: `${formatDecimal(tenths, 1)}%`,
  };
}

/** Beside what has converted dollars in it. */
const atRate = `at the exchange rate of ${formatDay(exchangeDay)}`;

/** Whole units of a currency that are common as a price. */
function priceTable(
  caption: string,
  prices: readonly number[],
  codes: readonly CountryCode[],
): FeeTable {
  const last = prices.at(-1) ?? 0;
  return {
    caption,
    head: [
      "Country",
      ...prices.map((price) => `Price ${formatDecimal(price, 0)}`),
      `${formatDecimal(last, 0)} by an Offsite Ad`,
    ],
    rows: codes.map((code) => {
      const sale = usualSale(code);
      const cells = [
        ...prices.map((price) => feeCell({ ...sale, price: price * 100 })),
        feeCell({ ...sale, ads: "standard", price: last * 100 }),
      ];
      return { name: nameOf(code), cells };
    }),
  };
}

const crowns: CountryCode[] = ["DK", "NO", "SE"];
const liras: CountryCode[] = ["TR"];
const dear = countryCodes.filter(
  (code) => !crowns.includes(code) && !liras.includes(code),
);

export const feeTables = [
  priceTable(
    `What Etsy takes, in the currency of the shop: an item alone, shipping in its price, fees in dollars ${atRate}`,
    [10, 20, 50, 100],
    dear,
  ),
  priceTable(
    `The same in Denmark, Norway and Sweden, ${atRate}`,
    [100, 200, 500, 1_000],
    crowns,
  ),
  priceTable(
    `The same in Türkiye, ${atRate}`,
    [500, 1_000, 2_500, 5_000],
    liras,
  ),
];

const wishedMargin = 3_000;
const costs = [5, 10, 20, 50];
export const marginTable: FeeTable = {
  caption: `What to charge so that ${formatRate(wishedMargin)} of the price is left, fees in dollars ${atRate}`,
  head: [
    "Country",
    ...costs.map((cost) => `Costs of ${formatDecimal(cost, 0)}`),
  ],
  rows: (["US", "GB", "CA", "AU", "DE", "FR"] as const).map((code) => ({
    name: nameOf(code),
    cells: costs.map((cost) => {
      const price = priceForMargin(usualSale(code), cost * 100, wishedMargin);
      return { text: price === undefined ? "none" : formatDecimal(price, 2) };
    }),
  })),
};

export const notCounted = [
  `Sales tax that Etsy collects from the buyer. ${marked("The processing rate is charged on it too", "processing")}. With a tax of 8% and a rate of 3%, that is 0.24 more per 100.`,
  "The listing fee of items that don't sell, and of each further item of the same order.",
  "Etsy Ads, Etsy Plus, shipping labels, the fee for opening a shop, and fees for small deposits in some countries.",
  "Tax on your income, and VAT that you owe on the sale.",
  "Tax on fees in Canada and the United States: it depends on the province or state. Enter your rate if you know it.",
];

export const feeQuestions: Question[] = [
  {
    id: "fees-share",
    question: "How much does Etsy take from a sale?",
    answer: [
      `From a sale of 50 USD in the United States without ads, ${formatDecimal(calculateFees({ ...usualSale("US"), price: 5_000 }).total, 2)} USD: listing, transaction and payment fees. From 50 GBP in the United Kingdom, ${formatDecimal(calculateFees({ ...usualSale("GB"), price: 5_000 }).total, 2)} GBP, with the Regulatory Operating fee and VAT on all fees, ${atRate}.`,
      "The smaller the price, the larger the share, since the listing fee and a part of the payment fee are fixed.",
    ],
  },
  {
    id: "fees-on-shipping",
    question: "Are fees charged on shipping too?",
    answer: [
      "Yes. All percentages are of the order total, with what the buyer pays for shipping in it. Free shipping with a higher price costs the same in fees.",
    ],
  },
  {
    id: "fees-vat",
    question: "When does Etsy add VAT to its fees?",
    answer: [
      "In many countries it does so until you give Etsy your VAT ID; then you may account for it yourself. Enter 0 if your invoices from Etsy show none. Your tax adviser knows which holds for you.",
    ],
  },
  {
    id: "fees-sent",
    question: "Where do my numbers go?",
    answer: [
      "Nowhere. They are calculated in your browser, and nothing of them is sent or kept.",
    ],
  },
];
