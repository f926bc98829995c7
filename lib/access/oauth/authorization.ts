import "server-only";
import type { Client } from "@/lib/access/oauth/clients/client-data";
import {
  findAskingClient,
  hostOfClient,
} from "@/lib/access/oauth/clients/clients";
import {
  matchesRedirectUri,
  returnHostOf,
} from "@/lib/access/oauth/clients/redirect-uri";
import {
  findAllowedScopes,
  insertConsent,
} from "@/lib/access/oauth/consent-data";
import { issuer, mcpResource } from "@/lib/access/oauth/mcp-resource";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import {
  type Parameters,
  readParameters,
  requireParameter,
} from "@/lib/access/oauth/parameters";
import {
  type AuthorizationQuestion,
  appScopes,
  defaultScopes,
  offeredScopes,
} from "@/lib/access/oauth/schema";
import type { Scope } from "@/lib/access/scopes";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createToken, hashToken } from "@/lib/token";

/** Milliseconds from the click on "Allow" to the app's request for tokens. */
const codeLifetime = 60_000;
const challengePattern = /^[\w-]{43}$/;

type Asked = { scopes: Scope[]; codeChallenge: string; resource: string };
type Request = {
  client: Client;
  redirectUri: string;
  state: string | undefined;
  asked: Asked | OAuthError;
};
type User = { id: number; email: string };

/**
 * Reads what an app asks. Throws an OAuthError when its address can't be
 * trusted, which nobody may be redirected for; what else is wrong is in
 * `asked`, for the app itself.
 */
function readRequest(parameters: Parameters, client: Client): Request {
  const redirectUri = parameters.get("redirect_uri") ?? "";
  if (!matchesRedirectUri(redirectUri, client.redirectUris))
    throw new OAuthError(
      "invalid_request",
      "The app asked for a redirect to an address that is not its own.",
    );
  return {
    client,
    redirectUri,
    state: parameters.get("state"),
    asked: readAsked(parameters),
  };
}

function readAsked(parameters: Parameters): Asked | OAuthError {
  try {
    if (requireParameter(parameters, "response_type") !== "code")
      throw new OAuthError(
        "unsupported_response_type",
        'The response_type must be "code".',
      );
    if ((parameters.get("response_mode") ?? "query") !== "query")
      throw new OAuthError(
        "invalid_request",
        'The response_mode must be "query".',
      );
    const codeChallenge = requireParameter(parameters, "code_challenge");
    if (
      parameters.get("code_challenge_method") !== "S256" ||
      !challengePattern.test(codeChallenge)
    )
      throw new OAuthError(
        "invalid_request",
        'A code_challenge with the code_challenge_method "S256" is required.',
      );
    return {
      codeChallenge,
      resource: resourceOf(parameters),
      scopes: readScopes(parameters.get("scope")),
    };
  } catch (error) {
    if (error instanceof OAuthError) return error;
    throw error;
  }
}

/**
 * What a token is asked for: `/mcp`, also for an app that names nothing, since
 * there is nothing else. Throws `invalid_target` for another.
 */
export function resourceOf(parameters: Parameters): string {
  const asked = parameters.get("resource");
  if (
    asked === undefined ||
    URL.parse(asked)?.href.replace(/\/$/, "") === mcpResource()
  )
    return mcpResource();
  throw new OAuthError(
    "invalid_target",
    `The parameter resource must be ${mcpResource()}.`,
  );
}

/**
 * What is not ours to give is left out (RFC 6749, 3.3). An app that asks for
 * nothing else gets what is given by default.
 */
function readScopes(text = ""): Scope[] {
  const names = new Set(text.split(" "));
  const scopes = appScopes.filter((scope) => names.has(scope));
  return scopes.length === 0 ? [...defaultScopes] : scopes;
}

/**
 * The app's own address with the answer, and who gives it, so that it can't
 * take one server's answer for another's.
 */
function answerTo(
  { redirectUri, state }: Request,
  answer: Record<string, string>,
): string {
  const added = new URLSearchParams({
    ...answer,
    ...(state !== undefined && { state }),
    iss: issuer(),
  });
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${added}`;
}

const refusalTo = (request: Request, { oauthCode, message }: OAuthError) =>
  answerTo(request, { error: oauthCode, error_description: message });

/** Without the Etsy shop where the operator has not set it up. */
const listOffered = () =>
  offeredScopes.filter(
    (scope) => scope !== "etsy" || env().ETSY_KEYSTRING !== undefined,
  );

/**
 * What the page of consent shows. Nothing is stored of it, but a copy of the
 * app's document.
 */
export async function describeAuthorization(
  query: string,
  user: User,
  now: Date,
): Promise<AuthorizationQuestion> {
  let app: { name: string; host: string | null } | null = null;
  try {
    const parameters = readParameters(query);
    const client = await findAskingClient(
      parameters.get("client_id"),
      user.id,
      now,
    );
    app = { name: client.name, host: hostOfClient(client.id) };
    const request = readRequest(parameters, client);
    const returnHost = returnHostOf(request.redirectUri);
    const { asked } = request;
    if (asked instanceof OAuthError)
      return {
        kind: "refused",
        app,
        message: asked.message,
        returnTo: refusalTo(request, asked),
        returnHost,
      };
    const allowed = await findAllowedScopes(user.id, client.id);
    const scopes = appScopes.filter(
      (scope) => asked.scopes.includes(scope) || allowed.includes(scope),
    );
    const offered = listOffered().filter((scope) => !scopes.includes(scope));
    return { kind: "ask", app, returnHost, scopes, offered, email: user.email };
  } catch (error) {
    if (error instanceof OAuthError)
      return {
        kind: "refused",
        app,
        message: error.message,
        returnTo: null,
        returnHost: null,
      };
    throw error;
  }
}

type Answer = {
  query: string;
  allow: boolean;
  email: string;
  offered: Scope[];
};

/**
 * Answers the app, and returns the address that tells it so. Throws an
 * OAuthError when app or address can't be trusted, `unauthenticated` when the
 * session has ended meanwhile, `conflict` when it is another user's than the
 * page showed, and `limit_reached` when she has connected as many apps as there
 * may be.
 */
export async function answerAuthorization(
  answer: Answer,
  user: User & { sid: string },
  now: Date,
) {
  const { query, allow, email, offered } = answer;
  const parameters = readParameters(query);
  const client = await findAskingClient(
    parameters.get("client_id"),
    user.id,
    now,
  );
  const request = readRequest(parameters, client);
  const { redirectUri, asked } = request;
  if (asked instanceof OAuthError) return refusalTo(request, asked);
  if (email !== user.email)
    throw new AppError(
      "conflict",
      "Another account is signed in now. Check that it is the one you want to connect.",
    );
  if (!allow)
    return refusalTo(
      request,
      new OAuthError("access_denied", "The user denied access."),
    );
  const code = createToken();
  const given = new Set<Scope>([...asked.scopes, ...offered]);
  const scopes = appScopes.filter((scope) => given.has(scope));
  const stored = {
    ...asked,
    scopes,
    redirectUri,
    hash: hashToken(code),
    expiresAt: new Date(now.getTime() + codeLifetime),
  };
  const isStored = await insertConsent(
    { user, client, host: hostOfClient(client.id), code: stored },
    now,
  );
  if (!isStored)
    throw new AppError("unauthenticated", "Authentication required");
  return answerTo(request, { code });
}
