import {
  escapeHtml,
  type Reply,
  redirect,
  type SandboxRequest,
} from "../../service";
import {
  type Account,
  isEnded,
  requireCustomer,
  requireSubscription,
} from "../account";
import { ApiError, invalidRequest } from "../api/errors";
import {
  attachCard,
  cardFor,
  isCardName,
  setDefaultCard,
} from "../billing/cards";
import {
  applyChange,
  type Change,
  type Proration,
  previewChange,
  requirePayable,
} from "../billing/change-items";
import { endSubscription } from "../billing/end-subscription";
import { describeItem, formatMoney, periodOf } from "../billing/items";
import type {
  Customer,
  Invoice,
  PortalConfiguration,
  PortalSession,
  Subscription,
} from "../objects";
import { requireConfiguration } from "../resources/portal-configurations";
import { scheduleCancellation } from "../resources/update-subscription";
import { alert, button, cardChoice, formatDay, hostedPage } from "./layout";

/** The plan, card and invoices that the configuration shows. */
export function portalPage(
  account: Account,
  session: PortalSession,
  problem: string | null = null,
): Reply {
  const customer = requireCustomer(account, session.customer);
  const { features } = requireConfiguration(account, session.configuration);
  const subscriptions = [...account.tables.subscriptions.values()]
    .filter((each) => each.customer === customer.id)
    .reverse();
  const invoices = [...account.tables.invoices.values()]
    .filter((each) => each.customer === customer.id)
    .reverse();
  const back =
    session.return_url === null
      ? ""
      : `<p><a href="${escapeHtml(session.return_url)}">Back to the shop</a></p>`;
  return hostedPage(
    "Your subscription",
    `${alert(problem)}${back}<p>${escapeHtml(customer.email ?? "")}</p>
<h2>Plan</h2>${subscriptions.map((each) => planSection(session, each, features)).join("") || "<p>No plan.</p>"}
${features.payment_method_update.enabled ? cardSection(account, session, customer, subscriptions) : ""}
${features.invoice_history.enabled ? invoiceSection(invoices) : ""}`,
    problem === null ? 200 : 402,
  );
}

function planSection(
  session: PortalSession,
  subscription: Subscription,
  features: PortalConfiguration["features"],
): string {
  const names = subscription.items.data
    .map((item) => escapeHtml(describeItem(item)))
    .join(", ");
  const { cancel_at: cancelAt, id } = subscription;
  const when = isEnded(subscription)
    ? "has ended"
    : cancelAt === null
      ? `${subscription.status}, renews on ${formatDay(periodOf(subscription).end)}`
      : `${subscription.status}, ends on ${formatDay(cancelAt)}`;
  const mayCancel =
    features.subscription_cancel.enabled &&
    !isEnded(subscription) &&
    subscription.schedule === null;
  const basePath = `/portal/${session.id}`;
  const action =
    cancelAt === null
      ? button(`${basePath}/cancel`, "Cancel plan", { subscription: id })
      : button(`${basePath}/keep`, "Don’t cancel plan", { subscription: id });
  return `<p><strong>${names}</strong> <span class="soft">${escapeHtml(when)}</span></p>${mayCancel ? action : ""}`;
}

function cardSection(
  account: Account,
  session: PortalSession,
  customer: Customer,
  subscriptions: Subscription[],
): string {
  const card = cardFor(
    account,
    subscriptions.find((each) => !isEnded(each)) ?? null,
    customer,
  )?.card;
  const label =
    card === undefined ? "No card." : `${card.brand} ending in ${card.last4}`;
  return `<h2>Card</h2><p>${escapeHtml(label)}</p>${button(`/portal/${session.id}/card`, "Use this card", {}, cardChoice())}`;
}

function invoiceSection(invoices: Invoice[]): string {
  const rows = invoices.map(
    ({ created, total, currency, status, hosted_invoice_url: url, number }) => {
      const name = url
        ? `<a href="${escapeHtml(new URL(url).pathname)}">${escapeHtml(number ?? "")}</a>`
        : "Draft";
      return `<tr><th scope="row">${name}<br><span class="soft">${formatDay(created)}</span></th><td>${formatMoney(total, currency)}<br><span class="soft">${status}</span></td></tr>`;
    },
  );
  return `<h2>Invoices</h2>${rows.length === 0 ? "<p>None yet.</p>" : `<table>${rows.join("")}</table>`}`;
}

/**
 * Sets the customer's default card, and that of each subscription with a card
 * of its own.
 */
export function changeCard(
  account: Account,
  session: PortalSession,
  { body }: SandboxRequest,
): Reply {
  const name = String(Object(body).card ?? "");
  if (!isCardName(name))
    return portalPage(account, session, "Your card was declined.");
  const customer = requireCustomer(account, session.customer);
  const card = attachCard(account, name, customer);
  setDefaultCard(account, customer, card.id);
  for (const subscription of account.tables.subscriptions.values()) {
    const hasOwnCard =
      subscription.customer === customer.id &&
      !isEnded(subscription) &&
      subscription.default_payment_method;
    if (hasOwnCard)
      account.update(
        subscription,
        { default_payment_method: card.id },
        "customer.subscription.updated",
      );
  }
  return finishAction(session);
}

/**
 * Under billing mode flexible the portal sets the time, not
 * `cancel_at_period_end`.
 */
export function cancelPlan(
  account: Account,
  session: PortalSession,
  { body }: SandboxRequest,
): Reply {
  const subscription = findOwnSubscription(account, session, body);
  const { subscription_cancel: feature } = requireConfiguration(
    account,
    session.configuration,
  ).features;
  if (!feature.enabled || subscription === null)
    return portalPage(account, session, "This plan cannot be canceled.");
  if (feature.mode === "immediately")
    endSubscription(account, subscription, "cancellation_requested");
  else {
    const changes = scheduleCancellation(
      account,
      subscription,
      periodOf(subscription).end,
      false,
    );
    account.update(subscription, changes, "customer.subscription.updated");
  }
  return finishAction(session);
}

export function resumePlan(
  account: Account,
  session: PortalSession,
  { body }: SandboxRequest,
): Reply {
  const subscription = findOwnSubscription(account, session, body);
  if (subscription === null)
    return portalPage(account, session, "This plan has ended.");
  account.update(
    subscription,
    scheduleCancellation(account, subscription, null, false),
    "customer.subscription.updated",
  );
  return finishAction(session);
}

function findOwnSubscription(
  account: Account,
  session: PortalSession,
  body: unknown,
): Subscription | null {
  const id =
    session.flow?.subscription_cancel?.subscription ??
    String(Object(body).subscription ?? "");
  const subscription = account.tables.subscriptions.get(id);
  const isOwn =
    subscription?.customer === session.customer &&
    subscription.schedule === null &&
    !isEnded(subscription);
  return isOwn ? subscription : null;
}

function finishAction(session: PortalSession): Reply {
  return session.flow === null
    ? redirect(`/portal/${session.id}`)
    : finishFlow(session);
}

type Flow = NonNullable<PortalSession["flow"]>;
type PlanChange = NonNullable<Flow["subscription_update_confirm"]>;

/** Shows what a change of plan costs. */
export function confirmPage(
  account: Account,
  session: PortalSession,
  confirm: PlanChange,
  problem: string | null = null,
): Reply {
  const subscription = requireSubscription(account, confirm.subscription);
  const { items, lines } = previewOf(account, session, subscription, confirm);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rows = lines.map(
    ({ description, amount, currency }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "")}</th><td>${formatMoney(amount, currency)}</td></tr>`,
  );
  const due =
    prorationOf(account, session) === "always_invoice"
      ? "Due today"
      : "With the next invoice";
  const basePath = `/portal/${session.id}`;
  return hostedPage(
    "Confirm your change",
    `${alert(problem)}<p>${subscription.items.data.map((item) => escapeHtml(describeItem(item))).join(", ")} becomes
<strong>${items.map((item) => escapeHtml(describeItem(item))).join(", ")}</strong>.</p>
<table>${rows.join("")}<tr><th scope="row"><strong>${due}</strong></th><td><strong>${formatMoney(total, subscription.currency)}</strong></td></tr></table>
${button(`${basePath}/confirm`, "Confirm", {}, "", "main")}<div class="side">${button(`${basePath}/decline`, "Have the card declined")}
${session.return_url === null ? "" : `<a class="button" href="${escapeHtml(session.return_url)}">Go back</a>`}</div>`,
    problem === null ? 200 : 402,
  );
}

export function confirmChange(
  account: Account,
  session: PortalSession,
  confirm: PlanChange,
): Reply {
  const subscription = requireSubscription(account, confirm.subscription);
  const change = previewOf(account, session, subscription, confirm);
  const proration = prorationOf(account, session);
  try {
    if (proration === "always_invoice")
      requirePayable(account, subscription, change);
  } catch (error) {
    if (error instanceof ApiError)
      return confirmPage(account, session, confirm, error.message);
    throw error;
  }
  applyChange(account, subscription, change, proration);
  return finishFlow(session);
}

function previewOf(
  account: Account,
  session: PortalSession,
  subscription: Subscription,
  { items }: PlanChange,
): Change {
  if (isEnded(subscription) || subscription.schedule !== null)
    throw invalidRequest("This plan can no longer be changed here.");
  const requested = items.map(({ id, price, quantity }) => ({
    id: id ?? undefined,
    price: price ?? undefined,
    quantity,
  }));
  return previewChange(
    account,
    subscription,
    requested,
    prorationOf(account, session) !== "none",
  );
}

function prorationOf(
  { tables }: Account,
  { configuration }: PortalSession,
): Proration {
  const features = tables.portalConfigurations.get(configuration)?.features;
  return (features?.subscription_update.proration_behavior ??
    "none") as Proration;
}

/** The page that the session names for the end of its flow. */
function finishFlow(session: PortalSession): Reply {
  const after = session.flow?.after_completion;
  if (after?.type === "redirect" && after.redirect)
    return redirect(after.redirect.return_url);
  if (after?.type === "hosted_confirmation") {
    return hostedPage(
      "Done",
      `<p>${escapeHtml(after.hosted_confirmation?.custom_message ?? "Your plan was changed.")}</p>`,
    );
  }
  return redirect(`/portal/${session.id}?home=1`);
}
