import { type Account, newId, ownerOf } from "../account";
import { invalidRequest } from "../api/errors";
import type {
  Charge,
  Dispute,
  Invoice,
  PaymentMethod,
  Refund,
} from "../objects";
import { day } from "./items";

/**
 * The successful charge of an invoice. As in current API versions, only an
 * invoice payment connects the two.
 */
export function recordCharge(
  account: Account,
  invoice: Invoice,
  method: PaymentMethod | null,
): void {
  const charge = newCharge(account, invoice, method);
  account.store.insert("charges", charge);
  account.store.insert("invoicePayments", {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: charge.amount,
    amount_requested: charge.amount,
    created: charge.created,
    currency: charge.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: charge.payment_intent },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: charge.created },
  });
}

type NewRefund = {
  amount: number;
  reason: Refund["reason"];
  metadata: Record<string, string>;
};

/** The subscription that was paid for continues. */
export function refundCharge(
  account: Account,
  charge: Charge,
  { amount, reason, metadata }: NewRefund,
): Refund {
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      "charge_already_refunded",
    );
  }
  if (amount > remaining) {
    throw invalidRequest(
      "Refund amount is greater than unrefunded amount on charge.",
      "amount",
    );
  }
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  account.store.insert("refunds", refund);
  account.emit("refund.created", refund);
  const refunded = charge.amount_refunded + amount;
  account.update(
    charge,
    { amount_refunded: refunded, refunded: refunded === charge.amount },
    "charge.refunded",
  );
  return refund;
}

export function openDispute(account: Account, charge: Charge): Dispute {
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute = newDispute(account, charge);
  account.update(charge, { disputed: true }, "charge.updated");
  account.store.insert("disputes", dispute);
  account.emit("charge.dispute.created", dispute);
  return dispute;
}

export function closeDispute(
  account: Account,
  dispute: Dispute,
  status: "won" | "lost",
): Dispute {
  account.update(dispute, { status }, null);
  account.emit("charge.dispute.closed", dispute);
  return dispute;
}

function newCharge(
  account: Account,
  invoice: Invoice,
  method: PaymentMethod | null,
): Charge {
  const { customer } = invoice;
  const { email, name } = ownerOf(account, invoice);
  return {
    id: newId("ch"),
    object: "charge",
    amount: invoice.amount_due,
    amount_captured: invoice.amount_due,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email,
      name: name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: "SANDBOX",
    captured: true,
    created: account.now(customer),
    currency: invoice.currency,
    customer,
    description: "Subscription payment",
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: newId("pi"),
    payment_method: method?.id ?? null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

/** Like Stripe's, it names the charge and not the customer. */
function newDispute(account: Account, charge: Charge): Dispute {
  const now = account.now(charge.customer);
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: now + 7 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}
