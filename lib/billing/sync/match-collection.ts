import "server-only";
import type Stripe from "stripe";
import { callStripe } from "@/lib/billing/stripe";
import {
  openSubscriptions,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import { tierOfPrice } from "@/lib/billing/sync/fetch-snapshot";
import { hasSuspendedOwner } from "@/lib/billing/sync/sync-data";
import { log } from "@/lib/log";

/**
 * By which we know what we paused: a pause that somebody set at Stripe is
 * theirs to end.
 */
const mark = "paused_while_suspended";

/**
 * Pauses the collection of a suspended account's plan, and resumes what we
 * paused once it is restored. Its invoices are void meanwhile: nobody pays for
 * a time without use. Nothing is called where Stripe has it so already. Throws
 * `unavailable` when Stripe can't be reached.
 */
export async function matchCollection(
  customer: string,
  { subscriptions }: Pick<StripeSnapshot, "subscriptions">,
) {
  const ours = openSubscriptions({ subscriptions }).filter(({ items }) =>
    items.data.some(({ price }) => tierOfPrice(price)),
  );
  if (ours.length === 0) return;
  const isSuspended = await hasSuspendedOwner(customer);
  for (const subscription of ours) await match(subscription, isSuspended);
  // It may have been restored, or suspended again, during the calls.
  if ((await hasSuspendedOwner(customer)) === isSuspended) return;
  for (const { id } of ours) {
    const current = await callStripe((stripe) =>
      stripe.subscriptions.retrieve(id),
    );
    await match(current, !isSuspended);
  }
}

async function match(
  { id, pause_collection: pause, metadata }: Stripe.Subscription,
  isSuspended: boolean,
) {
  if (isSuspended ? pause !== null : metadata[mark] === undefined) return;
  await callStripe((stripe) =>
    stripe.subscriptions.update(
      id,
      isSuspended
        ? {
            pause_collection: { behavior: "void" },
            metadata: { [mark]: "yes" },
          }
        : { pause_collection: "", metadata: { [mark]: "" } },
    ),
  );
  log().info(
    { subscription: id, isSuspended },
    "collection follows suspension",
  );
}
