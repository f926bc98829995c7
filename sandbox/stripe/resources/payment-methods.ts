import { z } from "zod";
import type { Account } from "../account";
import { attachCard, isCardName, newCard } from "../billing/cards";
import { customerOf } from "../billing/find";
import type { PaymentMethod } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { invalid, missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { expand, oneOf, page, text } from "../wire/param";

const ofCustomer = z.strictObject({ ...page, type: oneOf("card").optional() });
const tokens = {
  tok_visa: "pm_card_visa",
  tok_mastercard: "pm_card_mastercard",
  tok_chargeCustomerFail: "pm_card_chargeCustomerFail",
};

function cardOf(account: Account, id: string): PaymentMethod {
  if (isCardName(id)) return newCard(account, id, null);
  const card = account.tables.paymentMethods.get(id);
  if (card === undefined) throw missing("PaymentMethod", id);
  return card;
}

function cardsOf(account: Account, customer: string | undefined): PaymentMethod[] {
  return [...account.tables.paymentMethods.values()].filter((card) => card.customer === customer);
}

export const paymentMethods = [
  endpoint(
    "POST",
    "/v1/payment_methods",
    z.strictObject({
      ...expand,
      type: oneOf("card"),
      card: z.strictObject({ token: oneOf("tok_visa", "tok_mastercard", "tok_chargeCustomerFail") }),
    }),
    ({ account, params }) => cardOf(account, tokens[params.card.token]),
  ),
  endpoint(
    "GET",
    "/v1/payment_methods",
    z.strictObject({ ...page, type: oneOf("card").optional(), customer: text().optional() }),
    ({ account, params }) => {
      if (params.customer !== undefined) customerOf(account, params.customer, "customer");
      return listOf("/v1/payment_methods", cardsOf(account, params.customer), params);
    },
  ),
  endpoint("GET", "/v1/payment_methods/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) =>
    cardOf(account, id),
  ),
  endpoint(
    "POST",
    "/v1/payment_methods/:id/attach",
    z.strictObject({ ...expand, customer: text() }),
    ({ account, params, ids: [id = ""] }) => attachCard(account, id, customerOf(account, params.customer, "customer")),
  ),
  endpoint("POST", "/v1/payment_methods/:id/detach", z.strictObject(expand), ({ account, ids: [id = ""] }) => {
    const card = cardOf(account, id);
    if (card.customer === null) {
      throw invalid("The payment method you provided is not attached to a customer so detachment is impossible.");
    }
    account.emit("payment_method.detached", card);
    account.change(card, { customer: null }, null);
    return card;
  }),
  endpoint("GET", "/v1/customers/:id/payment_methods", ofCustomer, ({ account, params, ids: [id = ""] }) => {
    const { id: customer } = customerOf(account, id);
    return listOf(`/v1/customers/${customer}/payment_methods`, cardsOf(account, customer), params);
  }),
];
