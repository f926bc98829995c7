import { randomBytes } from "node:crypto";
import { invalidRequest, resourceMissing } from "./api/errors";
import type {
  Customer,
  Invoice,
  Price,
  Resource,
  Schedule,
  StripeEvent,
  Subscription,
} from "./objects";
import type { Store } from "./store";

/**
 * The API version that is spoken: the one of the `stripe` package in
 * `package.json`.
 */
export const apiVersion = "2026-10-28.endive";

/** The API request that caused an event. */
type EventRequest = { id: string | null; idempotency_key: string | null };
const noRequest: EventRequest = { id: null, idempotency_key: null };

/**
 * A Stripe account: its objects, its time, and the events that report each
 * change.
 */
export class Account {
  /**
   * The address at which the sandbox was last reached; hosted pages have it in
   * theirs.
   */
  origin = "http://127.0.0.1";
  private fixedTime: number | null = null;
  private request: EventRequest = noRequest;

  constructor(
    readonly store: Store,
    /** Called for each event, in the order in which they happen. */
    private readonly publish: (
      event: StripeEvent,
      customer: string | null,
    ) => void,
  ) {}

  get tables(): Store["tables"] {
    return this.store.tables;
  }

  /** Unix time in seconds. A customer's clock may be ahead of all others. */
  now(customer: string | null = null): number {
    if (this.fixedTime !== null) return this.fixedTime;
    const own =
      customer === null
        ? 0
        : (this.tables.customerSettings.get(customer)?.aheadSeconds ?? 0);
    return Math.floor(Date.now() / 1000) + this.store.aheadSeconds + own;
  }

  /** Runs something as if it happened at `time`. */
  atTime<T>(time: number, run: () => T): T {
    const before = this.fixedTime;
    this.fixedTime = time;
    try {
      return run();
    } finally {
      this.fixedTime = before;
    }
  }

  /** Runs something whose events name `request` as their cause. */
  withRequest<T>(request: EventRequest, run: () => T): T {
    this.request = request;
    try {
      return run();
    } finally {
      this.request = noRequest;
    }
  }

  emit(
    type: string,
    object: Resource,
    previous?: Record<string, unknown>,
  ): void {
    const customer = ownerIdOf(object);
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: this.now(customer),
      data: {
        object: structuredClone(object),
        ...(previous === undefined ? {} : { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
      type,
    };
    this.store.insert("events", event);
    this.publish(event, customer);
  }

  /**
   * Changes an object and emits an event, unless nothing changes. With type
   * null there is no event.
   */
  update<T extends Resource>(
    object: T,
    changes: Partial<T>,
    type: string | null,
  ): boolean {
    const entries = Object.entries(changes).filter(
      ([key, value]) =>
        JSON.stringify(value) !==
        JSON.stringify((object as Record<string, unknown>)[key]),
    );
    if (entries.length === 0) return false;
    const previous = structuredClone(
      Object.fromEntries(
        entries.map(([key]) => [key, (object as Record<string, unknown>)[key]]),
      ),
    );
    Object.assign(object, Object.fromEntries(entries));
    this.store.dueIndex.stale.add(ownerIdOf(object));
    this.store.saveSoon();
    if (type !== null) this.emit(type, object, previous);
    return true;
  }
}

function ownerIdOf(object: Resource): string | null {
  if (object.object === "customer") return object.id;
  return "customer" in object ? object.customer : null;
}

const idCharacters =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export function newId(prefix: string, length = 24): string {
  const bytes = randomBytes(length);
  return `${prefix}_${Array.from(bytes, (byte) => idCharacters[byte % idCharacters.length]).join("")}`;
}

// Each of these throws Stripe's error when there is no such object. `param` is
// the parameter that named it.

export function requireCustomer(
  account: Account,
  id: string,
  param = "id",
): Customer {
  const customer = account.tables.customers.get(id);
  if (customer === undefined || "deleted" in customer)
    throw resourceMissing("customer", id, param);
  return customer;
}

export function ownerOf(
  account: Account,
  owned: { customer: string },
): Customer {
  return requireCustomer(account, owned.customer, "customer");
}

export function requirePrice(
  account: Account,
  id: string,
  param: string,
): Price {
  const price = account.tables.prices.get(id);
  if (price === undefined) throw resourceMissing("price", id, param);
  return price;
}

/** A price that can be subscribed to. */
export function requireRecurringPrice(
  account: Account,
  id: string,
  param: string,
): Price {
  const price = requirePrice(account, id, param);
  if (price.recurring === null) {
    throw invalidRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      param,
    );
  }
  if (!price.active) {
    throw invalidRequest(
      "The price specified is inactive. This field only accepts active prices.",
      param,
    );
  }
  return price;
}

export function requireSubscription(
  account: Account,
  id: string,
  param = "id",
): Subscription {
  const subscription = account.tables.subscriptions.get(id);
  if (subscription === undefined)
    throw resourceMissing("subscription", id, param);
  return subscription;
}

export function requireSchedule(account: Account, id: string): Schedule {
  const schedule = account.tables.schedules.get(id);
  if (schedule === undefined)
    throw resourceMissing("subscription schedule", id);
  return schedule;
}

export function requireInvoice(account: Account, id: string): Invoice {
  const invoice = account.tables.invoices.get(id);
  if (invoice === undefined) throw resourceMissing("invoice", id);
  return invoice;
}

export function isEnded({ status }: Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}
