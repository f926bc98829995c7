import { checkoutSessions } from "./checkout-sessions";
import { customers } from "./customers";
import { events } from "./events";
import { invoices } from "./invoices";
import { paymentMethods } from "./payment-methods";
import { portalConfigurations } from "./portal-configurations";
import { portalSessions } from "./portal-sessions";
import { prices } from "./prices";
import { products } from "./products";
import { schedules } from "./schedules";
import { subscriptions } from "./subscriptions";

/** The part of Stripe's API that is spoken here. */
export const allEndpoints = [
  ...customers,
  ...products,
  ...prices,
  ...paymentMethods,
  ...checkoutSessions,
  ...subscriptions,
  ...schedules,
  ...invoices,
  ...portalConfigurations,
  ...portalSessions,
  ...events,
];
