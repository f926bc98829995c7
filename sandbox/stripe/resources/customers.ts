import { z } from "zod";
import type { Account } from "../account";
import { attachCard, makeDefault } from "../billing/cards";
import { endSubscription } from "../billing/end-subscription";
import { customerOf, isOver } from "../billing/find";
import { newCustomer } from "../billing/new-customer";
import type { Customer, DeletedCustomer } from "../shapes";
import { endpoint } from "../wire/endpoint";
import { missing } from "../wire/failure";
import { listOf } from "../wire/list";
import { clearable, email, expand, inRange, integer, merged, metadata, page, text, timeRange } from "../wire/param";

const fields = {
  ...expand,
  email: email().or(z.literal("")).optional(),
  name: clearable(256).optional(),
  description: clearable(350).optional(),
  phone: clearable(20).optional(),
  metadata: metadata().optional(),
  balance: integer(-99_999_999).optional(),
  preferred_locales: z.array(text(10)).optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable().optional() }).optional(),
};
const createSchema = z.strictObject({ ...fields, payment_method: text().optional() });
const updateSchema = z.strictObject(fields);
const listSchema = z.strictObject({ ...page, email: text(512).optional(), created: timeRange().optional() });

/** Nothing but what was given, as it is kept. */
function given(params: z.output<typeof updateSchema>, before: Record<string, string>) {
  const { name, description, phone, balance, preferred_locales } = params;
  return {
    ...(params.email === undefined ? {} : { email: params.email === "" ? null : params.email }),
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(phone === undefined ? {} : { phone }),
    ...(balance === undefined ? {} : { balance }),
    ...(preferred_locales === undefined ? {} : { preferred_locales }),
    metadata: merged(before, params.metadata),
  };
}

function create(account: Account, params: z.output<typeof createSchema>): Customer {
  const customer = newCustomer(account, given(params, {}));
  if (params.payment_method !== undefined) attachCard(account, params.payment_method, customer, "payment_method");
  setDefaultCard(account, customer, params.invoice_settings);
  return customer;
}

type Settings = z.output<typeof updateSchema>["invoice_settings"];

function setDefaultCard(account: Account, customer: Customer, settings: Settings): void {
  const card = settings?.default_payment_method;
  if (card === undefined) return;
  const saved = card === null ? undefined : account.tables.paymentMethods.get(card);
  if (card !== null && saved?.customer !== customer.id) {
    throw missing("PaymentMethod", card, "invoice_settings[default_payment_method]");
  }
  makeDefault(account, customer, card);
}

function remove(account: Account, customer: Customer): DeletedCustomer {
  for (const subscription of account.tables.subscriptions.values()) {
    const lives = subscription.customer === customer.id && !isOver(subscription);
    if (lives) endSubscription(account, subscription, "cancellation_requested");
  }
  const deleted: DeletedCustomer = { id: customer.id, object: "customer", deleted: true };
  account.emit("customer.deleted", customer);
  account.store.insert("customers", deleted);
  return deleted;
}

export const customers = [
  endpoint("POST", "/v1/customers", createSchema, ({ account, params }) => create(account, params)),
  endpoint("GET", "/v1/customers", listSchema, ({ account, params }) => {
    const wanted = [...account.tables.customers.values()].filter(
      (each) =>
        !("deleted" in each) &&
        (params.email === undefined || each.email === params.email) &&
        inRange(each.created, params.created),
    );
    return listOf("/v1/customers", wanted, params);
  }),
  endpoint("GET", "/v1/customers/:id", z.strictObject(expand), ({ account, ids: [id = ""] }) => {
    const customer = account.tables.customers.get(id);
    if (customer === undefined) throw missing("customer", id);
    return customer;
  }),
  endpoint("POST", "/v1/customers/:id", updateSchema, ({ account, params, ids: [id = ""] }) => {
    const customer = customerOf(account, id);
    setDefaultCard(account, customer, params.invoice_settings);
    account.change(customer, given(params, customer.metadata), "customer.updated");
    return customer;
  }),
  endpoint("DELETE", "/v1/customers/:id", z.strictObject({}), ({ account, ids: [id = ""] }) =>
    remove(account, customerOf(account, id)),
  ),
];
