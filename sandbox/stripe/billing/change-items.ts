import { type Account, ownerOf, requireRecurringPrice } from "../account";
import { cardDeclined, invalidRequest } from "../api/errors";
import type {
  InvoiceLine,
  Price,
  Subscription,
  SubscriptionItem,
} from "../objects";
import { cardFor, isDeclined } from "./cards";
import { draftInvoice, finalizeInvoice, payInvoice } from "./invoices";
import {
  describeItem,
  itemList,
  newInvoiceLine,
  newItem,
  newPhaseItem,
  periodOf,
  priceFields,
} from "./items";

export type Proration = "create_prorations" | "always_invoice" | "none";
export type ItemChange = {
  id?: string | undefined;
  price?: string | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
};
export type Change = {
  items: SubscriptionItem[];
  /**
   * The cost of the change for the rest of the period. Credits are negative.
   */
  lines: InvoiceLine[];
};

/** The items after the change and what they cost. Nothing is changed yet. */
export function previewChange(
  account: Account,
  subscription: Subscription,
  requested: ItemChange[],
  prorated: boolean,
): Change {
  const change: Change = { items: [...subscription.items.data], lines: [] };
  requested.forEach((each, position) => {
    applyItemChange(account, subscription, change, each, `items[${position}]`);
  });
  if (change.items.length === 0)
    throw invalidRequest(
      "A subscription must have at least one active plan.",
      "items",
    );
  const ids = change.items.map((item) => item.price.id);
  if (new Set(ids).size < ids.length) {
    throw invalidRequest(
      "Cannot add multiple subscription items with the same price.",
      "items",
    );
  }
  if (!prorated || subscription.status === "trialing") change.lines = [];
  return change;
}

function applyItemChange(
  account: Account,
  subscription: Subscription,
  change: Change,
  requested: ItemChange,
  param: string,
): void {
  const price =
    requested.price === undefined
      ? null
      : requireRecurringPrice(account, requested.price, `${param}[price]`);
  const position = change.items.findIndex((item) => item.id === requested.id);
  const before = change.items[position];
  if (requested.id !== undefined && before === undefined) {
    throw invalidRequest(
      `No such subscription item: '${requested.id}'`,
      `${param}[id]`,
      "resource_missing",
    );
  }
  if (before !== undefined && requested.deleted) {
    change.items.splice(position, 1);
    change.lines.push(proratedLine(account, subscription, before, -1));
    return;
  }
  const target = price ?? before?.price;
  if (target === undefined)
    throw invalidRequest(
      `Missing required param: ${param}[price].`,
      `${param}[price]`,
      "parameter_missing",
    );
  requireSameInterval(subscription, target, `${param}[price]`);
  const quantity = requested.quantity ?? before?.quantity ?? 1;
  if (
    before !== undefined &&
    before.price.id === target.id &&
    before.quantity === quantity
  )
    return;
  const after: SubscriptionItem =
    before === undefined
      ? newItem(account, subscription, target, quantity, periodOf(subscription))
      : { ...before, ...priceFields(target), quantity };
  if (before === undefined) change.items.push(after);
  else {
    change.items[position] = after;
    change.lines.push(proratedLine(account, subscription, before, -1));
  }
  change.lines.push(proratedLine(account, subscription, after, 1));
}

function requireSameInterval(
  subscription: Subscription,
  price: Price,
  param: string,
): void {
  const interval = subscription.items.data[0]?.price.recurring?.interval;
  if (price.recurring?.interval !== interval) {
    throw invalidRequest(
      "The sandbox does not change how often a subscription is billed.",
      param,
    );
  }
}

function proratedLine(
  account: Account,
  subscription: Subscription,
  item: SubscriptionItem,
  sign: 1 | -1,
): InvoiceLine {
  const now = account.now(subscription.customer);
  const { start, end } = periodOf(subscription);
  const remaining = end > start ? Math.max(0, end - now) / (end - start) : 0;
  return newInvoiceLine({
    item,
    price: item.price,
    amount:
      sign * Math.round(item.price.unit_amount * item.quantity * remaining),
    period: { start: now, end },
    description: `${sign < 0 ? "Unused time on" : "Remaining time on"} ${describeItem(item)}`,
    proration: true,
  });
}

/** Throws when the card that has to pay for the change is declined. */
export function requirePayable(
  account: Account,
  subscription: Subscription,
  { lines }: Change,
): void {
  const customer = ownerOf(account, subscription);
  const cost = lines.reduce(
    (sum, { amount }) => sum + amount,
    customer.balance,
  );
  if (cost > 0 && isDeclined(cardFor(account, subscription, customer)))
    throw cardDeclined();
}

/** Changes the items and bills the difference, now or with the next invoice. */
export function applyChange(
  account: Account,
  subscription: Subscription,
  { items, lines }: Change,
  proration: Proration,
) {
  account.update(
    subscription,
    { items: itemList(subscription.id, items) },
    "customer.subscription.updated",
  );
  updateCurrentPhase(account, subscription);
  if (lines.length === 0) return;
  const pending = account.tables.pendingLines.get(subscription.id)?.lines ?? [];
  account.store.insert("pendingLines", {
    id: subscription.id,
    lines: [...pending, ...lines],
  });
  if (proration !== "always_invoice") return;
  const invoice = draftInvoice(account, subscription, {
    reason: "subscription_update",
    lines: [],
    finalizesAt: null,
  });
  finalizeInvoice(account, invoice);
  payInvoice(account, invoice);
}

/**
 * The current phase of a schedule takes over the new items of its subscription.
 */
function updateCurrentPhase(
  account: Account,
  { schedule: id, items }: Subscription,
): void {
  const schedule = id === null ? undefined : account.tables.schedules.get(id);
  const current = schedule?.current_phase;
  if (!schedule || !current) return;
  const phases = schedule.phases.map((phase) =>
    phase.start_date !== current.start_date
      ? phase
      : {
          ...phase,
          items: items.data.map(({ price, quantity }) =>
            newPhaseItem(price.id, quantity),
          ),
        },
  );
  account.update(schedule, { phases }, "subscription_schedule.updated");
}
