import {
  adsRate,
  calculateFees,
  conversionRate,
  type Fees,
  keptOf,
  processingRate,
  type Sale,
} from "@/lib/fees/calculate-fees";
import { formatDecimal, formatRate } from "@/lib/fees/decimals";
import { priceForMargin } from "@/lib/fees/price-for-margin";
import {
  type Currency,
  exchangeDate,
  feeCountries,
  feeRates,
  perDollar,
} from "@/lib/fees/rates";

type FeeResultProps = { sale: Sale; costs: number; margin: number };

/**
 * As a key it makes texts anew: a browser that translates the page has put its
 * own into their place, where a change would not be seen.
 */
const keyOf = (result: FeeResultProps) => JSON.stringify(result);

const amountOf = (units: number, currency: Currency) =>
  `${formatDecimal(units, 2)} ${currency}`;

/** To a tenth of a percent, as far as there is an order. */
const shareOf = (part: number, whole: number) =>
  whole === 0
    ? ""
    : ` (${formatDecimal(Math.round((part * 1_000) / whole), 1)}%)`;

export function FeeResult(result: FeeResultProps) {
  const { sale, costs } = result;
  const { currency } = feeCountries[sale.country];
  const order = sale.price + sale.shipping;
  const fees = calculateFees(sale);
  const kept = keptOf(sale, costs);
  return (
    <section
      aria-labelledby="fee-result"
      className="self-start rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      <h2 id="fee-result" className="text-2xl">
        What Etsy takes
      </h2>
      <output className="mt-2 block text-lg">
        <span key={keyOf(result)}>
          Of {amountOf(order, currency)}, Etsy takes{" "}
          <strong>
            {amountOf(fees.total, currency)}
            {shareOf(fees.total, order)}
          </strong>
          . After your costs you keep{" "}
          <strong>
            {amountOf(kept, currency)}
            {shareOf(kept, order)}
          </strong>
          .
        </span>
      </output>
      <dl
        key={keyOf(result)}
        className="mt-4 border-border border-t tabular-nums"
      >
        {linesOf(sale, fees).map(({ name, rule, amount }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-border border-b py-2"
          >
            <dt>
              {name}
              <span className="block text-muted-foreground text-sm">
                {rule}
              </span>
            </dt>
            <dd className="whitespace-nowrap">{amountOf(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <PriceForMargin key={`price ${keyOf(result)}`} {...result} />
    </section>
  );
}

function PriceForMargin({ sale, costs, margin }: FeeResultProps) {
  const { currency } = feeCountries[sale.country];
  const price = priceForMargin(sale, costs, margin);
  if (price === undefined)
    return (
      <p className="mt-4">
        No price leaves {formatRate(margin)}: the fees alone take more than the
        rest.
      </p>
    );
  const end =
    sale.shipping > 0
      ? ` and ${amountOf(sale.shipping, currency)} for shipping.`
      : ".";
  return (
    <p className="mt-4">
      To keep {formatRate(margin)} after fees and costs, charge at least{" "}
      <strong>{amountOf(price, currency)}</strong>
      {end}
    </p>
  );
}

/** Of which day the dollar's rate is, beside what was converted by it. */
function describeRate({ country, perDollar: rate }: Sale) {
  const { currency } = feeCountries[country];
  const of =
    rate === perDollar[currency] ? `the rate of ${exchangeDate}` : "your rate";
  const amount = formatDecimal(rate, 6).replace(/\.?0+$/, "");
  return `at ${of}, 1 USD = ${amount} ${currency}`;
}

/** The fees that this sale has, each with its rule. */
function linesOf(sale: Sale, fees: Fees) {
  const { processing, regulatory } = feeCountries[sale.country];
  const isInDollars = feeCountries[sale.country].currency === "USD";
  const fromDollars = (cents: number) =>
    amountOf(cents, "USD") + (isInDollars ? "" : ` ${describeRate(sale)}`);
  const ofOrder = (rate: number) => `${formatRate(rate)} of the order`;
  const lines = [
    {
      name: "Listing fee",
      rule: fromDollars(feeRates.listing.cents),
      amount: fees.listing,
    },
    {
      name: "Transaction fee",
      rule: ofOrder(feeRates.transaction.rate),
      amount: fees.transaction,
    },
    {
      name: "Payment processing",
      rule: `${ofOrder(processingRate(sale))} + ${formatDecimal(processing.fixed, 2)}`,
      amount: fees.processing,
    },
    {
      name: "Regulatory Operating fee",
      rule: ofOrder(regulatory?.rate ?? 0),
      amount: fees.regulatory,
    },
    {
      name: "Offsite Ads fee",
      rule: `${ofOrder(adsRate(sale))}, at most ${fromDollars(feeRates.offsiteAds.cap)}`,
      amount: fees.offsiteAds,
    },
    {
      name: "Currency conversion",
      rule: ofOrder(conversionRate(sale)),
      amount: fees.conversion,
    },
    {
      name: "VAT or GST on fees",
      rule: `${formatRate(sale.vat)} of the fees without conversion`,
      amount: fees.vat,
    },
  ];
  return lines.filter(({ amount }) => amount > 0);
}
