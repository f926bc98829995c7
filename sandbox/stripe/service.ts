import type { Incoming, Route, Service } from "../service";
import { json } from "../wire/reply";
import { Account } from "./account";
import { catchUp } from "./billing/due";
import { controlRoutes } from "./control-routes";
import { newId } from "./new-id";
import { hostedRoutes } from "./pages/hosted-routes";
import { allEndpoints } from "./resources/all-endpoints";
import { Store } from "./store";
import type { Endpoint } from "./webhooks/send";
import { webhookRoutes } from "./webhooks/webhook-routes";
import { Webhooks } from "./webhooks/webhooks";
import { answerRequest } from "./wire/answer-request";
import { Failure } from "./wire/failure";
import { originOf } from "./wire/origin";

const lookMs = 5_000;

/** The part of Stripe's API that the product uses, with its hosted pages, webhooks and a clock that moves. */
export function stripeService(dataDir: string, endpoint: Endpoint): Service {
  const store = new Store(dataDir);
  const webhooks = new Webhooks(store, endpoint);
  const account = new Account(store, (event, customer) => webhooks.publish(event, customer));
  // Time also passes when nobody asks.
  const timer = setInterval(() => catchUp(account), lookMs).unref();
  const present = (incoming: Incoming) => {
    account.origin = originOf(incoming);
    catchUp(account);
  };
  const routes = [
    ...hostedRoutes(account),
    ...controlRoutes(account),
    ...webhookRoutes(webhooks, () => store.tables.deliveries.values()),
  ];
  return {
    name: "stripe",
    owns: (path) => path.startsWith("/v1/"),
    playsFaults: [],
    answer: (incoming) => {
      present(incoming);
      return answerRequest(account, allEndpoints, incoming);
    },
    error: (status, message, headers) => failure(status, message, headers),
    routes: routes.map((route) => inThePresent(route, present)),
    close: () => {
      clearInterval(timer);
      webhooks.stop();
      store.write();
    },
  };
}

function inThePresent(route: Route, present: (incoming: Incoming) => void): Route {
  return {
    ...route,
    answer: (incoming, parts) => {
      present(incoming);
      return route.answer(incoming, parts);
    },
  };
}

function failure(status: number, message: string, headers: Record<string, string> = {}) {
  const id = newId("req", 14);
  const type = status === 429 ? "rate_limit_error" : status >= 500 ? "api_error" : "invalid_request_error";
  const code = status === 429 ? { code: "rate_limit" } : {};
  const body = new Failure(status, { type, message, ...code }).toBody(id);
  return json(status, body, { "request-id": id, ...headers });
}
