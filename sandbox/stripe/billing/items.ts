import type { Account } from "../account";
import { newId } from "../new-id";
import type { InvoiceLine, List, Price, Subscription, SubscriptionItem } from "../shapes";

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
    ...pricedAt(price),
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
  return item;
}

/** What an item says about its price, also in the older words. */
export function pricedAt(price: Price): Pick<SubscriptionItem, "price" | "plan"> {
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

export function itemList(subscription: string, data: SubscriptionItem[]): List<SubscriptionItem> {
  return { object: "list", url: `/v1/subscription_items?subscription=${subscription}`, has_more: false, data };
}

/** Every item of a subscription has the same period here. */
export function periodOf({ items, start_date: start }: Subscription): Period {
  const [item] = items.data;
  return { start: item?.current_period_start ?? start, end: item?.current_period_end ?? start };
}

export function inPeriod({ id, items }: Subscription, { start, end }: Period): List<SubscriptionItem> {
  return itemList(
    id,
    items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
  );
}

type LineOf = {
  item: SubscriptionItem;
  price: Price;
  amount: number;
  period: Period;
  description: string;
  proration?: boolean;
};

export function newLine({ item, price, amount, period, description, proration = false }: LineOf): InvoiceLine {
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
