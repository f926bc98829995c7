import type { IncomingHttpHeaders } from "node:http";
import type { Incoming } from "./service";
import type { ServiceName } from "./service-names";

/** What a service received. */
export type Received = {
  service: ServiceName;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** ISO 8601. */
  receivedAt: string;
};

const maxKept = 500;
const keptWhole = 50;
/** Characters. A longer text in an older request is most likely an image. */
const longText = 10_000;
const secretHeaders = ["authorization", "x-api-key", "cookie", "stripe-signature"];

/** The last 500 requests, newest first; from the fifty-first on without their images. */
export class RequestLog {
  private received: Received[] = [];

  add(service: ServiceName, { method, path, headers, body }: Incoming): void {
    const shown = Object.fromEntries(Object.entries(headers).filter(([name]) => !secretHeaders.includes(name)));
    this.received.unshift({ service, method, path, headers: shown, body, receivedAt: new Date().toISOString() });
    this.received.length = Math.min(this.received.length, maxKept);
    const aged = this.received[keptWhole];
    if (aged !== undefined) aged.body = withoutLongText(aged.body);
  }

  list(service: ServiceName | null): Received[] {
    return this.received.filter((each) => service === null || each.service === service);
  }

  clear(service: ServiceName | null): void {
    this.received = service === null ? [] : this.received.filter((each) => each.service !== service);
  }
}

function withoutLongText(value: unknown): unknown {
  if (typeof value === "string")
    return value.length > longText ? `(${value.length} characters, no longer kept)` : value;
  if (Array.isArray(value)) return value.map(withoutLongText);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLongText(inner)]));
}
