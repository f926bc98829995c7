import http from "node:http";
import type { AddressInfo } from "node:net";
import { anthropicService } from "./anthropic/service";
import { controlRoutes, RequestLog } from "./control";
import { etsyService } from "./etsy/service";
import { Faults } from "./faults";
import { openaiService } from "./openai/service";
import { Outbox } from "./resend/outbox";
import { resendService } from "./resend/service";
import { respond, writeReply } from "./respond";
import { s3Service } from "./s3/service";
import {
  json,
  type Reply,
  type Route,
  type SandboxRequest,
  type Service,
  UploadedFile,
} from "./service";
import { startSmtpServer } from "./smtp/smtp-server";
import { stripeService } from "./stripe/service";

export type Sandbox = {
  url: string;
  /** Of the mail server, where there is one. */
  smtpPort?: number;
  close: () => Promise<void>;
};
type Options = {
  /** 0 takes any free port. */
  port: number;
  /** Emails, Stripe objects and the clock are kept here. */
  dataDir: string;
  /** Where Stripe's events are sent, and the secret that signs them. */
  stripeWebhook?: { url: string; secret: string };
  /** Also listens for SMTP here; 0 takes any free port. */
  smtpPort?: number;
};
type Context = {
  services: Service[];
  routes: Route[];
  requests: RequestLog;
  faults: Faults;
};

/** Bytes; more than any of the real services accepts in one request. */
const maxBodyBytes = 16 * 1024 * 1024;
/**
 * The discard port: events have nowhere to go until a webhook address is set.
 */
const noWebhook = {
  url: "http://127.0.0.1:9/api/webhooks/stripe",
  secret: "whsec_sandbox_embedded",
};

/**
 * Listens on 127.0.0.1 only. Rejects with EADDRINUSE when the port is taken.
 */
export async function startSandbox({
  port,
  dataDir,
  stripeWebhook = noWebhook,
  smtpPort,
}: Options): Promise<Sandbox> {
  const outbox = new Outbox(dataDir);
  const services = [
    anthropicService(),
    openaiService(),
    stripeService(dataDir, stripeWebhook),
    resendService(outbox),
    s3Service(),
    etsyService(dataDir),
  ];
  const requests = new RequestLog();
  const faults = new Faults([...services.map(({ name }) => name), "smtp"]);
  const routes = [
    ...controlRoutes(services, requests, faults),
    ...services.flatMap((service) => service.routes),
  ];
  const context = { services, routes, requests, faults };
  const server = http.createServer((request, response) => {
    handle(context, request, response).catch((error: unknown) =>
      sendError(response, error),
    );
  });
  // Or it ends a connection at the moment in which a slow test uses it again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      for (const service of services) service.close?.();
    });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (smtpPort === undefined) return { url, close };
  const starting = startSmtpServer(smtpPort, outbox, faults);
  const smtp = await starting.catch(async (error) => {
    await close();
    throw error;
  });
  return {
    url,
    smtpPort: smtp.port,
    close: () => {
      smtp.close();
      return close();
    },
  };
}

async function handle(
  context: Context,
  incoming: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const url = parseUrl(incoming.url ?? "/");
  if (url === null)
    return writeReply(
      response,
      json(400, { message: "This address cannot be read." }),
    );
  const service = context.services.find((each) => each.owns(url.pathname));
  const bytes = await readBody(incoming);
  if (bytes === null) {
    response.setHeader("connection", "close");
    const message = "Request exceeds the maximum size";
    return writeReply(
      response,
      service?.error(413, message) ?? json(413, { message }),
    );
  }
  const rawBody = bytes.toString("utf8");
  const request = {
    method: incoming.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: await parseBody(bytes, rawBody, incoming.headers["content-type"]),
    rawBody,
    bytes,
  };
  if (service === undefined)
    return writeReply(response, await handleRoute(context.routes, request));
  context.requests.add(service.name, request);
  return respond(
    response,
    service,
    request,
    context.faults.take(service.name, request),
  );
}

function parseUrl(path: string): URL | null {
  return URL.canParse(path, "http://127.0.0.1")
    ? new URL(path, "http://127.0.0.1")
    : null;
}

async function handleRoute(
  routes: Route[],
  request: SandboxRequest,
): Promise<Reply> {
  for (const { method, path, handle } of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (match !== null) return handle(request, match.slice(1));
  }
  return json(404, {
    message: `Nothing answers ${request.method} ${request.path} here; GET / lists what does.`,
  });
}

/**
 * The body, or null when it is larger than `maxBodyBytes`. Rejects when the
 * client disconnects.
 */
async function readBody(request: http.IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBodyBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * JSON as its value, a form as an object, no picture, anything else, broken
 * JSON included, as the text itself.
 */
async function parseBody(
  bytes: Buffer,
  text: string,
  contentType: string | undefined,
): Promise<unknown> {
  if (text === "") return undefined;
  if (contentType?.startsWith("multipart/form-data"))
    return parseMultipart(bytes, contentType).catch(() => text);
  if (contentType?.startsWith("image/")) return "(a picture)";
  if (contentType?.startsWith("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The fields as an object. A part without a file name is a text. */
async function parseMultipart(
  bytes: Buffer,
  contentType: string,
): Promise<Record<string, string | UploadedFile>> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "content-type": contentType },
  }).formData();
  const fields = Array.from(form, async ([name, value]) => [
    name,
    typeof value === "string"
      ? value
      : new UploadedFile(
          value.name,
          value.type,
          Buffer.from(await value.arrayBuffer()),
        ),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

function sendError(response: http.ServerResponse, error: unknown): void {
  if (response.closed || response.headersSent) {
    response.destroy();
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  response
    .writeHead(500, { "content-type": "application/json" })
    .end(JSON.stringify({ message }));
}
