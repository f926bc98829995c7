import type { Reply, SandboxRequest } from "../service";
import type { Call } from "./call";
import {
  type Fields,
  isRecord,
  type Parsed,
  parseFields,
  parseJson,
  parseText,
} from "./contract/fields";
import {
  type Operation,
  type OperationName,
  operations,
} from "./contract/operations";
import { refuse, refuseField, refuseToken } from "./errors";
import { handlers } from "./handlers";
import { grantOf } from "./oauth/tokens";
import type { Store } from "./store";

const root = "/etsy/v3/application";

const routes = Object.entries(operations).map(
  ([name, operation]: [string, Operation]) => ({
    name: name as OperationName,
    operation,
    pattern: new RegExp(
      `^${operation.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
    ),
  }),
);

/**
 * Answers the operation that the path names: its token, ids, query and body are
 * checked against the contract. Throws an EtsyError for what Etsy refuses.
 */
export function callOperation(
  store: Store,
  request: SandboxRequest,
  keystring: string,
): Reply {
  const path = request.path.startsWith(root)
    ? request.path.slice(root.length)
    : "";
  // What is written in full, such as `batch`, comes before an id.
  const fitting = routes.filter(
    ({ operation, pattern }) =>
      operation.method === request.method && pattern.test(path),
  );
  const route =
    fitting.find(({ operation }) => !operation.path.includes("{")) ??
    fitting[0];
  if (route === undefined) refuse(404, "Resource not found");
  const { name, operation, pattern } = route;
  const grant = grantOf(store, request, keystring);
  if (operation.scope !== undefined) {
    if (grant === null)
      refuseToken(401, "invalid_token", "access token is missing");
    if (!grant.scopes.includes(operation.scope))
      refuseToken(
        403,
        "insufficient_scope",
        `this method requires ${operation.scope}`,
      );
  }
  const { language = "", ...ids } = pattern.exec(path)?.groups ?? {};
  const call: Call = {
    store,
    grant,
    language,
    ids: readIds(ids),
    query: readQuery(operation, request),
    body: readBody(operation, request),
  };
  const reply = handlers[name](call);
  if (request.method !== "GET") store.saveSoon();
  return reply;
}

function readIds(groups: Record<string, string>): Record<string, number> {
  const entries = Object.entries(groups).map(([name, value]) => {
    if (!/^[1-9]\d{0,15}$/.test(value))
      refuse(400, `Expected integer value for '${name}' (got string)`);
    return [name, Number(value)];
  });
  return Object.fromEntries(entries);
}

function requireValue(parsed: Parsed): Record<string, unknown> {
  if ("problem" in parsed) refuseField(parsed.problem);
  return isRecord(parsed.value) ? parsed.value : {};
}

function readQuery(
  { query = {} }: Operation,
  request: SandboxRequest,
): Record<string, unknown> {
  return requireValue(
    parseFields(query, Object.fromEntries(request.query), "", parseText),
  );
}

const contentTypes = {
  form: "application/x-www-form-urlencoded",
  json: "application/json",
  multipart: "multipart/form-data",
};

function readBody(
  { body, removed = [] }: Operation,
  request: SandboxRequest,
): Record<string, unknown> {
  if (body === undefined) {
    if (request.rawBody !== "") refuse(400, "This method takes no body.");
    return {};
  }
  const { encoding, fields } = body;
  if (!request.headers["content-type"]?.startsWith(contentTypes[encoding]))
    refuse(400, `The content type must be ${contentTypes[encoding]}.`);
  if (!isRecord(request.body)) refuse(400, "The body cannot be read.");
  const gone = removed.find((name) =>
    Object.hasOwn(Object(request.body), name),
  );
  if (gone !== undefined)
    refuse(
      400,
      `${gone} is no longer supported. Use the personalization endpoint.`,
    );
  return parseBody(fields, request.body, encoding);
}

function parseBody(
  fields: Fields,
  given: Record<string, unknown>,
  encoding: keyof typeof contentTypes,
) {
  return requireValue(
    parseFields(fields, given, "", encoding === "json" ? parseJson : parseText),
  );
}
