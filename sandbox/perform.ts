import type { ServerResponse } from "node:http";
import { type Fault, isPaced } from "./faults";
import type { Incoming, Service } from "./service";
import { deliver, textOf } from "./wire/deliver";
import { type Reply, reply } from "./wire/reply";
import { wait } from "./wire/wait";

const gatewayPage = "<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad gateway</body></html>";

/** Lets a service answer, or lets the fault happen instead. */
export async function perform(
  response: ServerResponse,
  service: Service,
  incoming: Incoming,
  fault: Fault | undefined,
): Promise<void> {
  if (fault !== undefined && fault.mode !== "drip") await wait(response, latencyOf(fault));
  if (response.closed) return;
  switch (fault?.mode) {
    case "hang":
      await wait(response, null);
      return;
    case "status":
      return deliver(response, failure(service, fault));
    case "html":
      return deliver(response, reply(200, "text/html; charset=utf-8", gatewayPage));
    default:
      return deliver(response, await answer(service, incoming, fault), fault);
  }
}

function latencyOf({ mode, latencyMs }: Fault): number {
  return latencyMs ?? (mode === "latency" ? 1_000 : 0);
}

function failure(service: Service, { status = 500, retryAfter }: Fault): Reply {
  const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
  return service.error(status, `The sandbox was told to fail with ${status}.`, headers);
}

async function answer(service: Service, incoming: Incoming, fault: Fault | undefined): Promise<Reply> {
  if (fault === undefined || service.playsFaults.includes(fault.mode) || isPaced(fault))
    return service.answer(incoming, fault);
  const answered = await service.answer(incoming);
  if (fault.mode !== "malformed") return answered;
  const text = textOf(answered);
  return { ...answered, body: [{ text: text.slice(0, Math.ceil(text.length / 2)), waitMs: 0 }] };
}
