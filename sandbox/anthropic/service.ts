import process from "node:process";
import type { Fault, FaultMode } from "../faults";
import {
  json,
  type Reply,
  type SandboxRequest,
  type Service,
} from "../service";
import { MessageBatches } from "./batches";
import { newId, paceOf, toMessage, toStream } from "./message";
import { isKnownModel, validateRequest } from "./validate-request";
import { writeCompletion } from "./write-completion";

const keyPrefix = "sk-ant-sandbox-";
const ownFaults: readonly FaultMode[] = [
  "malformed",
  "refusal",
  "max_tokens",
  "obey_injection",
  "answer",
  "pace",
];
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
  const batches = new MessageBatches();
  return {
    name: "anthropic",
    owns: (path) =>
      path === "/v1" ||
      path.startsWith("/v1/messages") ||
      path.startsWith("/v1/models"),
    ownFaults,
    handle: (request, fault) => handle(batches, request, fault),
    error: (status, message, headers) =>
      errorReply(
        status,
        errorTypes[status] ?? fallbackType(status),
        message,
        headers,
      ),
    routes: batches.routes,
    docs: [
      [
        "POST /v1/messages",
        `Anthropic's Messages API, answered by a sample writer. Keys start with ${keyPrefix}.`,
      ],
      [
        "POST /v1/messages/batches",
        "Anthropic's Message Batches API: create, list, retrieve, results, cancel, delete. One is answered after 30 seconds (SANDBOX_BATCH_SECONDS).",
      ],
      [
        "POST /message-batches/end",
        "Ends all message batches at once: {outcome?: succeeded or expired}.",
      ],
      ["GET /v1/models/{id}", "Whether a model is known."],
    ],
  };
}

function fallbackType(status: number): string {
  return status < 500 ? "invalid_request_error" : "api_error";
}

async function handle(
  batches: MessageBatches,
  request: SandboxRequest,
  fault?: Fault,
): Promise<Reply> {
  const { method, path, headers } = request;
  const keyProblem = findKeyProblem(headers);
  if (keyProblem !== null)
    return errorReply(401, "authentication_error", keyProblem);
  const model = /^\/v1\/models\/([\w.%-]+)$/.exec(path)?.[1];
  if (model !== undefined && method === "GET") {
    return isKnownModel(model)
      ? json(200, toModelInfo(model))
      : errorReply(404, "not_found_error", `model: ${model}`);
  }
  const ofBatches = await batches.handle(request, { error: errorReply }, fault);
  if (ofBatches !== null) return ofBatches;
  if (path !== "/v1/messages")
    return errorReply(404, "not_found_error", `Not found: ${path}`);
  return method === "POST"
    ? createMessage(request, fault)
    : errorReply(405, "invalid_request_error", "Method Not Allowed");
}

function findKeyProblem(headers: SandboxRequest["headers"]): string | null {
  const key =
    headers["x-api-key"] ??
    /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (key === undefined) return "x-api-key header is required";
  return typeof key === "string" && key.startsWith(keyPrefix)
    ? null
    : "invalid x-api-key";
}

async function createMessage(
  { headers, body }: SandboxRequest,
  fault?: Fault,
): Promise<Reply> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(String(headers["anthropic-version"]))) {
    return errorReply(
      400,
      "invalid_request_error",
      "anthropic-version: header is required",
    );
  }
  const validated = await validateRequest(body);
  if ("error" in validated) {
    const { status, type, message } = validated.error;
    return errorReply(status, type, message);
  }
  const completion = await writeCompletion(
    validated.request,
    validated.imageTokens,
    fault,
  );
  const pace = paceOf(process.env.SANDBOX_PACE, fault);
  const responseHeaders = {
    "request-id": newId("req"),
    "anthropic-organization-id": "sandbox",
  };
  if (validated.request.stream)
    return toStream(completion, pace, responseHeaders);
  const whole = json(200, toMessage(completion), responseHeaders);
  const waitMs = pace.firstTokenMs + completion.usage.output * pace.tokenMs;
  return { ...whole, body: whole.body.map((chunk) => ({ ...chunk, waitMs })) };
}

/** The real answer also has capabilities, which this sandbox does not know. */
function toModelInfo(id: string) {
  return {
    id,
    type: "model",
    display_name: `Sample writer for ${id}`,
    created_at: "1970-01-01T00:00:00Z",
    capabilities: null,
    deprecated_at: null,
    lifecycle: "active",
    line: null,
    max_input_tokens: null,
    max_tokens: null,
    retires_at: null,
  };
}

function errorReply(
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): Reply {
  const requestId = newId("req");
  const body = {
    type: "error",
    error: { type, message },
    request_id: requestId,
  };
  return json(status, body, { "request-id": requestId, ...headers });
}
