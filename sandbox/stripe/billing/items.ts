import { type Account, newId } from "../account";
import type {
  InvoiceLine,
  List,
  Phase,
  Price,
  Subscription,
  SubscriptionItem,
} from "../objects";

export type Period = { start: number; end: number };

export function newItem(
  account: Account,
  subscription: Pick<Subscription, "id" | "customer">,
  price: Price,
  quantity: number,
  period: Period,
) {
  const item: SubscriptionItem = {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created: account.now(subscription.customer),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    ...priceFields(price),
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
  return item;
}

/** An item's price, also in the format of the older `plan`. */
export function priceFields(
  price: Price,
): Pick<SubscriptionItem, "price" | "plan"> {
  const { recurring } = price;
  return {
    price,
    plan: {
      id: price.id,
      object: "plan",
      active: price.active,
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: price.billing_scheme,
      created: price.created,
      currency: price.currency,
      interval: recurring?.interval ?? "month",
      interval_count: recurring?.interval_count ?? 1,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
  };
}

export function itemList(
  subscription: string,
  data: SubscriptionItem[],
): List<SubscriptionItem> {
  return {
    object: "list",
    url: `/v1/subscription_items?subscription=${subscription}`,
    has_more: false,
    data,
  };
}

/** In the sandbox all items of a subscription have the same period. */
export function periodOf({ items, start_date: start }: Subscription): Period {
  const [item] = items.data;
  return {
    start: item?.current_period_start ?? start,
    end: item?.current_period_end ?? start,
  };
}

export function withPeriod(
  { id, items }: Subscription,
  { start, end }: Period,
): List<SubscriptionItem> {
  return itemList(
    id,
    items.data.map((item) => ({
      ...item,
      current_period_start: start,
      current_period_end: end,
    })),
  );
}

export function newPhaseItem(
  price: string,
  quantity = 1,
): Phase["items"][number] {
  return {
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price,
    price,
    quantity,
    tax_rates: [],
  };
}

type NewLine = {
  item: SubscriptionItem;
  price: Price;
  amount: number;
  period: Period;
  description: string;
  proration?: boolean;
};

export function newInvoiceLine({
  item,
  price,
  amount,
  period,
  description,
  proration = false,
}: NewLine): InvoiceLine {
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: "price_details",
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** `amount` is in the smallest unit of the currency. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(
    amount / 100,
  );
}

export function describePrice({
  unit_amount: amount,
  currency,
  recurring,
  nickname,
  lookup_key: key,
}: Price): string {
  const name = nickname ?? key ?? "Plan";
  return `${name} (at ${formatMoney(amount, currency)}${recurring === null ? "" : ` / ${recurring.interval}`})`;
}

export function describeItem({ price }: SubscriptionItem): string {
  return describePrice(price);
}

/** Seconds. */
export const hour = 3_600;
export const day = 24 * hour;

/**
 * The end of the period that begins at `start`. Months end on the anchor's day,
 * or on their last day if they are shorter.
 */
export function periodEnd(price: Price, anchor: number, start: number): number {
  const { interval = "month", interval_count: count = 1 } =
    price.recurring ?? {};
  if (interval === "day") return start + count * day;
  if (interval === "week") return start + count * 7 * day;
  const months = interval === "year" ? 12 * count : count;
  return addMonths(anchor, monthsBetween(anchor, start) + months);
}

function monthsBetween(anchor: number, moment: number): number {
  const [from, to] = [new Date(anchor * 1000), new Date(moment * 1000)];
  return (
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 +
    to.getUTCMonth() -
    from.getUTCMonth()
  );
}

export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const lastDay = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const dayOfMonth = Math.min(date.getUTCDate(), lastDay);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months, dayOfMonth);
  return Math.floor(date.getTime() / 1000);
}
