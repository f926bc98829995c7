import { postEvent } from "./events";
import type { StripeEvent } from "./objects";
import type { Delivery, Store } from "./store";

export type WebhookEndpoint = { url: string; secret: string };

export const webhookModes = [
  "normal",
  "duplicate",
  "shuffle",
  "drop",
  "hold",
] as const;
/** How events are sent. */
type Rule = {
  mode: (typeof webhookModes)[number];
  copies: number;
  windowMs: number;
};

export const deliveryOrders = ["created", "reversed", "shuffled"] as const;
type DeliveryOrder = (typeof deliveryOrders)[number];
type DeliveryRequest = {
  ids?: string[] | undefined;
  customer?: string | undefined;
  order: DeliveryOrder;
  seed: number;
  copies: number;
  parallel: boolean;
};

const defaultRule: Rule = { mode: "normal", copies: 1, windowMs: 200 };
const retryForMs = 3 * 24 * 60 * 60 * 1000;
const maxRetryDelayMs = 60_000;

/**
 * Sends events to the application, in order for each customer, and retries
 * until it answers 2xx.
 */
export class Webhooks {
  private readonly rules = new Map<string | null, Rule>();
  private readonly urls = new Map<string | null, string>();
  private readonly queues = new Map<string | null, Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly collected = new Map<string | null, Delivery[]>();
  private isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly endpoint: WebhookEndpoint,
  ) {
    for (const delivery of store.tables.deliveries.values()) {
      if (delivery.state === "waiting") this.scheduleRetry(delivery);
    }
  }

  /** A rule for one customer takes precedence over the rule for all (null). */
  setRule(customer: string | null, rule: Rule): void {
    this.rules.set(customer, rule);
  }

  setUrl(customer: string | null, url: string): void {
    this.urls.set(customer, url);
  }

  urlFor(customer: string | null): string {
    return this.urls.get(customer) ?? this.urls.get(null) ?? this.endpoint.url;
  }

  ruleFor(customer: string | null): Rule {
    return this.rules.get(customer) ?? this.rules.get(null) ?? defaultRule;
  }

  publish(event: StripeEvent, customer: string | null): void {
    const { mode, windowMs } = this.ruleFor(customer);
    const now = Date.now();
    const delivery: Delivery = {
      id: event.id,
      type: event.type,
      customer,
      state: mode === "drop" ? "dropped" : mode === "hold" ? "held" : "waiting",
      attempts: 0,
      answer: null,
      firstAt: now,
      nextAt: now,
    };
    this.store.insert("deliveries", delivery);
    if (delivery.state !== "waiting") return;
    if (mode === "shuffle") this.collect(delivery, windowMs);
    else this.enqueue(delivery);
  }

  /**
   * Sends the named events whatever their state, or all that are held or
   * waiting. Resolves after all were tried.
   */
  async deliver({
    ids,
    customer,
    order,
    seed,
    copies,
    parallel,
  }: DeliveryRequest): Promise<Delivery[]> {
    const all = [...this.store.tables.deliveries.values()];
    const pending = all.filter(
      (each) =>
        (each.state === "held" || each.state === "waiting") &&
        (customer === undefined || each.customer === customer),
    );
    const chosen =
      ids === undefined
        ? reorder(pending, order, seed)
        : ids.flatMap((id) => this.store.tables.deliveries.get(id) ?? []);
    const attempts = chosen.flatMap((delivery) =>
      Array.from({ length: copies }, () => delivery),
    );
    if (parallel)
      await Promise.all(attempts.map((delivery) => this.attempt(delivery, 1)));
    else for (const delivery of attempts) await this.attempt(delivery, 1);
    return chosen;
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private enqueue(delivery: Delivery): void {
    const { customer } = delivery;
    const tail = (this.queues.get(customer) ?? Promise.resolve()).then(() => {
      const { mode, copies } = this.ruleFor(customer);
      return this.attempt(
        delivery,
        mode === "duplicate" ? Math.max(2, copies) : 1,
      );
    });
    this.queues.set(customer, tail);
    void tail.then(() => {
      if (this.queues.get(customer) === tail) this.queues.delete(customer);
    });
  }

  /**
   * Collects the events of a time window and sends them in any order but their
   * own.
   */
  private collect(delivery: Delivery, windowMs: number): void {
    const collected = this.collected.get(delivery.customer);
    if (collected !== undefined) {
      collected.push(delivery);
      return;
    }
    const first = [delivery];
    this.collected.set(delivery.customer, first);
    this.setTimer(windowMs, () => {
      this.collected.delete(delivery.customer);
      for (const each of reorder(first, "shuffled", Date.now()))
        this.enqueue(each);
    });
  }

  private async attempt(delivery: Delivery, copies: number): Promise<void> {
    const event = this.store.tables.events.get(delivery.id);
    if (event === undefined || this.isStopped) return;
    const url = this.urlFor(delivery.customer);
    const answers = await Promise.all(
      Array.from({ length: copies }, () =>
        postEvent(event, url, this.endpoint.secret),
      ),
    );
    if (this.isStopped) return;
    const accepted = answers.find(({ ok }) => ok);
    delivery.attempts += copies;
    delivery.answer = (accepted ?? answers[0])?.text ?? null;
    const isLate = Date.now() - delivery.firstAt > retryForMs;
    if (accepted !== undefined) delivery.state = "delivered";
    else if (delivery.state !== "delivered")
      delivery.state = isLate ? "given_up" : "waiting";
    if (delivery.state === "delivered") event.pending_webhooks = 0;
    if (delivery.state === "waiting") {
      delivery.nextAt =
        Date.now() +
        Math.min(maxRetryDelayMs, 250 * 2 ** Math.min(delivery.attempts, 12));
      this.scheduleRetry(delivery);
    }
    this.store.saveSoon();
  }

  private scheduleRetry(delivery: Delivery): void {
    const { attempts } = delivery;
    this.setTimer(Math.max(0, delivery.nextAt - Date.now()), () => {
      // It may have been sent or tried by hand in the meantime.
      if (delivery.state === "waiting" && delivery.attempts === attempts)
        void this.attempt(delivery, 1);
    });
  }

  private setTimer(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer.unref());
  }
}

function reorder<T>(
  rows: readonly T[],
  order: DeliveryOrder,
  seed: number,
): T[] {
  if (order === "created") return [...rows];
  if (order === "reversed") return [...rows].reverse();
  const result = [...rows];
  const random = seededRandom(seed);
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [result[last], result[other]];
    if (a !== undefined && b !== undefined)
      [result[last], result[other]] = [b, a];
  }
  return result;
}

/** Mulberry32: the same seed gives the same order. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
