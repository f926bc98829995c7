import { escapeHtml } from "../../control/page";
import type { Reply } from "../../wire/reply";
import type { Account } from "../account";
import { applyChange, type Change, type Proration, planChange, requirePayable } from "../billing/change-items";
import { isOver, subscriptionOf } from "../billing/find";
import { itemText, money } from "../billing/words";
import type { PortalSession, Subscription } from "../shapes";
import { Failure, invalid } from "../wire/failure";
import { alert, button, hostedPage } from "./dress";
import { redirect } from "./redirect";

type Flow = NonNullable<PortalSession["flow"]>;
type Confirm = NonNullable<Flow["subscription_update_confirm"]>;

/** Shows what a change of plan costs before it happens. */
export function confirmPage(
  account: Account,
  session: PortalSession,
  confirm: Confirm,
  problem: string | null = null,
): Reply {
  const subscription = subscriptionOf(account, confirm.subscription);
  const { items, lines } = changeOf(account, session, subscription, confirm);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rows = lines.map(
    ({ description, amount, currency }) =>
      `<tr><th scope="row">${escapeHtml(description ?? "")}</th><td>${money(amount, currency)}</td></tr>`,
  );
  const due = prorationOf(account, session) === "always_invoice" ? "Due today" : "With the next invoice";
  const here = `/portal/${session.id}`;
  return hostedPage(
    "Confirm your change",
    `${alert(problem)}<p>${subscription.items.data.map((item) => escapeHtml(itemText(item))).join(", ")} becomes
<strong>${items.map((item) => escapeHtml(itemText(item))).join(", ")}</strong>.</p>
<table>${rows.join("")}<tr><th scope="row"><strong>${due}</strong></th><td><strong>${money(total, subscription.currency)}</strong></td></tr></table>
${button(`${here}/confirm`, "Confirm", {}, "", "main")}<div class="side">${button(`${here}/decline`, "Have the card declined")}
${session.return_url === null ? "" : `<a class="button" href="${escapeHtml(session.return_url)}">Go back</a>`}</div>`,
    problem === null ? 200 : 402,
  );
}

export function confirmChange(account: Account, session: PortalSession, confirm: Confirm): Reply {
  const subscription = subscriptionOf(account, confirm.subscription);
  const change = changeOf(account, session, subscription, confirm);
  const proration = prorationOf(account, session);
  try {
    if (proration === "always_invoice") requirePayable(account, subscription, change);
  } catch (error) {
    if (error instanceof Failure) return confirmPage(account, session, confirm, error.message);
    throw error;
  }
  applyChange(account, subscription, change, proration);
  return afterFlow(session);
}

function changeOf(account: Account, session: PortalSession, subscription: Subscription, { items }: Confirm): Change {
  if (isOver(subscription) || subscription.schedule !== null) throw invalid("This plan can no longer be changed here.");
  const wanted = items.map(({ id, price, quantity }) => ({ id: id ?? undefined, price: price ?? undefined, quantity }));
  return planChange(account, subscription, wanted, prorationOf(account, session) !== "none");
}

function prorationOf({ tables }: Account, { configuration }: PortalSession): Proration {
  const features = tables.portalConfigurations.get(configuration)?.features;
  return (features?.subscription_update.proration_behavior ?? "none") as Proration;
}

/** Where a finished flow leads, as it was asked for. */
export function afterFlow(session: PortalSession): Reply {
  const after = session.flow?.after_completion;
  if (after?.type === "redirect" && after.redirect) return redirect(after.redirect.return_url);
  if (after?.type === "hosted_confirmation") {
    return hostedPage(
      "Done",
      `<p>${escapeHtml(after.hosted_confirmation?.custom_message ?? "Your plan was changed.")}</p>`,
    );
  }
  return redirect(`/portal/${session.id}?home=1`);
}
