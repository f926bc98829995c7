import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import {
  json,
  type Reply,
  type SandboxRequest,
  type Service,
} from "../service";
import { Domains, domainDocs, domainRoutes } from "./domains";
import { type Outbox, outboxRoutes } from "./outbox";

const keyPrefix = "re_sandbox_";
/** Keys with this prefix have Resend's "sending access". */
const sendingKeyPrefix = "re_sandbox_sending_";
/**
 * Senders of these domains are refused, as the real service refuses a domain
 * that is not verified.
 */
const unverifiedDomains = ".invalid";

/**
 * Resend's `POST /emails` and `GET /domains`. Nothing is sent: the emails are
 * stored in the outbox.
 */
export function resendService(outbox: Outbox): Service {
  const domains = new Domains();
  return {
    name: "resend",
    owns: (path) =>
      path === "/domains" || path === "/emails" || path.startsWith("/emails/"),
    ownFaults: [],
    handle: (request) => handle(outbox, domains, request),
    error: (status, message, headers) =>
      errorReply(status, errorName(status), message, headers),
    routes: [...outboxRoutes(outbox), ...domainRoutes(domains)],
    docs: [
      [
        "POST /emails",
        `Resend's API. Keys start with ${keyPrefix}. Nothing leaves this machine.`,
      ],
      [
        "GET /domains",
        `The account's domains. Keys that start with ${sendingKeyPrefix} may only send.`,
      ],
      ...domainDocs,
      ["GET /outbox", "The mailbox: every email that was sent."],
      ["GET /outbox.json?to=", "The same as JSON, newest first."],
    ],
  };
}

const addressPattern =
  /^(?:[^<>\r\n]+ <([^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>|[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+)$/;
const addressError = (field: string) =>
  `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;
const address = (field: string) =>
  z.string().regex(addressPattern, addressError(field));
const addresses = (field: string) =>
  z.union(
    [address(field), z.array(address(field)).min(1).max(50)],
    addressError(field),
  );
const tagText = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{1,256}$/,
    "Tags should only contain ASCII letters, numbers, underscores, or dashes.",
  );

/**
 * The body of Resend's `POST /emails` as version 6 of its SDK sends it, without
 * templates.
 */
const sendEmailSchema = z
  .strictObject({
    from: address("from"),
    to: addresses("to"),
    subject: z
      .string()
      .min(1, "Missing `subject` field.")
      .regex(/^[^\r\n]*$/, "The `\\n` is not allowed in the `subject` field."),
    html: z.string().optional(),
    text: z.string().optional(),
    cc: addresses("cc").optional(),
    bcc: addresses("bcc").optional(),
    reply_to: addresses("reply_to").optional(),
    headers: z.record(z.string(), z.string()).optional(),
    tags: z.array(z.strictObject({ name: tagText, value: tagText })).optional(),
    attachments: z
      .array(
        z.strictObject({
          content: z.string().optional(),
          filename: z.string().optional(),
          path: z.string().optional(),
          content_type: z.string().optional(),
          content_id: z.string().optional(),
        }),
      )
      .optional(),
    scheduled_at: z.string().optional(),
    topic_id: z.string().nullable().optional(),
  })
  .refine(
    (email) => email.html !== undefined || email.text !== undefined,
    "Missing `html` or `text` field.",
  );

function handle(
  outbox: Outbox,
  domains: Domains,
  request: SandboxRequest,
): Reply {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (key === undefined)
    return errorReply(
      401,
      "missing_api_key",
      "Missing API key in the authorization header.",
    );
  if (!key.startsWith(keyPrefix))
    return errorReply(
      403,
      "invalid_api_key",
      `API key is invalid: here it starts with ${keyPrefix}.`,
    );
  if (request.path === "/domains" && request.method === "GET") {
    if (!key.startsWith(sendingKeyPrefix)) return domains.list();
    return errorReply(
      401,
      "restricted_api_key",
      "This API key is restricted to only send emails",
    );
  }
  if (request.path !== "/emails")
    return errorReply(
      404,
      "not_found",
      "The requested endpoint does not exist.",
    );
  if (request.method !== "POST")
    return errorReply(
      405,
      "method_not_allowed",
      "Method is not allowed for the requested path.",
    );
  const idempotencyKey = request.headers["idempotency-key"];
  if (
    Array.isArray(idempotencyKey) ||
    idempotencyKey === "" ||
    (idempotencyKey?.length ?? 0) > 256
  ) {
    return errorReply(
      400,
      "invalid_idempotency_key",
      "The key must be between 1-256 chars.",
    );
  }
  return send(outbox, request, idempotencyKey);
}

function send(
  outbox: Outbox,
  { body, rawBody }: SandboxRequest,
  key: string | undefined,
): Reply {
  const email = sendEmailSchema.safeParse(body);
  if (!email.success) return validationError(email.error.issues[0], body);
  const { from, to, subject, html = "", text = "" } = email.data;
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? "";
  if (domain.endsWith(unverifiedDomains)) {
    const message = `The ${domain} domain is not verified. Please, add and verify your domain on https://resend.com/domains`;
    return errorReply(403, "validation_error", message);
  }
  const bodyHash = createHash("sha256").update(rawBody).digest("hex");
  const earlier =
    key === undefined ? undefined : outbox.findByKey(key, new Date());
  if (earlier !== undefined && earlier.idempotency?.bodyHash !== bodyHash) {
    const message =
      "This idempotency key has been used with a different request payload.";
    return errorReply(409, "invalid_idempotent_request", message);
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

type Issue = {
  code: string;
  message: string;
  path: PropertyKey[];
  keys?: string[];
};

function validationError(issue: Issue | undefined, body: unknown): Reply {
  if (issue?.code === "unrecognized_keys") {
    return errorReply(
      422,
      "validation_error",
      `Unknown field \`${issue.keys?.join("`, `")}\`.`,
    );
  }
  const field = String(issue?.path[0] ?? "");
  if (field !== "" && !Object.hasOwn(Object(body), field)) {
    return errorReply(
      422,
      "missing_required_field",
      `Missing \`${field}\` field.`,
    );
  }
  return errorReply(
    422,
    "validation_error",
    issue?.message ??
      "We found an error with one or more fields in the request.",
  );
}

function errorName(status: number): string {
  if (status === 401) return "restricted_api_key";
  if (status === 429) return "rate_limit_exceeded";
  if (status >= 500) return "application_error";
  return "validation_error";
}

function errorReply(
  statusCode: number,
  name: string,
  message: string,
  headers?: Record<string, string>,
): Reply {
  return json(statusCode, { statusCode, name, message }, headers);
}
