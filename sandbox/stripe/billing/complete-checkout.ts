import type { Account } from "../account";
import type { CheckoutSession, Customer } from "../shapes";
import { type CardName, newCard } from "./cards";
import { customerOf } from "./find";
import { newCustomer } from "./new-customer";
import { day } from "./period";
import { startSubscription } from "./start-subscription";

/** What paying on the hosted page does. Card null: nothing is due and none was asked for. */
export function completeCheckout(account: Account, session: CheckoutSession, cardName: CardName | null): void {
  const plan = account.tables.checkoutPlans.get(session.id);
  if (plan === undefined) throw new Error(`The checkout session ${session.id} lost its plan.`);
  const customer = payerOf(account, session);
  const card = cardName === null ? null : newCard(account, cardName, customer.id);
  if (card !== null) account.emit("payment_method.attached", card);
  const now = account.now(customer.id);
  const subscription = startSubscription(account, {
    customer: customer.id,
    items: plan.lineItems.map(({ price, quantity }) => ({ price, quantity })),
    metadata: plan.subscriptionMetadata,
    description: plan.description,
    trialEnd: plan.trialEnd ?? (plan.trialDays === null ? null : now + plan.trialDays * day),
    whenTrialEndsUnpaid: plan.whenTrialEndsUnpaid,
    paymentMethod: card?.id ?? null,
    waits: false,
  });
  account.change(
    session,
    {
      status: "complete",
      payment_status: subscription.status === "trialing" ? "no_payment_required" : "paid",
      customer: customer.id,
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      url: null,
      customer_details: {
        address: null,
        business_name: null,
        email: customer.email,
        individual_name: null,
        name: customer.name ?? null,
        phone: null,
        tax_exempt: "none",
        tax_ids: [],
      },
    },
    null,
  );
  account.emit("checkout.session.completed", session);
}

function payerOf(account: Account, session: CheckoutSession): Customer {
  if (session.customer !== null) return customerOf(account, session.customer, "customer");
  return newCustomer(account, { email: session.customer_email ?? "guest@example.com" });
}
