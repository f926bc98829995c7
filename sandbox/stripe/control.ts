import { z } from "zod";
import {
  type CallDoc,
  json,
  type Reply,
  type Route,
  type SandboxRequest,
} from "../service";
import type { Account } from "./account";
import { catchUp } from "./billing/catch-up";
import { closeDispute, openDispute } from "./billing/charges";
import type { CustomerSetting } from "./store";
import { deliveryOrders, type Webhooks, webhookModes } from "./webhooks";

export const controlDocs: CallDoc[] = [
  [
    "/v1/customers, /v1/checkout/sessions …",
    "A part of Stripe's API. Keys start with sk_test_sandbox_.",
  ],
  [
    "POST /stripe/clock",
    "Moves Stripe's clock: {advanceSeconds, customer?}. GET returns it.",
  ],
  [
    "POST /stripe/webhooks",
    `How events are sent: {mode, copies?, windowMs?, customer?, url?}. Modes: ${webhookModes.join(", ")}. GET returns the setting and lists the deliveries.`,
  ],
  [
    "POST /stripe/webhooks/deliver",
    "Sends the events that are held or waiting: {ids?, customer?, order?, seed?, copies?, parallel?}. Answers after all were tried.",
  ],
  [
    "POST /stripe/dunning",
    "What a subscription becomes that is never paid: {finally: canceled, unpaid or past_due, customer?}.",
  ],
  [
    "POST /stripe/disputes",
    "Disputes a charge: {charge}. With {charge, status: won or lost}, closes its dispute.",
  ],
  [
    "GET /stripe/state.json?customer=",
    "All Stripe objects. DELETE removes them.",
  ],
];

const maxAdvanceSeconds = 10 * 366 * 24 * 60 * 60;
const clockSchema = z.strictObject({
  advanceSeconds: z.int().min(0).max(maxAdvanceSeconds),
  /** Moves only this customer's clock. */
  customer: z.string().optional(),
});
const dunningSchema = z.strictObject({
  finally: z.enum(["canceled", "unpaid", "past_due"]),
  customer: z.string().optional(),
});
const disputeSchema = z.strictObject({
  charge: z.string(),
  status: z.enum(["won", "lost"]).optional(),
});
const ruleSchema = z.strictObject({
  mode: z.enum(webhookModes).default("normal"),
  /** How often mode duplicate sends each event. */
  copies: z.int().min(1).max(50).default(2),
  /** For how long mode shuffle collects events. */
  windowMs: z.int().min(1).max(60_000).default(200),
  /** Applies only to this customer's events. */
  customer: z.string().optional(),
  /**
   * Where events go from now on, until another address is set or the sandbox
   * stops.
   */
  url: z.url().optional(),
});
const deliverSchema = z.strictObject({
  /** These events in this order; without it, all that are held or waiting. */
  ids: z.array(z.string()).max(1_000).optional(),
  customer: z.string().optional(),
  order: z.enum(deliveryOrders).default("created"),
  seed: z.int().default(1),
  copies: z.int().min(1).max(50).default(1),
  parallel: z.boolean().default(false),
});

/**
 * The calls with which people and tests control Stripe's clock, objects and
 * webhooks.
 */
export function controlRoutes(account: Account, webhooks: Webhooks): Route[] {
  const get = (
    path: string,
    read: (customer: string | null) => unknown,
  ): Route => ({
    method: "GET",
    path: new RegExp(`^/stripe/${path}$`),
    handle: ({ query }) => json(200, read(query.get("customer"))),
  });
  const post = (path: string, handle: Route["handle"]): Route => ({
    method: "POST",
    path: new RegExp(`^/stripe/${path}$`),
    handle,
  });
  return [
    get("clock", (customer) => readClock(account, customer)),
    post("clock", (request) => advanceClock(account, request)),
    post("dunning", (request) => setFinalStatus(account, request)),
    post("disputes", (request) => disputeCharge(account, request)),
    get("state\\.json", (customer) => dumpState(account, customer)),
    {
      method: "DELETE",
      path: /^\/stripe\/state\.json$/,
      handle: () => {
        account.store.clear();
        return json(200, {});
      },
    },
    get("webhooks", (customer) => listDeliveries(account, webhooks, customer)),
    post("webhooks", (request) => setRule(webhooks, request)),
    post("webhooks/deliver", (request) => deliverNow(webhooks, request)),
  ];
}

function invalidBody(error: z.ZodError): Reply {
  return json(400, { message: z.prettifyError(error) });
}

function readClock(account: Account, customer: string | null) {
  const now = account.now(customer);
  return {
    now,
    iso: new Date(now * 1000).toISOString(),
    aheadSeconds: now - Math.floor(Date.now() / 1000),
  };
}

function advanceClock(account: Account, { body }: SandboxRequest): Reply {
  const parsed = clockSchema.safeParse(body);
  if (!parsed.success) return invalidBody(parsed.error);
  const { advanceSeconds, customer } = parsed.data;
  if (customer === undefined) account.store.aheadSeconds += advanceSeconds;
  else {
    const setting = settingOf(account, customer);
    account.store.insert("customerSettings", {
      ...setting,
      aheadSeconds: setting.aheadSeconds + advanceSeconds,
    });
  }
  account.store.saveSoon();
  catchUp(account);
  return json(200, readClock(account, customer ?? null));
}

function setFinalStatus(account: Account, { body }: SandboxRequest): Reply {
  const parsed = dunningSchema.safeParse(body);
  if (!parsed.success) return invalidBody(parsed.error);
  const { customer = "*", ...setting } = parsed.data;
  account.store.insert("customerSettings", {
    ...settingOf(account, customer),
    ...setting,
  });
  return json(200, parsed.data);
}

/** Only banks dispute charges, so the API has no call for it. */
function disputeCharge(account: Account, { body }: SandboxRequest): Reply {
  const parsed = disputeSchema.safeParse(body);
  if (!parsed.success) return invalidBody(parsed.error);
  const { charge: id, status } = parsed.data;
  const charge = account.tables.charges.get(id);
  const dispute = [...account.tables.disputes.values()].find(
    (each) => each.charge === id,
  );
  if (
    charge === undefined ||
    (status !== undefined) !== (dispute !== undefined)
  ) {
    return json(400, {
      message:
        "There is no such charge, or no such dispute to open or to close.",
    });
  }
  return json(
    200,
    dispute && status
      ? closeDispute(account, dispute, status)
      : openDispute(account, charge),
  );
}

function settingOf({ tables }: Account, id: string): CustomerSetting {
  return tables.customerSettings.get(id) ?? { id, aheadSeconds: 0 };
}

/** The objects of one customer or of all, oldest first. */
function dumpState(account: Account, id: string | null) {
  const { tables } = account;
  const owned = <T extends { customer: string | null }>(rows: Iterable<T>) =>
    [...rows].filter(({ customer }) => id === null || customer === id);
  const events = owned(tables.deliveries.values()).map(
    ({ id: event, type, state, attempts }) => {
      const created = tables.events.get(event)?.created;
      return { id: event, type, created, delivery: state, attempts };
    },
  );
  return {
    now: account.now(id),
    customers: [...tables.customers.values()].filter(
      (customer) => id === null || customer.id === id,
    ),
    subscriptions: owned(tables.subscriptions.values()),
    schedules: owned(tables.schedules.values()),
    invoices: owned(tables.invoices.values()),
    charges: owned(tables.charges.values()),
    paymentMethods: owned(tables.paymentMethods.values()),
    checkoutSessions: owned(tables.checkoutSessions.values()),
    portalSessions: owned(tables.portalSessions.values()),
    ...(id === null
      ? {
          products: [...tables.products.values()],
          prices: [...tables.prices.values()],
        }
      : {}),
    events,
  };
}

function listDeliveries(
  { tables }: Account,
  webhooks: Webhooks,
  customer: string | null,
) {
  const deliveries = [...tables.deliveries.values()].filter(
    (each) => customer === null || each.customer === customer,
  );
  return {
    ...readRule(webhooks, customer),
    deliveries: deliveries.reverse().slice(0, 500),
  };
}

function setRule(webhooks: Webhooks, { body }: SandboxRequest): Reply {
  const parsed = ruleSchema.safeParse(body ?? {});
  if (!parsed.success) return invalidBody(parsed.error);
  const { customer = null, url, ...rule } = parsed.data;
  webhooks.setRule(customer, rule);
  if (url !== undefined) webhooks.setUrl(customer, url);
  return json(200, readRule(webhooks, customer));
}

function readRule(webhooks: Webhooks, customer: string | null) {
  return { url: webhooks.urlFor(customer), ...webhooks.ruleFor(customer) };
}

async function deliverNow(
  webhooks: Webhooks,
  { body }: SandboxRequest,
): Promise<Reply> {
  const parsed = deliverSchema.safeParse(body ?? {});
  if (!parsed.success) return invalidBody(parsed.error);
  return json(200, await webhooks.deliver(parsed.data));
}
