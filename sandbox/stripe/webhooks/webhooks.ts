import type { StripeEvent } from "../shapes";
import type { Delivery, Store } from "../store";
import { inOrder, type Order } from "./order";
import { type Endpoint, send } from "./send";

export const modes = ["normal", "duplicate", "shuffle", "drop", "hold"] as const;
/** How events go out. */
export type Rule = { mode: (typeof modes)[number]; copies: number; windowMs: number };
export type Request = {
  ids?: string[] | undefined;
  customer?: string | undefined;
  order: Order;
  seed: number;
  copies: number;
  parallel: boolean;
};

const usual: Rule = { mode: "normal", copies: 1, windowMs: 200 };
const giveUpMs = 3 * 24 * 60 * 60 * 1000;
const longestWaitMs = 60_000;

/** Brings events to the application: in their order for each customer, again and again until it answers 2xx. */
export class Webhooks {
  private readonly rules = new Map<string | null, Rule>();
  private readonly urls = new Map<string | null, string>();
  private readonly queues = new Map<string | null, Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly pools = new Map<string | null, Delivery[]>();
  private isStopped = false;

  constructor(
    private readonly store: Store,
    private readonly endpoint: Endpoint,
  ) {
    for (const delivery of store.tables.deliveries.values()) {
      if (delivery.state === "waiting") this.later(delivery);
    }
  }

  /** A rule for one customer wins over the one for all (null). */
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
    return this.rules.get(customer) ?? this.rules.get(null) ?? usual;
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
    if (mode === "shuffle") this.pool(delivery, windowMs);
    else this.enqueue(delivery);
  }

  /** Sends what was held or still waits, or the events named whatever became of them; resolves when all were tried. */
  async deliver({ ids, customer, order, seed, copies, parallel }: Request): Promise<Delivery[]> {
    const all = [...this.store.tables.deliveries.values()];
    const chosen =
      ids === undefined
        ? inOrder(
            all.filter(
              (each) =>
                (each.state === "held" || each.state === "waiting") &&
                (customer === undefined || each.customer === customer),
            ),
            order,
            seed,
          )
        : ids.flatMap((id) => this.store.tables.deliveries.get(id) ?? []);
    const tries = chosen.flatMap((delivery) => Array.from({ length: copies }, () => delivery));
    if (parallel) await Promise.all(tries.map((delivery) => this.attempt(delivery, 1)));
    else for (const delivery of tries) await this.attempt(delivery, 1);
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
      return this.attempt(delivery, mode === "duplicate" ? Math.max(2, copies) : 1);
    });
    this.queues.set(customer, tail);
    void tail.then(() => {
      if (this.queues.get(customer) === tail) this.queues.delete(customer);
    });
  }

  /** Gathers what happens within the window and sends it in any order but its own. */
  private pool(delivery: Delivery, windowMs: number): void {
    const gathered = this.pools.get(delivery.customer);
    if (gathered !== undefined) {
      gathered.push(delivery);
      return;
    }
    const fresh = [delivery];
    this.pools.set(delivery.customer, fresh);
    this.after(windowMs, () => {
      this.pools.delete(delivery.customer);
      for (const each of inOrder(fresh, "shuffled", Date.now())) this.enqueue(each);
    });
  }

  private async attempt(delivery: Delivery, copies: number): Promise<void> {
    const event = this.store.tables.events.get(delivery.id);
    if (event === undefined || this.isStopped) return;
    const endpoint = { url: this.urlFor(delivery.customer), secret: this.endpoint.secret };
    const answers = await Promise.all(Array.from({ length: copies }, () => send(event, endpoint)));
    if (this.isStopped) return;
    const taken = answers.find(({ ok }) => ok);
    delivery.attempts += copies;
    delivery.answer = (taken ?? answers[0])?.text ?? null;
    const late = Date.now() - delivery.firstAt > giveUpMs;
    if (taken !== undefined) delivery.state = "delivered";
    else if (delivery.state !== "delivered") delivery.state = late ? "given_up" : "waiting";
    if (delivery.state === "delivered") event.pending_webhooks = 0;
    if (delivery.state === "waiting") {
      delivery.nextAt = Date.now() + Math.min(longestWaitMs, 250 * 2 ** Math.min(delivery.attempts, 12));
      this.later(delivery);
    }
    this.store.changed();
  }

  private later(delivery: Delivery): void {
    const { attempts } = delivery;
    this.after(Math.max(0, delivery.nextAt - Date.now()), () => {
      // Somebody else may have brought it, or tried to, meanwhile.
      if (delivery.state === "waiting" && delivery.attempts === attempts) void this.attempt(delivery, 1);
    });
  }

  private after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer.unref());
  }
}
