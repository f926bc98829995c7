import {
  json,
  type Reply,
  type SandboxRequest,
  type Service,
} from "../service";
import type { Call, Handler } from "./call";
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
import { controlDocs, controlRoutes } from "./control";
import { EtsyError, refuse, refuseField, refuseToken } from "./errors";
import {
  deleteListingProperty,
  getListingProperties,
  getListingProperty,
  updateListingProperty,
} from "./listings/attributes";
import {
  getAllListingFiles,
  updateVariationImages,
  uploadListingFile,
} from "./listings/files";
import {
  deleteListingImage,
  getListingImages,
  uploadListingImage,
} from "./listings/images";
import {
  getListingInventory,
  updateListingInventory,
} from "./listings/inventory";
import {
  createDraftListing,
  deleteListing,
  getListing,
  getListingsByListingIds,
  getListingsByShop,
  getListingsInventoryByListingIds,
  getListingsShippingByListingIds,
  updateListing,
} from "./listings/listings";
import {
  getListingPersonalization,
  updateListingPersonalization,
} from "./listings/personalization";
import {
  createListingTranslation,
  getListingTranslation,
  updateListingTranslation,
} from "./listings/translations";
import { consentRoutes } from "./oauth/consent";
import { grantOf, issueTokens } from "./oauth/tokens";
import { RateLimits } from "./rate-limits";
import {
  createShopReadinessStateDefinition,
  createShopReturnPolicy,
  createShopSection,
  getMe,
  getShop,
  getShopProductionPartners,
  getShopReadinessStateDefinitions,
  getShopReturnPolicies,
  getShopSections,
  getShopShippingProfiles,
} from "./shops/shops";
import { Store } from "./store";
import { findNode, taxonomy } from "./taxonomy/nodes";
import { propertiesOf } from "./taxonomy/properties";

const root = "/etsy/v3/application";
const keyPrefix = "etsy-sandbox-";
const sandboxApplication = 1_000_001;

const handlers: Record<OperationName, Handler> = {
  createDraftListing,
  deleteListing,
  getListing,
  getListingsByListingIds,
  getListingsByShop,
  getListingsInventoryByListingIds,
  getListingsShippingByListingIds,
  updateListing,

  deleteListingImage,
  getListingImages,
  uploadListingImage,

  deleteListingProperty,
  getListingProperties,
  getListingProperty,
  updateListingProperty,

  getListingInventory,
  updateListingInventory,

  getListingPersonalization,
  updateListingPersonalization,

  createListingTranslation,
  getListingTranslation,
  updateListingTranslation,

  getAllListingFiles,
  updateVariationImages,
  uploadListingFile,

  createShopReadinessStateDefinition,
  createShopReturnPolicy,
  createShopSection,
  getMe,
  getShop,
  getShopProductionPartners,
  getShopReadinessStateDefinitions,
  getShopReturnPolicies,
  getShopSections,
  getShopShippingProfiles,
  ping: () => json(200, { application_id: sandboxApplication }),
  getSellerTaxonomyNodes: () =>
    json(200, { count: taxonomy.length, results: taxonomy }),
  getPropertiesByTaxonomyId: ({ ids }) => {
    const id = Number(ids.taxonomy_id);
    if (findNode(id) === undefined) refuse(404, "Taxonomy node not found");
    const results = propertiesOf(id);
    return json(200, { count: results.length, results });
  },
  tokenScopes: ({ store, body }) => {
    const grant = store.state.grants.find(
      ({ accessToken }) => accessToken === body.token,
    );
    return json(200, { scopes: grant?.scopes ?? refuse(401, "Invalid token") });
  },
};

/**
 * The part of Etsy's Open API v3 that a draft needs, with its consent page,
 * both below `/etsy`.
 */
export function etsyService(dataDir: string): Service {
  const store = new Store(dataDir);
  const limits = new RateLimits(store);
  return {
    name: "etsy",
    owns: (path) => path.startsWith("/etsy/v3/"),
    ownFaults: [],
    handle: (request) => {
      try {
        if (request.path === "/etsy/v3/public/oauth/token")
          return issueTokens(store, request);
        return answer(store, limits, request);
      } catch (error) {
        if (error instanceof EtsyError) return error.toReply();
        throw error;
      }
    },
    error: (status, message, headers) =>
      json(status, { error: message }, headers),
    routes: [...consentRoutes(store), ...controlRoutes(store, limits)],
    docs: [
      [
        "/etsy/v3/application/…, /etsy/v3/public/oauth/token",
        `Etsy's Open API v3. Keystring and secret start with ${keyPrefix}.`,
      ],
      [
        "GET /etsy/oauth/connect",
        "Etsy's consent page: a form with hidden fields and a button.",
      ],
      ...controlDocs,
    ],
    close: () => store.save(),
  };
}

function answer(
  store: Store,
  limits: RateLimits,
  request: SandboxRequest,
): Reply {
  const keystring = requireKey(request);
  const { headers, retryAfter } = limits.take(keystring, Date.now());
  const {
    status,
    body,
    headers: own,
  } = ((): Reply => {
    try {
      if (retryAfter !== null)
        refuse(429, "Rate limit exceeded", {
          "retry-after": String(retryAfter),
        });
      return callOperation(store, request, keystring);
    } catch (error) {
      if (error instanceof EtsyError) return error.toReply();
      throw error;
    }
  })();
  return { status, body, headers: { ...own, ...headers } };
}

/** The keystring of `x-api-key`, which must hold the shared secret, too. */
function requireKey({ headers }: SandboxRequest): string {
  const given = headers["x-api-key"];
  if (typeof given !== "string" || given === "")
    refuse(401, "Missing x-api-key header.");
  const [keystring = "", secret, ...rest] = given.split(":");
  if (secret === undefined)
    refuse(403, "Shared secret is required in x-api-key header.");
  if (
    !keystring.startsWith(keyPrefix) ||
    !secret.startsWith(keyPrefix) ||
    rest.length > 0
  )
    refuse(
      403,
      "API key not found or not active, or incorrect shared secret for API key.",
    );
  return keystring;
}

const routes = Object.entries(operations).map(
  ([name, operation]: [string, Operation]) => ({
    name: name as OperationName,
    operation,
    pattern: new RegExp(
      `^${operation.path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
    ),
  }),
);

function callOperation(
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
