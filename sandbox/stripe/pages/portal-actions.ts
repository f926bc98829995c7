import type { Incoming } from "../../service";
import type { Reply } from "../../wire/reply";
import type { Account } from "../account";
import { attachCard, isCardName, makeDefault } from "../billing/cards";
import { endSubscription } from "../billing/end-subscription";
import { customerOf, isOver } from "../billing/find";
import { periodOf } from "../billing/items";
import { configurationOf } from "../resources/portal-configurations";
import { scheduledEnd } from "../resources/update-subscription";
import type { PortalSession, Subscription } from "../shapes";
import { afterFlow } from "./confirm-page";
import { portalPage } from "./portal-page";
import { redirect } from "./redirect";

/** The card becomes the customer's, and that of each subscription that had its own. */
export function changeCard(account: Account, session: PortalSession, { body }: Incoming): Reply {
  const name = String(Object(body).card ?? "");
  if (!isCardName(name)) return portalPage(account, session, "Your card was declined.");
  const customer = customerOf(account, session.customer);
  const card = attachCard(account, name, customer);
  makeDefault(account, customer, card.id);
  for (const subscription of account.tables.subscriptions.values()) {
    const own = subscription.customer === customer.id && !isOver(subscription) && subscription.default_payment_method;
    if (own) account.change(subscription, { default_payment_method: card.id }, "customer.subscription.updated");
  }
  return done(session);
}

/** Sets only the time, not `cancel_at_period_end`: that is what the portal does under billing mode flexible. */
export function cancelPlan(account: Account, session: PortalSession, { body }: Incoming): Reply {
  const subscription = mineOf(account, session, body);
  const { subscription_cancel: feature } = configurationOf(account, session.configuration).features;
  if (!feature.enabled || subscription === null) return portalPage(account, session, "This plan cannot be cancelled.");
  if (feature.mode === "immediately") endSubscription(account, subscription, "cancellation_requested");
  else {
    const changes = scheduledEnd(account, subscription, periodOf(subscription).end, false);
    account.change(subscription, changes, "customer.subscription.updated");
  }
  return done(session);
}

export function keepPlan(account: Account, session: PortalSession, { body }: Incoming): Reply {
  const subscription = mineOf(account, session, body);
  if (subscription === null) return portalPage(account, session, "This plan has ended.");
  account.change(subscription, scheduledEnd(account, subscription, null, false), "customer.subscription.updated");
  return done(session);
}

function mineOf(account: Account, session: PortalSession, body: unknown): Subscription | null {
  const asked = session.flow?.subscription_cancel?.subscription ?? String(Object(body).subscription ?? "");
  const subscription = account.tables.subscriptions.get(asked);
  const mine = subscription?.customer === session.customer && subscription.schedule === null && !isOver(subscription);
  return mine ? subscription : null;
}

function done(session: PortalSession): Reply {
  return session.flow === null ? redirect(`/portal/${session.id}`) : afterFlow(session);
}
