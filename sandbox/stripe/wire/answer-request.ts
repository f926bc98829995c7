import type { Incoming } from "../../service";
import { json, type Reply, reply } from "../../wire/reply";
import { type Account, apiVersion } from "../account";
import { newId } from "../new-id";
import { authenticate } from "./authenticate";
import type { Endpoint } from "./endpoint";
import { expanded } from "./expand";
import { Failure } from "./failure";
import { parseForm } from "./form";
import { findReplay, fingerprintOf, keyOf } from "./idempotency";
import { readParams } from "./read-params";

type Headers = Record<string, string>;

/** Answers one request of the API; nothing happens between its first and last line, since it never waits. */
export function answerRequest(account: Account, endpoints: Endpoint[], incoming: Incoming): Reply {
  const requestId = newId("req", 14);
  const headers: Headers = { "request-id": requestId, "stripe-version": apiVersion };
  try {
    authenticate(incoming);
    const key = keyOf(incoming);
    if (key === null) return json(200, act(account, endpoints, incoming, { id: requestId, key }), headers);
    headers["idempotency-key"] = key;
    return once(account, endpoints, incoming, key, headers);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return json(error.status, error.toBody(requestId), headers);
  }
}

function once(account: Account, endpoints: Endpoint[], incoming: Incoming, key: string, headers: Headers): Reply {
  const earlier = findReplay(account.store, key, incoming);
  if (earlier !== null) {
    const replayed = { ...headers, "idempotent-replayed": "true", "original-request": earlier.requestId };
    return reply(earlier.status, "application/json", earlier.body, replayed);
  }
  const requestId = headers["request-id"] ?? "";
  const remember = (status: number, value: unknown) => {
    const body = JSON.stringify(value);
    const { path } = incoming;
    account.store.tables.replays.delete(key);
    account.store.insert("replays", {
      id: key,
      path,
      fingerprint: fingerprintOf(incoming),
      status,
      body,
      requestId,
      at: Date.now(),
    });
    return reply(status, "application/json", body, headers);
  };
  try {
    return remember(200, act(account, endpoints, incoming, { id: requestId, key }));
  } catch (error) {
    if (!(error instanceof Failure) || error.beforeActing) throw error;
    return remember(error.status, error.toBody(requestId));
  }
}

function act(
  account: Account,
  endpoints: Endpoint[],
  incoming: Incoming,
  { id, key }: { id: string; key: string | null },
): unknown {
  const { endpoint, ids } = find(endpoints, incoming);
  const params = readParams(endpoint.schema, {
    ...parseForm(incoming.query.toString()),
    ...(incoming.method === "GET" ? {} : parseForm(incoming.rawBody)),
  });
  const call = { account, params, ids };
  const answer = account.because({ id, idempotency_key: key }, () => endpoint.act(call));
  const { expand = [] } = params as { expand?: string[] };
  return expanded(account, answer, expand);
}

function find(endpoints: Endpoint[], { method, path }: Incoming): { endpoint: Endpoint; ids: string[] } {
  const parts = path.split("/");
  for (const endpoint of endpoints) {
    const pattern = endpoint.path.split("/");
    if (endpoint.method !== method || pattern.length !== parts.length) continue;
    if (pattern.every((part, position) => part.startsWith(":") || part === parts[position])) {
      const ids = parts.filter((_, position) => pattern[position]?.startsWith(":"));
      return { endpoint, ids: ids.map(decoded) };
    }
  }
  throw new Failure(
    404,
    {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${path}). The sandbox has only the part of the API that the product uses.`,
    },
    true,
  );
}

/** The part itself when it is not well encoded: it names nothing then. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
