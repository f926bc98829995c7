import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Agenda } from "./agenda";
import type * as shapes from "./shapes";

/** What is asked for when a subscription is begun but belongs to no object of the API. */
type CheckoutPlan = {
  id: string;
  lineItems: shapes.LineItem[];
  subscriptionMetadata: Record<string, string>;
  description: string | null;
  trialEnd: number | null;
  trialDays: number | null;
  whenTrialEndsUnpaid: "cancel" | "create_invoice" | "pause";
};
/** Lines that wait for the subscription's next invoice. */
type PendingLines = { id: string; lines: shapes.InvoiceLine[] };
/** Seconds that a customer's time is ahead of everybody's, and what its unpaid subscription becomes in the end. */
export type CustomerSetting = { id: string; aheadSeconds: number; finally?: FinalStatus };
export type FinalStatus = "canceled" | "unpaid" | "past_due";
/** A subscription whose customer was told that its trial ends. */
type Reminded = { id: string };
export type Delivery = {
  /** The event's. */
  id: string;
  type: string;
  customer: string | null;
  state: "waiting" | "held" | "dropped" | "delivered" | "given_up";
  attempts: number;
  /** The last answer, or why there was none. */
  answer: string | null;
  /** Milliseconds, real time. */
  firstAt: number;
  nextAt: number;
};
export type Replay = {
  id: string;
  path: string;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  /** Milliseconds, real time. */
  at: number;
};

type Tables = {
  customers: shapes.Customer | shapes.DeletedCustomer;
  products: shapes.Product;
  prices: shapes.Price;
  paymentMethods: shapes.PaymentMethod;
  subscriptions: shapes.Subscription;
  schedules: shapes.Schedule;
  invoices: shapes.Invoice;
  checkoutSessions: shapes.CheckoutSession;
  checkoutPlans: CheckoutPlan;
  portalSessions: shapes.PortalSession;
  portalConfigurations: shapes.PortalConfiguration;
  pendingLines: PendingLines;
  customerSettings: CustomerSetting;
  reminded: Reminded;
  events: shapes.StripeEvent;
  deliveries: Delivery;
  replays: Replay;
};
const names = [
  "customers",
  "products",
  "prices",
  "paymentMethods",
  "subscriptions",
  "schedules",
  "invoices",
  "checkoutSessions",
  "checkoutPlans",
  "portalSessions",
  "portalConfigurations",
  "pendingLines",
  "customerSettings",
  "reminded",
  "events",
  "deliveries",
  "replays",
] as const satisfies (keyof Tables)[];

/** How many are kept, the newest; the others are never thrown away. */
const maxKept: Partial<Record<keyof Tables, number>> = { events: 5_000, deliveries: 5_000, replays: 5_000 };
const pauseMs = 100;
/** Writing takes at most this share of the time. */
const writingShare = 1 / 30;
/** Until what could not be written is tried again. */
const retryMs = 2_000;

/** The tables in memory, oldest first, written to stripe.json soon after they change and when the sandbox ends. */
export class Store {
  readonly tables: { [Name in keyof Tables]: Map<string, Tables[Name]> };
  readonly agenda = new Agenda();
  aheadSeconds = 0;
  private readonly file: string;
  private timer: NodeJS.Timeout | null = null;
  private lastWriteMs = 0;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.file = path.join(dataDir, "stripe.json");
    const kept = readKept(this.file);
    this.aheadSeconds = kept.aheadSeconds;
    const tables = names.map((name) => [name, new Map((kept.tables[name] ?? []).map((row) => [row.id, row]))]);
    this.tables = Object.fromEntries(tables);
    for (const row of this.tables.subscriptions.values()) this.agenda.add("subscriptions", row);
    for (const row of this.tables.schedules.values()) this.agenda.add("schedules", row);
    for (const row of this.tables.invoices.values()) this.agenda.add("invoices", row);
    for (const row of this.tables.checkoutSessions.values()) this.agenda.add("checkoutSessions", row);
  }

  insert<Name extends keyof Tables>(name: Name, row: Tables[Name]): Tables[Name] {
    const table = this.tables[name];
    table.set(row.id, row);
    const limit = maxKept[name];
    if (limit !== undefined && table.size > limit) {
      const [oldest] = table.keys();
      if (oldest !== undefined) table.delete(oldest);
    }
    this.changed();
    return row;
  }

  /** Writes soon; a large state less often. */
  changed(): void {
    this.timer ??= setTimeout(() => this.write(), Math.max(pauseMs, this.lastWriteMs / writingShare)).unref();
  }

  write(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    const started = performance.now();
    const tables = Object.fromEntries(names.map((name) => [name, [...this.tables[name].values()]]));
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify({ aheadSeconds: this.aheadSeconds, tables }));
      renameSync(`${this.file}.new`, this.file);
    } catch {
      // The disk is full or read-only: all is still in memory, and is written when it takes it again.
      this.timer = setTimeout(() => this.write(), retryMs).unref();
    }
    this.lastWriteMs = performance.now() - started;
  }

  clear(): void {
    for (const name of names) this.tables[name].clear();
    this.agenda.clear();
    this.aheadSeconds = 0;
    this.changed();
  }
}

type Kept = { aheadSeconds: number; tables: { [Name in keyof Tables]?: Tables[Name][] } };

/** Our own file, written whole or not at all, so its shape is trusted. */
function readKept(file: string): Kept {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : { aheadSeconds: 0, tables: {} };
}
