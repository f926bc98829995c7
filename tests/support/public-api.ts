import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { POST as createKey } from "@/app/api/keys/route";
import type { CreatedKey } from "@/lib/access/keys/schema";
import { scopeNames } from "@/lib/access/scopes";
import { createDocument } from "@/lib/public-api/create-document";
import { operations } from "@/lib/public-api/operations";
import { answerOf } from "@/tests/support/answer";
import {
  createRequest,
  createUser,
  randomIpAddress,
  signIn,
} from "@/tests/support/factories";

export const apiDocument = createDocument("http://localhost:3000");
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** Answers of the document are open; what tests get must be in it. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each)]),
  );
  const isShape =
    inner.type === "object" &&
    inner.properties !== undefined &&
    inner.additionalProperties === undefined;
  return isShape ? { ...inner, additionalProperties: false } : inner;
}
ajv.addSchema({ $id: "document", ...(closed(apiDocument) as object) });

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;
export type ApiCall = {
  secret?: string | null;
  body?: unknown;
  /** Instead of `body`: as it is. */
  text?: string;
  headers?: Record<string, string>;
  query?: string;
  params?: Record<string, string>;
  ipAddress?: string;
};

async function handlerOf(path: string, method: string): Promise<Handler> {
  const folder = path.replace(/\{(\w+)\}/g, "[$1]");
  const module = await import(`@/app/api/v1${folder}/route`);
  return module[method];
}

const escapePointer = (part: string) =>
  part.replaceAll("~", "~0").replaceAll("/", "~1");

/** What of the answer the document doesn't say; [] when it says all of it. */
export function undocumented(
  path: string,
  method: string,
  response: Response,
  body: string,
): string[] {
  const operation = apiDocument.paths[path]?.[method.toLowerCase()] as
    | {
        responses: Record<
          string,
          {
            content?: Record<string, unknown>;
            headers?: Record<string, unknown>;
          }
        >;
      }
    | undefined;
  const described = operation?.responses[response.status];
  if (!described) return [`${method} ${path}: the status ${response.status}`];
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!described.content)
    return body === ""
      ? []
      : [`${method} ${path}: a body with ${response.status}`];
  if (!(type in described.content))
    return [`${method} ${path}: ${type} with ${response.status}`];
  const pointer = [
    "paths",
    path,
    method.toLowerCase(),
    "responses",
    String(response.status),
    "content",
    type,
    "schema",
  ];
  const validate = ajv.getSchema(
    `document#/${pointer.map(escapePointer).join("/")}`,
  );
  if (validate?.(JSON.parse(body))) return [];
  return (
    validate?.errors ?? [{ instancePath: "", message: "no schema", params: {} }]
  ).map(
    ({ instancePath, message, params }) =>
      `${method} ${path}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/**
 * Calls an operation as a program does, and fails when the document doesn't say
 * what comes.
 */
export async function callApi(name: string, options: ApiCall = {}) {
  const operation = operations.find(({ id }) => id === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const {
    secret = null,
    body,
    text: sent,
    headers = {},
    query = "",
    params = {},
    ipAddress = randomIpAddress(),
  } = options;
  const method = operation.method.toUpperCase();
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const made = createRequest(method, `/api/v1${path}${query}`, body, {
    ipAddress,
    headers: {
      "Sec-Fetch-Site": "cross-site",
      ...(secret !== null && { Authorization: `Bearer ${secret}` }),
      ...headers,
    },
  });
  const request = sent === undefined ? made : new Request(made, { body: sent });
  const response = await (await handlerOf(operation.path, method))(request, {
    params: Promise.resolve(params),
  });
  const text = await response.text();
  const unknown = undocumented(operation.path, method, response, text);
  if (unknown.length > 0)
    throw new Error(
      `not in the document:\n${unknown.join("\n")}\n${text.slice(0, 500)}`,
    );
  const answer = text === "" ? null : JSON.parse(text);
  for (const { code } of answer?.errors ?? [])
    if (code === "custom")
      throw new Error(
        `${name}: a rule without a code of its own:\n${text.slice(0, 500)}`,
      );
  return { status: response.status, headers: response.headers, body: answer };
}

/** A user with a key. */
export async function createProgram(
  scopes: readonly string[] = scopeNames,
  fields: Parameters<typeof createUser>[0] = {},
) {
  const user = await createUser(fields);
  const cookie = await signIn(user);
  const body = { name: "Test", scopes };
  const { secret, id } = (
    await answerOf(
      createKey(createRequest("POST", "/api/keys", body, { cookie })),
    )
  ).body as CreatedKey;
  return { user, cookie, secret, keyId: id };
}
