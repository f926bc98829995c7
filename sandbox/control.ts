import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { type Faults, faultModes } from "./faults";
import {
  type CallDoc,
  escapeHtml,
  json,
  type Reply,
  type Route,
  renderPage,
  type SandboxRequest,
  type Service,
  UploadedFile,
} from "./service";

type LoggedRequest = {
  service: string;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** ISO 8601. */
  receivedAt: string;
};

const maxRequests = 500;
const maxWithImages = 50;
/** Characters. A longer text in an older request is most likely an image. */
const maxTextLength = 10_000;
const secretHeaders = [
  "authorization",
  "x-api-key",
  "cookie",
  "stripe-signature",
];

/**
 * The last 500 requests to the services, newest first; only the last 50 still
 * have their images.
 */
export class RequestLog {
  private requests: LoggedRequest[] = [];

  add(service: string, { method, path, headers, body }: SandboxRequest): void {
    const publicHeaders = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !secretHeaders.includes(name)),
    );
    this.requests.unshift({
      service,
      method,
      path,
      headers: publicHeaders,
      body: withoutFiles(body),
      receivedAt: new Date().toISOString(),
    });
    this.requests.length = Math.min(this.requests.length, maxRequests);
    const oldest = this.requests[maxWithImages];
    if (oldest !== undefined) oldest.body = withoutLongText(oldest.body);
  }

  list(service: string | null): LoggedRequest[] {
    return this.requests.filter(
      (each) => service === null || each.service === service,
    );
  }

  clear(service: string | null): void {
    this.requests =
      service === null
        ? []
        : this.requests.filter((each) => each.service !== service);
  }
}

/** A file as its name, type and size. */
function withoutFiles(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return body;
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    value instanceof UploadedFile
      ? { filename: value.name, type: value.type, size: value.bytes.length }
      : value,
  ]);
  return Object.fromEntries(entries);
}

function withoutLongText(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > maxTextLength
      ? `(${value.length} characters, no longer kept)`
      : value;
  if (Array.isArray(value)) return value.map(withoutLongText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutLongText(inner)]),
  );
}

/** The calls with which people and tests control the sandbox. */
export function controlRoutes(
  services: Service[],
  requests: RequestLog,
  faults: Faults,
): Route[] {
  const names = [...services.map(({ name }) => name), "smtp"];
  const withService =
    (
      handle: (service: string | null, request: SandboxRequest) => Reply,
    ): Route["handle"] =>
    (request) => {
      const service = request.query.get("service");
      if (service === null || names.includes(service))
        return handle(service, request);
      return json(400, { message: `service is one of ${names.join(", ")}` });
    };
  return [
    { method: "GET", path: /^\/$/, handle: () => frontPage(services) },
    {
      method: "GET",
      path: /^\/health$/,
      handle: () => json(200, { status: "ok" }),
    },
    {
      method: "GET",
      path: /^\/requests\.json$/,
      handle: withService((service, request) =>
        json(200, requests.list(service).slice(0, limitIn(request))),
      ),
    },
    {
      method: "DELETE",
      path: /^\/requests\.json$/,
      handle: withService((service) => {
        requests.clear(service);
        return json(200, []);
      }),
    },
    {
      method: "GET",
      path: /^\/faults$/,
      handle: () => json(200, faults.list()),
    },
    {
      method: "POST",
      path: /^\/faults$/,
      handle: (request) => addFault(faults, request),
    },
    {
      method: "DELETE",
      path: /^\/faults$/,
      handle: withService((service) => {
        faults.clear(service ?? undefined);
        return json(200, faults.list());
      }),
    },
  ];
}

function addFault(faults: Faults, { body }: SandboxRequest): Reply {
  const parsed = faults.schema.safeParse(body);
  if (!parsed.success)
    return json(400, {
      message: z.prettifyError(parsed.error),
      issues: parsed.error.issues,
    });
  faults.add(parsed.data);
  return json(201, parsed.data);
}

function limitIn({ query }: SandboxRequest): number | undefined {
  const limit = Number(query.get("limit"));
  return Number.isInteger(limit) && limit > 0 ? limit : undefined;
}

const docs: CallDoc[] = [
  [
    "GET /requests.json?service=&limit=",
    "The requests that the services received, newest first, without keys. DELETE clears them.",
  ],
  [
    "POST /faults",
    `Makes a service fail: {service, mode, latencyMs?, status?, retryAfter?, message?, count?, match?, path?, answer?, firstTokenMs?, tokensPerSecond?}. Modes: ${faultModes.join(", ")}. ` +
      "For the model, malformed is an answer that is not JSON; for the others, a body that is not JSON. GET lists the faults, DELETE clears them.",
  ],
  ["GET /health", "200 while the sandbox is up."],
  [
    "SANDBOX_PACE=real",
    "Set at the start, makes the sample writer as slow as a real model; without it, it answers at once.",
  ],
];

function frontPage(services: Service[]): Reply {
  const entries = [...services.flatMap((service) => service.docs), ...docs];
  const list = entries.map(
    ([call, description]) =>
      `<dt><code>${escapeHtml(call)}</code></dt><dd>${escapeHtml(description)}</dd>`,
  );
  return renderPage(
    "Sandbox",
    `<h1>Sandbox</h1><p class="soft">Local stand-ins for outside services. They speak the real protocols and contact nobody.</p>
<p><a href="/outbox">Open the mailbox</a></p><dl>${list.join("")}</dl>`,
  );
}
