import type { Price, SubscriptionItem } from "../shapes";

/** `amount` in the smallest unit, as Stripe counts. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);
}

export function priceText({ unit_amount: amount, currency, recurring, nickname, lookup_key: key }: Price): string {
  const name = nickname ?? key ?? "Plan";
  return `${name} (at ${money(amount, currency)}${recurring === null ? "" : ` / ${recurring.interval}`})`;
}

export function itemText({ price }: SubscriptionItem): string {
  return priceText(price);
}
