import {
  json,
  type Reply,
  type SandboxRequest,
  type Service,
} from "../service";
import { callOperation } from "./call-operation";
import { controlDocs, controlRoutes } from "./control";
import { EtsyError, refuse } from "./errors";
import { pictureRoutes } from "./listings/pictures";
import { consentRoutes } from "./oauth/consent";
import { issueTokens } from "./oauth/tokens";
import { RateLimits } from "./rate-limits";
import { Store } from "./store";

const keyPrefix = "etsy-sandbox-";

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
    routes: [
      ...consentRoutes(store),
      ...controlRoutes(store, limits),
      ...pictureRoutes(store),
    ],
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
  store.pictures = `http://${request.headers.host}/etsy/pictures`;
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
