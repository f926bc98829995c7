import { type CountryCode, feeCountries, feeRates } from "@/lib/fees/rates";

/** An order of one item. Amounts are minor units of the country's currency. */
export type Sale = {
  country: CountryCode;
  /** Of the item, from 0 to `limits.amount`. */
  price: number;
  /** What the buyer pays for it, gift wrap included; limits as for the price. */
  shipping: number;
  /** Whether an Offsite Ad brought the buyer, and the shop's rate. */
  ads: "none" | "standard" | "reduced";
  /** Whether the listing's currency differs from the payment account's. */
  isConverted: boolean;
  /** Whether the buyer is where another rate for payments holds. */
  isAbroad: boolean;
  /** On fees, in hundredths of a percent, from 0 to `limits.rate`. */
  vat: number;
  /** Millionths of the currency for one US dollar, to `limits.perDollar`. */
  perDollar: number;
};

export type Fees = {
  listing: number;
  transaction: number;
  processing: number;
  regulatory: number;
  offsiteAds: number;
  conversion: number;
  vat: number;
  /** The sum of all others. */
  total: number;
};

/** Products of two of them stay exact: they are below 2 to the power of 53. */
export const limits = {
  amount: 1_000_000_000,
  rate: 10_000,
  perDollar: 10_000_000_000,
};

/** Half up to a whole minor unit; `rate` is in hundredths of a percent. */
const partOf = (amount: number, rate: number) =>
  Math.floor((amount * rate + 5_000) / 10_000);

/** Half up to a whole minor unit. */
const fromCents = (cents: number, perDollar: number) =>
  Math.floor((cents * perDollar + 500_000) / 1_000_000);

function assertWhole(name: string, value: number, limit: number) {
  if (Number.isInteger(value) && value >= 0 && value <= limit) return;
  throw new RangeError(`${name} must be whole, and from 0 to ${limit}.`);
}

/**
 * What Etsy keeps of a sale. Each fee is computed from the order's total and
 * rounded by itself, half up; VAT is added to their sum, without conversion,
 * and rounded once. Throws a RangeError beyond the limits.
 */
export function calculateFees(sale: Sale): Fees {
  assertWhole("price", sale.price, limits.amount);
  assertWhole("shipping", sale.shipping, limits.amount);
  assertWhole("vat", sale.vat, limits.rate);
  assertWhole("perDollar", sale.perDollar, limits.perDollar);
  const { processing, regulatory } = feeCountries[sale.country];
  const order = sale.price + sale.shipping;
  const listing = fromCents(feeRates.listing.cents, sale.perDollar);
  const transaction = partOf(order, feeRates.transaction.rate);
  const payment = partOf(order, processingRate(sale)) + processing.fixed;
  const operating = partOf(order, regulatory?.rate ?? 0);
  const offsiteAds = Math.min(
    partOf(order, adsRate(sale)),
    fromCents(feeRates.offsiteAds.cap, sale.perDollar),
  );
  const conversion = partOf(order, conversionRate(sale));
  const taxed = listing + transaction + payment + operating + offsiteAds;
  const vat = partOf(taxed, sale.vat);
  return {
    listing,
    transaction,
    processing: payment,
    regulatory: operating,
    offsiteAds,
    conversion,
    vat,
    total: taxed + conversion + vat,
  };
}

/** What is left of the order's total after fees and costs; may be negative. */
export const keptOf = (sale: Sale, costs: number) =>
  sale.price + sale.shipping - calculateFees(sale).total - costs;

export function processingRate({
  country,
  isAbroad,
}: Pick<Sale, "country" | "isAbroad">) {
  const { rate, abroad } = feeCountries[country].processing;
  return isAbroad ? (abroad ?? rate) : rate;
}

export const adsRate = ({ ads }: Pick<Sale, "ads">) =>
  ads === "none" ? 0 : feeRates.offsiteAds[ads];

export const conversionRate = ({ isConverted }: Pick<Sale, "isConverted">) =>
  isConverted ? feeRates.conversion.rate : 0;
