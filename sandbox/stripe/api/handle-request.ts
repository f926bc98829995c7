import { createHash } from "node:crypto";
import { json, type Reply, reply, type SandboxRequest } from "../../service";
import { type Account, apiVersion, newId } from "../account";
import type { Replay, Store } from "../store";
import type { Endpoint } from "./endpoint";
import { ApiError, invalidRequest } from "./errors";
import { authenticate, parseForm, readParams } from "./read-request";

type Headers = Record<string, string>;

/**
 * Answers a request of the API. It never waits, so requests cannot interleave.
 */
export function handleApiRequest(
  account: Account,
  endpoints: Endpoint[],
  request: SandboxRequest,
): Reply {
  const requestId = newId("req", 14);
  const headers: Headers = {
    "request-id": requestId,
    "stripe-version": apiVersion,
  };
  try {
    authenticate(request);
    const key = idempotencyKeyIn(request);
    if (key === null)
      return json(
        200,
        execute(account, endpoints, request, { id: requestId, key }),
        headers,
      );
    headers["idempotency-key"] = key;
    return handleOnce(account, endpoints, request, key, headers);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json(error.status, error.toBody(requestId), headers);
  }
}

function handleOnce(
  account: Account,
  endpoints: Endpoint[],
  request: SandboxRequest,
  key: string,
  headers: Headers,
): Reply {
  const earlier = findReplay(account.store, key, request);
  if (earlier !== null) {
    const replayed = {
      ...headers,
      "idempotent-replayed": "true",
      "original-request": earlier.requestId,
    };
    return reply(earlier.status, "application/json", earlier.body, replayed);
  }
  const requestId = headers["request-id"] ?? "";
  const saveReply = (status: number, value: unknown) => {
    const body = JSON.stringify(value);
    const { path } = request;
    account.store.tables.replays.delete(key);
    account.store.insert("replays", {
      id: key,
      path,
      fingerprint: fingerprintOf(request),
      status,
      body,
      requestId,
      at: Date.now(),
    });
    return reply(status, "application/json", body, headers);
  };
  try {
    return saveReply(
      200,
      execute(account, endpoints, request, { id: requestId, key }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.beforeExecution) throw error;
    return saveReply(error.status, error.toBody(requestId));
  }
}

function execute(
  account: Account,
  endpoints: Endpoint[],
  request: SandboxRequest,
  { id, key }: { id: string; key: string | null },
): unknown {
  const { endpoint, ids } = findEndpoint(endpoints, request);
  const params = readParams(endpoint.schema, {
    ...parseForm(request.query.toString()),
    ...(request.method === "GET" ? {} : parseForm(request.rawBody)),
  });
  const call = { account, params, ids };
  const result = account.withRequest({ id, idempotency_key: key }, () =>
    endpoint.handle(call),
  );
  const { expand = [] } = params as { expand?: string[] };
  return expandReferences(account, result, expand);
}

function findEndpoint(
  endpoints: Endpoint[],
  { method, path }: SandboxRequest,
): { endpoint: Endpoint; ids: string[] } {
  const parts = path.split("/");
  for (const endpoint of endpoints) {
    const pattern = endpoint.path.split("/");
    if (endpoint.method !== method || pattern.length !== parts.length) continue;
    if (
      pattern.every(
        (part, position) => part.startsWith(":") || part === parts[position],
      )
    ) {
      const ids = parts.filter((_, position) =>
        pattern[position]?.startsWith(":"),
      );
      return { endpoint, ids: ids.map(decodePart) };
    }
  }
  throw new ApiError(
    404,
    {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}). The sandbox has only the part of the API that the product uses.`,
    },
    true,
  );
}

/**
 * A part that is not encoded correctly stays as it is: no object has such an
 * id.
 */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Milliseconds for which a key is remembered, as Stripe documents it. */
const replayLifetimeMs = 24 * 60 * 60 * 1000;

function idempotencyKeyIn({ method, headers }: SandboxRequest): string | null {
  const key = headers["idempotency-key"];
  if (method !== "POST" || key === undefined) return null;
  if (typeof key !== "string" || key === "" || key.length > 255) {
    throw invalidRequest(
      "Idempotency keys must be between 1 and 255 characters long.",
    );
  }
  return key;
}

function fingerprintOf(request: SandboxRequest): string {
  return createHash("sha256")
    .update(`${request.method} ${request.path}\n${request.rawBody}`)
    .digest("hex");
}

/**
 * The earlier reply for this key. Throws when the key was used for a different
 * request.
 */
function findReplay(
  store: Store,
  key: string,
  request: SandboxRequest,
): Replay | null {
  const replay = store.tables.replays.get(key);
  if (replay === undefined || replay.at < Date.now() - replayLifetimeMs)
    return null;
  if (replay.path !== request.path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.path}' vs '${replay.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (replay.fingerprint !== fingerprintOf(request)) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return replay;
}

function idempotencyError(message: string): ApiError {
  return new ApiError(400, { type: "idempotency_error", message });
}

const maxDepth = 4;
type Branch = { [key: string]: unknown };

/**
 * A copy of the result in which the ids at these paths are replaced by their
 * objects.
 */
function expandReferences(
  account: Account,
  result: unknown,
  paths: string[],
): unknown {
  const copy: unknown = structuredClone(result);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > maxDepth + 1) {
      throw invalidRequest(
        `You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`,
        "expand",
      );
    }
    expandAt(account, copy, parts, path);
  }
  return copy;
}

function expandAt(
  account: Account,
  value: unknown,
  [part, ...rest]: string[],
  path: string,
): void {
  if (part === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) expandAt(account, each, [part, ...rest], path);
    return;
  }
  if (typeof value !== "object") throw notExpandable(path);
  const branch = value as Branch;
  const resolved = resolveReference(account, branch, part, path);
  if (resolved !== undefined) branch[part] = resolved;
  expandAt(account, branch[part], rest, path);
  if (
    rest.length === 0 &&
    (typeof branch[part] !== "object" || part === "metadata")
  )
    throw notExpandable(path);
}

function resolveReference(
  account: Account,
  branch: Branch,
  part: string,
  path: string,
): unknown {
  const value = branch[part];
  if (typeof value === "string" && part !== "id")
    return structuredClone(findById(account, value));
  if (value !== undefined) return undefined;
  const field = readOptionalField(account, branch, part);
  if (field === undefined) throw notExpandable(path);
  return structuredClone(field);
}

/** Fields that an object only has when they are expanded. */
function readOptionalField(
  account: Account,
  { object, id }: Branch,
  part: string,
): unknown {
  const list = (name: string, data: unknown[]) => ({
    object: "list",
    url: `/v1/${name}`,
    has_more: false,
    data,
  });
  if (object === "checkout.session" && part === "line_items") {
    const items = account.tables.checkoutPlans.get(String(id))?.lineItems ?? [];
    return list(`checkout/sessions/${id}/line_items`, items);
  }
  if (object === "customer" && part === "subscriptions") {
    const ended = ["canceled", "incomplete_expired"];
    const active = [...account.tables.subscriptions.values()].filter(
      (each) => each.customer === id && !ended.includes(each.status),
    );
    return list(`customers/${id}/subscriptions`, active.reverse());
  }
  return undefined;
}

function findById({ tables }: Account, id: string): unknown {
  return (
    tables.customers.get(id) ??
    tables.products.get(id) ??
    tables.prices.get(id) ??
    tables.paymentMethods.get(id) ??
    tables.subscriptions.get(id) ??
    tables.schedules.get(id) ??
    tables.invoices.get(id) ??
    tables.portalConfigurations.get(id)
  );
}

function notExpandable(path: string) {
  return invalidRequest(
    `This property cannot be expanded (${path}).`,
    "expand",
  );
}
