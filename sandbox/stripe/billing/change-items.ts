import type { Account } from "../account";
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from "../shapes";
import { declined, invalid } from "../wire/failure";
import { cardFor, isDeclined } from "./cards";
import { ownerOf, recurringPriceOf } from "./find";
import { draftInvoice, finalizeInvoice } from "./invoices";
import { itemList, newItem, newLine, periodOf, pricedAt } from "./items";
import { payInvoice } from "./pay-invoice";
import { itemText } from "./words";

export type Proration = "create_prorations" | "always_invoice" | "none";
export type Wanted = {
  id?: string | undefined;
  price?: string | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
};
export type Change = {
  items: SubscriptionItem[];
  /** What the change costs for the rest of the period; credits are negative. */
  lines: InvoiceLine[];
};

/** What the wanted items would be and cost, without changing anything. */
export function planChange(account: Account, subscription: Subscription, wanted: Wanted[], prorated: boolean): Change {
  const change: Change = { items: [...subscription.items.data], lines: [] };
  wanted.forEach((each, position) => {
    apply(account, subscription, change, each, `items[${position}]`);
  });
  if (change.items.length === 0) throw invalid("A subscription must have at least one active plan.", "items");
  const ids = change.items.map((item) => item.price.id);
  if (new Set(ids).size < ids.length) {
    throw invalid("Cannot add multiple subscription items with the same price.", "items");
  }
  if (!prorated || subscription.status === "trialing") change.lines = [];
  return change;
}

function apply(account: Account, subscription: Subscription, change: Change, wanted: Wanted, param: string): void {
  const price = wanted.price === undefined ? null : recurringPriceOf(account, wanted.price, `${param}[price]`);
  const position = change.items.findIndex((item) => item.id === wanted.id);
  const before = change.items[position];
  if (wanted.id !== undefined && before === undefined) {
    throw invalid(`No such subscription item: '${wanted.id}'`, `${param}[id]`, "resource_missing");
  }
  if (before !== undefined && wanted.deleted) {
    change.items.splice(position, 1);
    change.lines.push(proratedLine(account, subscription, before, -1));
    return;
  }
  const target = price ?? before?.price;
  if (target === undefined)
    throw invalid(`Missing required param: ${param}[price].`, `${param}[price]`, "parameter_missing");
  requireSameInterval(subscription, target, `${param}[price]`);
  const quantity = wanted.quantity ?? before?.quantity ?? 1;
  if (before !== undefined && before.price.id === target.id && before.quantity === quantity) return;
  const after: SubscriptionItem =
    before === undefined
      ? newItem(account, subscription, target, quantity, periodOf(subscription))
      : { ...before, ...pricedAt(target), quantity };
  if (before === undefined) change.items.push(after);
  else {
    change.items[position] = after;
    change.lines.push(proratedLine(account, subscription, before, -1));
  }
  change.lines.push(proratedLine(account, subscription, after, 1));
}

function requireSameInterval(subscription: Subscription, price: Price, param: string): void {
  const interval = subscription.items.data[0]?.price.recurring?.interval;
  if (price.recurring?.interval !== interval) {
    throw invalid("The sandbox does not change how often a subscription is billed.", param);
  }
}

function proratedLine(account: Account, subscription: Subscription, item: SubscriptionItem, sign: 1 | -1): InvoiceLine {
  const now = account.now(subscription.customer);
  const { start, end } = periodOf(subscription);
  const share = end > start ? Math.max(0, end - now) / (end - start) : 0;
  return newLine({
    item,
    price: item.price,
    amount: sign * Math.round(item.price.unit_amount * item.quantity * share),
    period: { start: now, end },
    description: `${sign < 0 ? "Unused time on" : "Remaining time on"} ${itemText(item)}`,
    proration: true,
  });
}

/** Throws when the card that would have to pay the change now is declined; nothing has changed then. */
export function requirePayable(account: Account, subscription: Subscription, { lines }: Change): void {
  const customer = ownerOf(account, subscription);
  const cost = lines.reduce((sum, { amount }) => sum + amount, customer.balance);
  if (cost > 0 && isDeclined(cardFor(account, subscription, customer))) throw declined();
}

/** Changes the items, and bills the difference now or with the next invoice. */
export function applyChange(
  account: Account,
  subscription: Subscription,
  { items, lines }: Change,
  proration: Proration,
) {
  account.change(subscription, { items: itemList(subscription.id, items) }, "customer.subscription.updated");
  carryToPhase(account, subscription);
  if (lines.length === 0) return;
  const waiting = account.tables.pendingLines.get(subscription.id)?.lines ?? [];
  account.store.insert("pendingLines", { id: subscription.id, lines: [...waiting, ...lines] });
  if (proration !== "always_invoice") return;
  const invoice = draftInvoice(account, subscription, { reason: "subscription_update", lines: [], finalizesAt: null });
  finalizeInvoice(account, invoice);
  payInvoice(account, invoice);
}

/** A schedule's present phase follows what its subscription became. */
function carryToPhase(account: Account, { schedule: id, items }: Subscription): void {
  const schedule = id === null ? undefined : account.tables.schedules.get(id);
  const current = schedule?.current_phase;
  if (!schedule || !current) return;
  const phases = schedule.phases.map((phase) =>
    phase.start_date !== current.start_date
      ? phase
      : {
          ...phase,
          items: items.data.map(({ price, quantity }) => ({
            billing_thresholds: null,
            discounts: [],
            metadata: {},
            plan: price.id,
            price: price.id,
            quantity,
            tax_rates: [],
          })),
        },
  );
  account.change(schedule, { phases }, "subscription_schedule.updated");
}
