import { type Reply, redirect, type SandboxRequest } from "../../service";
import type { Account } from "../account";
import { isCardName } from "../billing/cards";
import { completeCheckout } from "../billing/complete-checkout";
import type { CheckoutSession } from "../objects";
import { startBankDebit } from "./bank-debit";
import { checkoutPage, successUrl } from "./checkout-page";
import { askToConfirm } from "./confirm-payment";
import { hostedPage } from "./layout";

const declinedMessage = "Your card was declined. Try another card.";

/**
 * The body can name a `card`, `bank_debit`, or `none` where nothing is due and
 * a card is optional.
 */
export function payCheckout(
  account: Account,
  session: CheckoutSession,
  { body }: SandboxRequest,
): Reply {
  if (session.status === "complete") return redirect(successUrl(session));
  if (session.status === "expired") return checkoutPage(account, session);
  const card = String(Object(body).card ?? "pm_card_visa");
  const isDue = (session.amount_total ?? 0) > 0;
  if (isDue && card === "bank_debit") {
    startBankDebit(account, session);
    return redirect(successUrl(session));
  }
  const withoutCard =
    card === "none" &&
    !isDue &&
    session.payment_method_collection === "if_required";
  const cannotCharge = card === "pm_card_chargeCustomerFail" && isDue;
  if (cannotCharge || (!withoutCard && !isCardName(card)))
    return checkoutPage(account, session, declinedMessage);
  if (isDue && card === "pm_card_authenticationRequired")
    return askToConfirm(account, session);
  completeCheckout(account, session, isCardName(card) ? card : null);
  return redirect(successUrl(session));
}

export function declineCheckout(
  account: Account,
  session: CheckoutSession,
): Reply {
  return checkoutPage(
    account,
    session,
    session.status === "open" ? declinedMessage : null,
  );
}

/** Only goes back: the session stays open. */
export function cancelCheckout(session: CheckoutSession): Reply {
  return session.cancel_url === null
    ? hostedPage("Canceled", "<p>You were not charged.</p>")
    : redirect(session.cancel_url);
}
