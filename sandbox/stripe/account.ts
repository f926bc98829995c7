import { newId } from "./new-id";
import type { Resource, StripeEvent } from "./shapes";
import type { Store } from "./store";

/** The version the application's SDK is pinned to. */
export const apiVersion = "2026-10-28.endive";

type Cause = { id: string | null; idempotency_key: string | null };
const nobody: Cause = { id: null, idempotency_key: null };

/** What is held, whose time it is, and the events that say what happened. */
export class Account {
  /** Where the sandbox was last reached, for the addresses of hosted pages. */
  origin = "http://127.0.0.1";
  private moment: number | null = null;
  private cause: Cause = nobody;

  constructor(
    readonly store: Store,
    /** Called for each event, in the order they happen. */
    private readonly publish: (event: StripeEvent, customer: string | null) => void,
  ) {}

  get tables(): Store["tables"] {
    return this.store.tables;
  }

  /** Seconds since 1970. A customer may live ahead of everybody else. */
  now(customer: string | null = null): number {
    if (this.moment !== null) return this.moment;
    const own = customer === null ? 0 : (this.tables.customerSettings.get(customer)?.aheadSeconds ?? 0);
    return Math.floor(Date.now() / 1000) + this.store.aheadSeconds + own;
  }

  /** Does something as if it were then. */
  at<T>(moment: number, act: () => T): T {
    const before = this.moment;
    this.moment = moment;
    try {
      return act();
    } finally {
      this.moment = before;
    }
  }

  /** Events that happen meanwhile name this request. */
  because<T>(cause: Cause, act: () => T): T {
    this.cause = cause;
    try {
      return act();
    } finally {
      this.cause = nobody;
    }
  }

  emit(type: string, object: Resource, previous?: Record<string, unknown>): void {
    const customer = customerOf(object);
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: this.now(customer),
      data: { object: structuredClone(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: this.cause,
      type,
    };
    this.store.insert("events", event);
    this.publish(event, customer);
  }

  /** Changes an object and says so, unless nothing changes. Without a type it is changed in silence. */
  change<T extends Resource>(object: T, changes: Partial<T>, type: string | null): boolean {
    const entries = Object.entries(changes).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify((object as Record<string, unknown>)[key]),
    );
    if (entries.length === 0) return false;
    const previous = structuredClone(
      Object.fromEntries(entries.map(([key]) => [key, (object as Record<string, unknown>)[key]])),
    );
    Object.assign(object, Object.fromEntries(entries));
    this.store.agenda.touched.add(customerOf(object));
    this.store.changed();
    if (type !== null) this.emit(type, object, previous);
    return true;
  }
}

function customerOf(object: Resource): string | null {
  if (object.object === "customer") return object.id;
  return "customer" in object ? object.customer : null;
}
