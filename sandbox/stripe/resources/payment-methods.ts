import { z } from "zod";
import { type Account, requireCustomer } from "../account";
import {
  endpoint,
  expand,
  listPage,
  oneOf,
  pagination,
  text,
} from "../api/endpoint";
import { invalidRequest, resourceMissing } from "../api/errors";
import { attachCard, isCardName, newCard } from "../billing/cards";
import type { PaymentMethod } from "../objects";

const listOwnCardsSchema = z.strictObject({
  ...pagination,
  type: oneOf("card").optional(),
});
const cardsByToken = {
  tok_visa: "pm_card_visa",
  tok_mastercard: "pm_card_mastercard",
  tok_chargeCustomerFail: "pm_card_chargeCustomerFail",
};

function requireCard(account: Account, id: string): PaymentMethod {
  if (isCardName(id)) return newCard(account, id, null);
  const card = account.tables.paymentMethods.get(id);
  if (card === undefined) throw resourceMissing("PaymentMethod", id);
  return card;
}

function listCards(
  account: Account,
  customer: string | undefined,
): PaymentMethod[] {
  return [...account.tables.paymentMethods.values()].filter(
    (card) => card.customer === customer,
  );
}

export const paymentMethods = [
  endpoint(
    "POST",
    "/v1/payment_methods",
    z.strictObject({
      ...expand,
      type: oneOf("card"),
      card: z.strictObject({
        token: oneOf("tok_visa", "tok_mastercard", "tok_chargeCustomerFail"),
      }),
    }),
    ({ account, params }) =>
      requireCard(account, cardsByToken[params.card.token]),
  ),
  endpoint(
    "GET",
    "/v1/payment_methods",
    z.strictObject({
      ...pagination,
      type: oneOf("card").optional(),
      customer: text().optional(),
    }),
    ({ account, params }) => {
      if (params.customer !== undefined)
        requireCustomer(account, params.customer, "customer");
      return listPage(
        "/v1/payment_methods",
        listCards(account, params.customer),
        params,
      );
    },
  ),
  endpoint(
    "GET",
    "/v1/payment_methods/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => requireCard(account, id),
  ),
  endpoint(
    "POST",
    "/v1/payment_methods/:id/attach",
    z.strictObject({ ...expand, customer: text() }),
    ({ account, params, ids: [id = ""] }) =>
      attachCard(
        account,
        id,
        requireCustomer(account, params.customer, "customer"),
      ),
  ),
  endpoint(
    "POST",
    "/v1/payment_methods/:id/detach",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const card = requireCard(account, id);
      if (card.customer === null) {
        throw invalidRequest(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
        );
      }
      account.emit("payment_method.detached", card);
      account.update(card, { customer: null }, null);
      return card;
    },
  ),
  endpoint(
    "GET",
    "/v1/customers/:id/payment_methods",
    listOwnCardsSchema,
    ({ account, params, ids: [id = ""] }) => {
      const { id: customer } = requireCustomer(account, id);
      return listPage(
        `/v1/customers/${customer}/payment_methods`,
        listCards(account, customer),
        params,
      );
    },
  ),
];
