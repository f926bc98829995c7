import type { CheckoutSession, Invoice, Schedule, Subscription } from "./shapes";

/** What a customer has that time can change. */
export type Holdings = {
  subscriptions: Subscription[];
  schedules: Schedule[];
  invoices: Invoice[];
  checkoutSessions: CheckoutSession[];
};

/** Who has what, and when the next thing happens to whom, so that a look at the time need not look at everything. */
export class Agenda {
  private readonly holdings = new Map<string | null, Holdings>();
  /** Seconds; to be found again for those who were touched. */
  readonly next = new Map<string | null, number>();
  readonly touched = new Set<string | null>();

  add<Name extends keyof Holdings>(name: Name, row: Holdings[Name][number]): void {
    const rows: Holdings[Name][number][] = this.of(row.customer)[name];
    if (!rows.includes(row)) rows.push(row);
    this.touched.add(row.customer);
  }

  of(customer: string | null): Holdings {
    const found = this.holdings.get(customer) ?? {
      subscriptions: [],
      schedules: [],
      invoices: [],
      checkoutSessions: [],
    };
    this.holdings.set(customer, found);
    return found;
  }

  clear(): void {
    this.holdings.clear();
    this.next.clear();
    this.touched.clear();
  }
}
