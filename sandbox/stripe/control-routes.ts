import { z } from "zod";
import type { Incoming, Route } from "../service";
import { json, type Reply } from "../wire/reply";
import type { Account } from "./account";
import { catchUp } from "./billing/due";
import type { CustomerSetting } from "./store";

const tenYears = 10 * 366 * 24 * 60 * 60;
const clockSchema = z.strictObject({
  advanceSeconds: z.int().min(0).max(tenYears),
  /** Only this customer's time moves. */
  customer: z.string().optional(),
});
const dunningSchema = z.strictObject({
  finally: z.enum(["canceled", "unpaid", "past_due"]),
  customer: z.string().optional(),
});

/** What people and tests steer the payments with. */
export function controlRoutes(account: Account): Route[] {
  const here = (path: string) => new RegExp(`^/stripe/${path}$`);
  return [
    { method: "GET", path: here("clock"), answer: ({ query }) => json(200, clock(account, query.get("customer"))) },
    { method: "POST", path: here("clock"), answer: (incoming) => advance(account, incoming) },
    { method: "POST", path: here("dunning"), answer: (incoming) => setFinalStatus(account, incoming) },
    {
      method: "GET",
      path: here("state\\.json"),
      answer: ({ query }) => json(200, stateOf(account, query.get("customer"))),
    },
    {
      method: "DELETE",
      path: here("state\\.json"),
      answer: () => {
        account.store.clear();
        return json(200, {});
      },
    },
  ];
}

function clock(account: Account, customer: string | null) {
  const now = account.now(customer);
  return { now, iso: new Date(now * 1000).toISOString(), aheadSeconds: now - Math.floor(Date.now() / 1000) };
}

function advance(account: Account, { body }: Incoming): Reply {
  const parsed = clockSchema.safeParse(body);
  if (!parsed.success) return json(400, { message: z.prettifyError(parsed.error) });
  const { advanceSeconds, customer } = parsed.data;
  if (customer === undefined) account.store.aheadSeconds += advanceSeconds;
  else {
    const setting = settingOf(account, customer);
    account.store.insert("customerSettings", { ...setting, aheadSeconds: setting.aheadSeconds + advanceSeconds });
  }
  account.store.changed();
  catchUp(account);
  return json(200, clock(account, customer ?? null));
}

function setFinalStatus(account: Account, { body }: Incoming): Reply {
  const parsed = dunningSchema.safeParse(body);
  if (!parsed.success) return json(400, { message: z.prettifyError(parsed.error) });
  const { customer = "*", ...setting } = parsed.data;
  account.store.insert("customerSettings", { ...settingOf(account, customer), ...setting });
  return json(200, parsed.data);
}

function settingOf({ tables }: Account, id: string): CustomerSetting {
  return tables.customerSettings.get(id) ?? { id, aheadSeconds: 0 };
}

/** What is held, oldest first, of one customer or of all. */
function stateOf(account: Account, id: string | null) {
  const { tables } = account;
  const mine = <T extends { customer: string | null }>(rows: Iterable<T>) =>
    [...rows].filter(({ customer }) => id === null || customer === id);
  const events = mine(tables.deliveries.values()).map(({ id: event, type, state, attempts }) => {
    const created = tables.events.get(event)?.created;
    return { id: event, type, created, delivery: state, attempts };
  });
  return {
    now: account.now(id),
    customers: [...tables.customers.values()].filter((customer) => id === null || customer.id === id),
    subscriptions: mine(tables.subscriptions.values()),
    schedules: mine(tables.schedules.values()),
    invoices: mine(tables.invoices.values()),
    paymentMethods: mine(tables.paymentMethods.values()),
    checkoutSessions: mine(tables.checkoutSessions.values()),
    portalSessions: mine(tables.portalSessions.values()),
    ...(id === null ? { products: [...tables.products.values()], prices: [...tables.prices.values()] } : {}),
    events,
  };
}
