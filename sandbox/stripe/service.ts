import {
  json,
  type Route,
  type SandboxRequest,
  type Service,
} from "../service";
import { Account, newId } from "./account";
import { ApiError } from "./api/errors";
import { handleApiRequest } from "./api/handle-request";
import { catchUp } from "./billing/catch-up";
import { controlDocs, controlRoutes } from "./control";
import { events } from "./events";
import { hostedRoutes } from "./pages/routes";
import { charges } from "./resources/charges";
import { checkoutSessions } from "./resources/checkout-sessions";
import { customers } from "./resources/customers";
import { invoices } from "./resources/invoices";
import { paymentMethods } from "./resources/payment-methods";
import { portalConfigurations } from "./resources/portal-configurations";
import { portalSessions } from "./resources/portal-sessions";
import { prices } from "./resources/prices";
import { products } from "./resources/products";
import { schedules } from "./resources/schedules";
import { subscriptions } from "./resources/subscriptions";
import { ownAccount, webhookEndpoints } from "./resources/webhook-endpoints";
import { Store } from "./store";
import { type WebhookEndpoint, Webhooks } from "./webhooks";

/** The part of Stripe's API that is supported. */
const endpoints = [
  ...customers,
  ...products,
  ...prices,
  ...paymentMethods,
  ...checkoutSessions,
  ...subscriptions,
  ...schedules,
  ...invoices,
  ...charges,
  ...portalConfigurations,
  ...portalSessions,
  ...events,
];

const catchUpIntervalMs = 5_000;

/**
 * A part of Stripe's API with its hosted pages, its webhooks and a clock that
 * can be moved.
 */
export function stripeService(
  dataDir: string,
  webhook: WebhookEndpoint,
): Service {
  const store = new Store(dataDir);
  const webhooks = new Webhooks(store, webhook);
  const ownEndpoints = webhookEndpoints(webhooks);
  const account = new Account(store, (event, customer) =>
    webhooks.publish(event, customer),
  );
  // Time passes even when there are no requests.
  const timer = setInterval(() => catchUp(account), catchUpIntervalMs).unref();
  const prepare = (request: SandboxRequest) => {
    account.origin = originOf(request);
    catchUp(account);
  };
  const withPreparation = (route: Route): Route => ({
    ...route,
    handle: (request, params) => {
      prepare(request);
      return route.handle(request, params);
    },
  });
  return {
    name: "stripe",
    owns: (path) => path.startsWith("/v1/"),
    ownFaults: [],
    handle: (request) => {
      prepare(request);
      return handleApiRequest(
        account,
        [...endpoints, ...ownAccount, ...ownEndpoints],
        request,
      );
    },
    error: errorReply,
    routes: [...hostedRoutes(account), ...controlRoutes(account, webhooks)].map(
      withPreparation,
    ),
    docs: controlDocs,
    close: () => {
      clearInterval(timer);
      webhooks.stop();
      store.save();
    },
  };
}

/** The address at which the sandbox was reached. */
function originOf({ headers }: SandboxRequest): string {
  const host = headers.host ?? "";
  return /^[\w.:[\]-]+$/.test(host) ? `http://${host}` : "http://127.0.0.1";
}

function errorReply(
  status: number,
  message: string,
  headers: Record<string, string> = {},
) {
  const id = newId("req", 14);
  const type =
    status === 429
      ? "rate_limit_error"
      : status >= 500
        ? "api_error"
        : "invalid_request_error";
  const code = status === 429 ? { code: "rate_limit" } : {};
  const body = new ApiError(status, { type, message, ...code }).toBody(id);
  return json(status, body, { "request-id": id, ...headers });
}
