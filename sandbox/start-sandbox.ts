import http from "node:http";
import type { AddressInfo } from "node:net";
import { anthropicService } from "./anthropic/service";
import { controlRoutes } from "./control/routes";
import { Faults } from "./faults";
import { perform } from "./perform";
import { RequestLog } from "./request-log";
import { Outbox } from "./resend/outbox";
import { resendService } from "./resend/service";
import type { Incoming, Route, Service } from "./service";
import { stripeService } from "./stripe/service";
import { deliver } from "./wire/deliver";
import { parseBody, readBody } from "./wire/read-body";
import { json } from "./wire/reply";

export type Sandbox = { url: string; close: () => Promise<void> };
/** Where Stripe's events go, and what they are signed with. */
type Webhook = { url: string; secret: string };
type Options = { port: number; dataDir: string; stripeWebhook?: Webhook };
type Parts = { services: Service[]; routes: Route[]; requests: RequestLog; faults: Faults };

const noWebhook = { url: "http://127.0.0.1:9/api/webhooks/stripe", secret: "whsec_sandbox_embedded" };

/** Listens on 127.0.0.1 only; port 0 takes any free one. Rejects with EADDRINUSE when the port is taken. */
export async function startSandbox({ port, dataDir, stripeWebhook = noWebhook }: Options): Promise<Sandbox> {
  const requests = new RequestLog();
  const faults = new Faults();
  const services = [anthropicService(), resendService(new Outbox(dataDir)), stripeService(dataDir, stripeWebhook)];
  const routes = [...controlRoutes(requests, faults), ...services.flatMap((service) => service.routes)];
  const parts = { services, routes, requests, faults };
  const server = http.createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => apologise(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const service of services) service.close?.();
      }),
  };
}

async function handle(parts: Parts, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const method = request.method ?? "GET";
  const url = addressOf(request.url ?? "/");
  if (url === null) return deliver(response, json(400, { message: "This address cannot be read." }));
  const service = parts.services.find((each) => each.owns(url.pathname));
  const rawBody = await readBody(request);
  if (rawBody === null) {
    response.setHeader("connection", "close");
    const message = "Request exceeds the maximum size";
    return deliver(response, service?.error(413, message) ?? json(413, { message }));
  }
  const body = parseBody(rawBody, request.headers["content-type"]);
  const incoming = { method, path: url.pathname, query: url.searchParams, headers: request.headers, body, rawBody };
  if (service === undefined) return deliver(response, await route(parts.routes, incoming));
  parts.requests.add(service.name, incoming);
  return perform(response, service, incoming, parts.faults.take(service.name, rawBody));
}

function addressOf(path: string): URL | null {
  return URL.canParse(path, "http://127.0.0.1") ? new URL(path, "http://127.0.0.1") : null;
}

async function route(routes: Route[], incoming: Incoming) {
  for (const { method, path, answer } of routes) {
    const match = method === incoming.method ? path.exec(incoming.path) : null;
    if (match !== null) return answer(incoming, match.slice(1));
  }
  return json(404, { message: `Nothing answers ${incoming.method} ${incoming.path} here; GET / lists what does.` });
}

function apologise(response: http.ServerResponse, error: unknown): void {
  if (response.closed || response.headersSent) {
    response.destroy();
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ message }));
}
