import process from "node:process";
import type { Fault, FaultMode } from "../faults";
import type { Incoming, Service } from "../service";
import { json, type Reply } from "../wire/reply";
import { checkRequest } from "./check-request";
import { messageOf, newId } from "./message";
import { paceOf } from "./pace";
import { streamOf } from "./stream";
import { writeAnswer } from "./write-answer";

const keyPrefix = "sk-ant-sandbox-";
const playsFaults: readonly FaultMode[] = ["malformed", "refusal", "max_tokens", "obey_injection", "answer", "pace"];
const errorTypes: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  504: "timeout_error",
  529: "overloaded_error",
};

/** Anthropic's Messages API, answered by the sample writer. */
export function anthropicService(): Service {
  return {
    name: "anthropic",
    owns: (path) => path === "/v1" || path.startsWith("/v1/messages") || path.startsWith("/v1/models"),
    playsFaults,
    answer,
    error: (status, message, headers) => failure(status, errorTypes[status] ?? fallbackType(status), message, headers),
    routes: [],
  };
}

function fallbackType(status: number): string {
  return status < 500 ? "invalid_request_error" : "api_error";
}

async function answer({ method, path, headers, body }: Incoming, fault?: Fault): Promise<Reply> {
  const key = headers["x-api-key"] ?? /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (typeof key !== "string" || !key.startsWith(keyPrefix)) {
    return failure(
      401,
      "authentication_error",
      key === undefined ? "x-api-key header is required" : "invalid x-api-key",
    );
  }
  if (path !== "/v1/messages") return failure(404, "not_found_error", `Not found: ${path}`);
  if (method !== "POST") return failure(405, "invalid_request_error", "Method Not Allowed");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(headers["anthropic-version"]))) {
    return failure(400, "invalid_request_error", "anthropic-version: header is required");
  }
  const checked = await checkRequest(body);
  if ("refusal" in checked) return failure(checked.refusal.status, checked.refusal.type, checked.refusal.message);
  const written = await writeAnswer(checked.request, checked.imageTokens, fault);
  const pace = paceOf(process.env.SANDBOX_PACE, fault);
  const wire = { "request-id": newId("req"), "anthropic-organization-id": "sandbox" };
  if (checked.request.stream) return streamOf(written, pace, wire);
  const whole = json(200, messageOf(written), wire);
  const waitMs = pace.firstTokenMs + written.usage.output * pace.tokenMs;
  return { ...whole, body: whole.body.map((chunk) => ({ ...chunk, waitMs })) };
}

function failure(status: number, type: string, message: string, headers: Record<string, string> = {}): Reply {
  const requestId = newId("req");
  const body = { type: "error", error: { type, message }, request_id: requestId };
  return json(status, body, { "request-id": requestId, ...headers });
}
