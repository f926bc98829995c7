import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type Account, isEnded, newId, requireCustomer } from "../account";
import {
  clearable,
  definedFields,
  email,
  endpoint,
  expand,
  inRange,
  integer,
  listPage,
  mergeMetadata,
  metadata,
  pagination,
  text,
  timeRange,
} from "../api/endpoint";
import { resourceMissing } from "../api/errors";
import { attachCard, setDefaultCard } from "../billing/cards";
import { endSubscription } from "../billing/end-subscription";
import type { Customer, DeletedCustomer } from "../objects";

const customerParams = {
  ...expand,
  email: email().or(z.literal("")).optional(),
  name: clearable(256).optional(),
  description: clearable(350).optional(),
  phone: clearable(20).optional(),
  metadata: metadata().optional(),
  balance: integer(-99_999_999).optional(),
  preferred_locales: z.array(text(10)).optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: clearable().optional() })
    .optional(),
};
const createCustomerSchema = z.strictObject({
  ...customerParams,
  payment_method: text().optional(),
});
const updateCustomerSchema = z.strictObject(customerParams);
const listCustomersSchema = z.strictObject({
  ...pagination,
  email: text(512).optional(),
  created: timeRange().optional(),
});

function customerFields(
  params: z.output<typeof updateCustomerSchema>,
  before: Record<string, string>,
) {
  const { name, description, phone, balance, preferred_locales } = params;
  const email = params.email === "" ? null : params.email;
  return {
    ...definedFields({
      email,
      name,
      description,
      phone,
      balance,
      preferred_locales,
    }),
    metadata: mergeMetadata(before, params.metadata),
  };
}

function createCustomer(
  account: Account,
  params: z.output<typeof createCustomerSchema>,
): Customer {
  const customer = newCustomer(account, customerFields(params, {}));
  if (params.payment_method !== undefined)
    attachCard(account, params.payment_method, customer, "payment_method");
  applyInvoiceSettings(account, customer, params.invoice_settings);
  return customer;
}

type InvoiceSettings = z.output<
  typeof updateCustomerSchema
>["invoice_settings"];

function applyInvoiceSettings(
  account: Account,
  customer: Customer,
  settings: InvoiceSettings,
): void {
  const card = settings?.default_payment_method;
  if (card === undefined) return;
  const saved =
    card === null ? undefined : account.tables.paymentMethods.get(card);
  if (card !== null && saved?.customer !== customer.id) {
    throw resourceMissing(
      "PaymentMethod",
      card,
      "invoice_settings[default_payment_method]",
    );
  }
  setDefaultCard(account, customer, card);
}

function deleteCustomer(account: Account, customer: Customer): DeletedCustomer {
  for (const subscription of account.tables.subscriptions.values()) {
    const isActive =
      subscription.customer === customer.id && !isEnded(subscription);
    if (isActive)
      endSubscription(account, subscription, "cancellation_requested");
  }
  const deleted: DeletedCustomer = {
    id: customer.id,
    object: "customer",
    deleted: true,
  };
  account.emit("customer.deleted", customer);
  account.store.insert("customers", deleted);
  return deleted;
}

export const customers = [
  endpoint(
    "POST",
    "/v1/customers",
    createCustomerSchema,
    ({ account, params }) => createCustomer(account, params),
  ),
  endpoint(
    "GET",
    "/v1/customers",
    listCustomersSchema,
    ({ account, params }) => {
      const matching = [...account.tables.customers.values()].filter(
        (each) =>
          !("deleted" in each) &&
          (params.email === undefined || each.email === params.email) &&
          inRange(each.created, params.created),
      );
      return listPage("/v1/customers", matching, params);
    },
  ),
  endpoint(
    "GET",
    "/v1/customers/:id",
    z.strictObject(expand),
    ({ account, ids: [id = ""] }) => {
      const customer = account.tables.customers.get(id);
      if (customer === undefined) throw resourceMissing("customer", id);
      return customer;
    },
  ),
  endpoint(
    "POST",
    "/v1/customers/:id",
    updateCustomerSchema,
    ({ account, params, ids: [id = ""] }) => {
      const customer = requireCustomer(account, id);
      applyInvoiceSettings(account, customer, params.invoice_settings);
      account.update(
        customer,
        customerFields(params, customer.metadata),
        "customer.updated",
      );
      return customer;
    },
  ),
  endpoint(
    "DELETE",
    "/v1/customers/:id",
    z.strictObject({}),
    ({ account, ids: [id = ""] }) =>
      deleteCustomer(account, requireCustomer(account, id)),
  ),
];

type NewCustomer = Partial<
  Pick<
    Customer,
    | "email"
    | "name"
    | "description"
    | "phone"
    | "metadata"
    | "balance"
    | "preferred_locales"
  >
>;

export function newCustomer(account: Account, params: NewCustomer): Customer {
  const customer: Customer = {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: params.balance ?? 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: randomBytes(4).toString("hex").toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  account.store.insert("customers", customer);
  account.emit("customer.created", customer);
  return customer;
}
