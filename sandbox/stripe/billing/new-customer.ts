import { randomBytes } from "node:crypto";
import type { Account } from "../account";
import { newId } from "../new-id";
import type { Customer } from "../shapes";

type Given = Partial<
  Pick<Customer, "email" | "name" | "description" | "phone" | "metadata" | "balance" | "preferred_locales">
>;

export function newCustomer(account: Account, given: Given): Customer {
  const customer: Customer = {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: given.balance ?? 0,
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: randomBytes(4).toString("hex").toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  account.store.insert("customers", customer);
  account.emit("customer.created", customer);
  return customer;
}
