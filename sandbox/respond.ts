import type { ServerResponse } from "node:http";
import { type Fault, isPaced } from "./faults";
import {
  type Reply,
  reply,
  type SandboxRequest,
  type Service,
} from "./service";

/** Milliseconds between two characters of a dripping response. */
const dripMs = 100;
const gatewayPage =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad gateway</body></html>";

/** Lets the service answer the request, or applies the fault instead. */
export async function respond(
  response: ServerResponse,
  service: Service,
  request: SandboxRequest,
  fault: Fault | undefined,
): Promise<void> {
  if (fault !== undefined && fault.mode !== "drip")
    await delay(response, latencyOf(fault));
  if (response.closed) return;
  switch (fault?.mode) {
    case "hang":
      await delay(response, null);
      return;
    case "status":
      return writeReply(response, errorReply(service, fault));
    case "html":
      return writeReply(
        response,
        reply(200, "text/html; charset=utf-8", gatewayPage),
      );
    case "lost_answer":
      await service.handle(request);
      response.destroy();
      return;
    default:
      return writeReply(response, await handle(service, request, fault), fault);
  }
}

function latencyOf({ mode, latencyMs }: Fault): number {
  return latencyMs ?? (mode === "latency" ? 1_000 : 0);
}

function errorReply(
  service: Service,
  { status = 500, retryAfter, message }: Fault,
): Reply {
  const headers =
    retryAfter === undefined
      ? undefined
      : { "retry-after": String(retryAfter) };
  return service.error(
    status,
    message ?? `The sandbox was told to fail with ${status}.`,
    headers,
  );
}

async function handle(
  service: Service,
  request: SandboxRequest,
  fault: Fault | undefined,
): Promise<Reply> {
  if (
    fault === undefined ||
    service.ownFaults.includes(fault.mode) ||
    isPaced(fault)
  )
    return service.handle(request, fault);
  const handled = await service.handle(request);
  if (fault.mode === "odd_item") return withOddItem(handled, fault);
  if (fault.mode !== "malformed") return handled;
  const text = textOf(handled);
  return {
    ...handled,
    body: [{ text: text.slice(0, Math.ceil(text.length / 2)), waitMs: 0 }],
  };
}

/** The service's own JSON, with one more item in its lists. */
function withOddItem(
  handled: Reply,
  { list = "results", item = null }: Fault,
): Reply {
  const text = JSON.stringify(JSON.parse(textOf(handled)), (name, value) =>
    name === list && Array.isArray(value) ? [item, ...value] : value,
  );
  return { ...handled, body: [{ text, waitMs: 0 }] };
}

/** Writes a reply, or as much of it as the fault lets through. */
export async function writeReply(
  response: ServerResponse,
  reply: Reply,
  fault?: Fault,
): Promise<void> {
  switch (fault?.mode) {
    case "cut":
    case "stall_body":
      return writeHalf(response, reply, fault.mode);
    case "drip":
      return writeAll(
        response,
        splitByCharacter(reply, fault.latencyMs ?? dripMs),
      );
    default:
      return writeAll(response, reply);
  }
}

async function writeAll(
  response: ServerResponse,
  { status, headers, body, bytes }: Reply,
): Promise<void> {
  const [first] = body;
  if (bytes !== undefined) {
    response.writeHead(status, headers).end(bytes);
    return;
  }
  if (first === undefined || (body.length === 1 && first.waitMs === 0)) {
    response.writeHead(status, headers).end(first?.text);
    return;
  }
  response.writeHead(status, headers);
  response.flushHeaders();
  for (const { text, waitMs } of body) {
    await delay(response, waitMs);
    if (response.closed) return;
    if (!response.write(text)) await untilDrained(response);
  }
  response.end();
}

async function writeHalf(
  response: ServerResponse,
  reply: Reply,
  mode: "cut" | "stall_body",
): Promise<void> {
  response.writeHead(reply.status, reply.headers);
  if (reply.bytes !== undefined)
    await writeBytes(response, reply.bytes.subarray(0, reply.bytes.length / 2));
  let left = Math.floor(Buffer.byteLength(textOf(reply)) / 2);
  for (const { text, waitMs } of reply.body) {
    await delay(response, waitMs);
    if (left === 0 || response.closed) break;
    const bytes = Buffer.from(text).subarray(0, left);
    left -= bytes.length;
    await writeBytes(response, bytes);
  }
  if (mode === "stall_body") await delay(response, null);
  response.destroy();
}

function splitByCharacter(reply: Reply, waitMs: number): Reply {
  return {
    ...reply,
    body: Array.from(textOf(reply), (text) => ({ text, waitMs })),
  };
}

function textOf(reply: Reply): string {
  return reply.body.map((chunk) => chunk.text).join("");
}

/**
 * Resolves after `ms` (never, for null), or at once when the client
 * disconnects.
 */
function delay(response: ServerResponse, ms: number | null): Promise<void> {
  if (ms === 0 || response.closed) return Promise.resolve();
  return untilClosedOr(response, (resolve) => {
    const timer = ms === null ? undefined : setTimeout(resolve, ms);
    return () => clearTimeout(timer);
  });
}

function untilDrained(response: ServerResponse): Promise<void> {
  return untilClosedOr(response, (resolve) => {
    response.once("drain", resolve);
    return () => response.removeListener("drain", resolve);
  });
}

function writeBytes(response: ServerResponse, bytes: Buffer): Promise<void> {
  return untilClosedOr(response, (resolve) => {
    response.write(bytes, resolve);
    return () => undefined;
  });
}

/**
 * Resolves when `start` calls back or the client disconnects, whichever is
 * first, and then cleans up.
 */
function untilClosedOr(
  response: ServerResponse,
  start: (resolve: () => void) => () => unknown,
): Promise<void> {
  return new Promise((resolve) => {
    const stop = start(done);
    response.once("close", done);
    function done() {
      stop();
      response.removeListener("close", done);
      resolve();
    }
  });
}
