import type { Account } from "../account";
import type { Customer, Invoice, Price, Schedule, Subscription } from "../shapes";
import { invalid, missing } from "../wire/failure";

// Looking things up as a request names them; `param` is where it named them.

export function customerOf(account: Account, id: string, param = "id"): Customer {
  const customer = account.tables.customers.get(id);
  if (customer === undefined || "deleted" in customer) throw missing("customer", id, param);
  return customer;
}

export function priceOf(account: Account, id: string, param: string): Price {
  const price = account.tables.prices.get(id);
  if (price === undefined) throw missing("price", id, param);
  return price;
}

/** A price that can be subscribed to. */
export function recurringPriceOf(account: Account, id: string, param: string): Price {
  const price = priceOf(account, id, param);
  if (price.recurring === null) {
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      param,
    );
  }
  if (!price.active) throw invalid("The price specified is inactive. This field only accepts active prices.", param);
  return price;
}

export function subscriptionOf(account: Account, id: string, param = "id"): Subscription {
  const subscription = account.tables.subscriptions.get(id);
  if (subscription === undefined) throw missing("subscription", id, param);
  return subscription;
}

export function scheduleOf(account: Account, id: string): Schedule {
  const schedule = account.tables.schedules.get(id);
  if (schedule === undefined) throw missing("subscription schedule", id);
  return schedule;
}

export function invoiceOf(account: Account, id: string): Invoice {
  const invoice = account.tables.invoices.get(id);
  if (invoice === undefined) throw missing("invoice", id);
  return invoice;
}

export function ownerOf(account: Account, owned: { customer: string }): Customer {
  return customerOf(account, owned.customer, "customer");
}

export function isOver({ status }: Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}
