import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makePrivateFolder, privateFile } from "../private-files";
import type * as objects from "./objects";

/** What a checkout session was created with and does not show in the API. */
type CheckoutPlan = {
  id: string;
  lineItems: objects.LineItem[];
  subscriptionMetadata: Record<string, string>;
  description: string | null;
  trialEnd: number | null;
  trialDays: number | null;
  /**
   * Stripe's `missing_payment_method`; files of earlier versions have it under
   * this name.
   */
  whenTrialEndsUnpaid: "cancel" | "create_invoice" | "pause";
  /**
   * The subscription whose first payment the customer has not confirmed yet.
   */
  unconfirmed?: string;
};
/** Lines for the subscription's next invoice. */
type PendingLines = { id: string; lines: objects.InvoiceLine[] };
/**
 * Seconds by which a customer's clock is ahead, and what its unpaid
 * subscription becomes after the last retry.
 */
export type CustomerSetting = {
  id: string;
  aheadSeconds: number;
  finally?: FinalStatus;
};
export type FinalStatus = "canceled" | "unpaid" | "past_due";
/** A subscription whose `trial_will_end` event was sent. */
type TrialReminder = { id: string };
export type Delivery = {
  /** The event's id. */
  id: string;
  type: string;
  customer: string | null;
  state: "waiting" | "held" | "dropped" | "delivered" | "given_up";
  attempts: number;
  /** The last HTTP status, or the reason why there was none. */
  answer: string | null;
  /** Unix milliseconds, real time. */
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
  /** Unix milliseconds, real time. */
  at: number;
};

type Tables = {
  customers: objects.Customer | objects.DeletedCustomer;
  products: objects.Product;
  prices: objects.Price;
  paymentMethods: objects.PaymentMethod;
  subscriptions: objects.Subscription;
  schedules: objects.Schedule;
  invoices: objects.Invoice;
  charges: objects.Charge;
  invoicePayments: objects.InvoicePayment;
  refunds: objects.Refund;
  disputes: objects.Dispute;
  checkoutSessions: objects.CheckoutSession;
  checkoutPlans: CheckoutPlan;
  portalSessions: objects.PortalSession;
  portalConfigurations: objects.PortalConfiguration;
  pendingLines: PendingLines;
  customerSettings: CustomerSetting;
  reminded: TrialReminder;
  events: objects.StripeEvent;
  deliveries: Delivery;
  replays: Replay;
};
const tableNames = [
  "customers",
  "products",
  "prices",
  "paymentMethods",
  "subscriptions",
  "schedules",
  "invoices",
  "charges",
  "invoicePayments",
  "refunds",
  "disputes",
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

/** Of these only the newest rows are kept; the other tables keep all. */
const maxRows: Partial<Record<keyof Tables, number>> = {
  events: 5_000,
  deliveries: 5_000,
  replays: 5_000,
};
const saveDelayMs = 100;
/** Saving takes at most this share of the time. */
const maxSaveShare = 1 / 30;
/** After a save that failed. */
const retryDelayMs = 2_000;

/** The tables whose rows change when time passes. */
const indexedTables = [
  "subscriptions",
  "schedules",
  "invoices",
  "checkoutSessions",
] as const;
type IndexedTable = (typeof indexedTables)[number];
type IndexedRow = Tables[IndexedTable];
type OwnedRows = { [Name in IndexedTable]: Tables[Name][] };

function isIndexed(name: keyof Tables): name is IndexedTable {
  return indexedTables.some((each) => each === name);
}

/**
 * Each customer's rows that time can change and the time of the next change, so
 * that catching up reads few rows.
 */
class DueIndex {
  private readonly rows = new Map<string | null, OwnedRows>();
  /** Unix seconds. */
  readonly nextDueAt = new Map<string | null, number>();
  /** The customers whose `nextDueAt` must be computed again. */
  readonly stale = new Set<string | null>();

  add(name: IndexedTable, row: IndexedRow): void {
    const rows: IndexedRow[] = this.ownedBy(row.customer)[name];
    if (!rows.includes(row)) rows.push(row);
    this.stale.add(row.customer);
  }

  ownedBy(customer: string | null): OwnedRows {
    const found = this.rows.get(customer) ?? {
      subscriptions: [],
      schedules: [],
      invoices: [],
      checkoutSessions: [],
    };
    this.rows.set(customer, found);
    return found;
  }

  clear(): void {
    this.rows.clear();
    this.nextDueAt.clear();
    this.stale.clear();
  }
}

/**
 * The tables in memory, oldest row first. They are saved to stripe.json soon
 * after a change, and when the sandbox stops.
 */
export class Store {
  readonly tables: { [Name in keyof Tables]: Map<string, Tables[Name]> };
  readonly dueIndex = new DueIndex();
  aheadSeconds = 0;
  private readonly file: string;
  private timer: NodeJS.Timeout | null = null;
  private lastSaveMs = 0;

  constructor(dataDir: string) {
    makePrivateFolder(dataDir);
    this.file = path.join(dataDir, "stripe.json");
    const saved = readSaved(this.file);
    this.aheadSeconds = saved.aheadSeconds;
    const tables = tableNames.map((name) => [
      name,
      new Map((saved.tables[name] ?? []).map((row) => [row.id, row])),
    ]);
    this.tables = Object.fromEntries(tables);
    for (const name of indexedTables)
      for (const row of this.tables[name].values())
        this.dueIndex.add(name, row);
  }

  insert<Name extends keyof Tables>(
    name: Name,
    row: Tables[Name],
  ): Tables[Name] {
    const table = this.tables[name];
    table.set(row.id, row);
    const limit = maxRows[name];
    if (limit !== undefined && table.size > limit) {
      const [oldest] = table.keys();
      if (oldest !== undefined) table.delete(oldest);
    }
    if (isIndexed(name)) this.dueIndex.add(name, row as IndexedRow);
    this.saveSoon();
    return row;
  }

  /** A large state is saved less often. */
  saveSoon(): void {
    this.timer ??= setTimeout(
      () => this.save(),
      Math.max(saveDelayMs, this.lastSaveMs / maxSaveShare),
    ).unref();
  }

  /** Writes the file now if a save is due. */
  save(): void {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    const started = performance.now();
    const tables = Object.fromEntries(
      tableNames.map((name) => [name, [...this.tables[name].values()]]),
    );
    try {
      writeFileSync(
        `${this.file}.new`,
        JSON.stringify({ aheadSeconds: this.aheadSeconds, tables }),
        privateFile,
      );
      renameSync(`${this.file}.new`, this.file);
    } catch {
      // The disk is full or read-only. Everything is still in memory, and is
      // written when the disk works again.
      this.timer = setTimeout(() => this.save(), retryDelayMs).unref();
    }
    this.lastSaveMs = performance.now() - started;
  }

  clear(): void {
    for (const name of tableNames) this.tables[name].clear();
    this.dueIndex.clear();
    this.aheadSeconds = 0;
    this.saveSoon();
  }
}

type Saved = {
  aheadSeconds: number;
  tables: { [Name in keyof Tables]?: Tables[Name][] };
};

/**
 * Our own file, which is written completely or not at all; so its shape is
 * trusted.
 */
function readSaved(file: string): Saved {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Saved)
    : { aheadSeconds: 0, tables: {} };
}
