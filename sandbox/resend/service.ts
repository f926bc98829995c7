import { createHash, randomUUID } from "node:crypto";
import type { Incoming, Service } from "../service";
import { json, type Reply } from "../wire/reply";
import type { Outbox } from "./outbox";
import { outboxRoutes } from "./outbox-routes";
import { sendEmailSchema } from "./send-email-schema";

const keyPrefix = "re_sandbox_";

/** Resend's `POST /emails`; what is sent lands in the outbox. */
export function resendService(outbox: Outbox): Service {
  return {
    name: "resend",
    owns: (path) => path === "/emails" || path.startsWith("/emails/"),
    playsFaults: [],
    answer: (incoming) => answer(outbox, incoming),
    error: (status, message, headers) => failure(status, nameOf(status), message, headers),
    routes: outboxRoutes(outbox),
  };
}

function answer(outbox: Outbox, incoming: Incoming): Reply {
  const key = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? "")?.[1];
  if (key === undefined) return failure(401, "missing_api_key", "Missing API key in the authorization header.");
  if (!key.startsWith(keyPrefix))
    return failure(403, "invalid_api_key", `API key is invalid: here it starts with ${keyPrefix}.`);
  if (incoming.path !== "/emails") return failure(404, "not_found", "The requested endpoint does not exist.");
  if (incoming.method !== "POST")
    return failure(405, "method_not_allowed", "Method is not allowed for the requested path.");
  const idempotencyKey = incoming.headers["idempotency-key"];
  if (Array.isArray(idempotencyKey) || idempotencyKey === "" || (idempotencyKey?.length ?? 0) > 256) {
    return failure(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
  }
  return send(outbox, incoming, idempotencyKey);
}

function send(outbox: Outbox, { body, rawBody }: Incoming, key: string | undefined): Reply {
  const mail = sendEmailSchema.safeParse(body);
  if (!mail.success) return invalid(mail.error.issues[0], body);
  const { from, to, subject, html = "", text = "" } = mail.data;
  const bodyHash = createHash("sha256").update(rawBody).digest("hex");
  const earlier = key === undefined ? undefined : outbox.findByKey(key, new Date());
  if (earlier !== undefined && earlier.idempotency?.bodyHash !== bodyHash) {
    const message = "This idempotency key has been used with a different request payload.";
    return failure(409, "invalid_idempotent_request", message);
  }
  if (earlier !== undefined) return json(200, { id: earlier.id });
  const id = randomUUID();
  outbox.add({
    id,
    from,
    to: [to].flat().join(", "),
    subject,
    html,
    text,
    createdAt: new Date().toISOString(),
    ...(key === undefined ? {} : { idempotency: { key, bodyHash } }),
  });
  return json(200, { id });
}

type Issue = { code: string; message: string; path: PropertyKey[]; keys?: string[] };

function invalid(issue: Issue | undefined, body: unknown): Reply {
  if (issue?.code === "unrecognized_keys") {
    return failure(422, "validation_error", `Unknown field \`${issue.keys?.join("`, `")}\`.`);
  }
  const field = String(issue?.path[0] ?? "");
  if (field !== "" && !Object.hasOwn(Object(body), field)) {
    return failure(422, "missing_required_field", `Missing \`${field}\` field.`);
  }
  return failure(
    422,
    "validation_error",
    issue?.message ?? "We found an error with one or more fields in the request.",
  );
}

function nameOf(status: number): string {
  if (status === 429) return "rate_limit_exceeded";
  if (status >= 500) return "application_error";
  return "validation_error";
}

function failure(statusCode: number, name: string, message: string, headers?: Record<string, string>): Reply {
  return json(statusCode, { statusCode, name, message }, headers);
}
