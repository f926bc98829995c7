import "server-only";
import { createHash } from "node:crypto";
import { accessTokenPrefix } from "@/lib/access/oauth/access-token-prefix";
import { resourceOf } from "@/lib/access/oauth/authorization";
import { requireClient } from "@/lib/access/oauth/clients/clients";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import {
  type Parameters,
  requireParameter,
} from "@/lib/access/oauth/parameters";
import { appScopes } from "@/lib/access/oauth/schema";
import {
  endFamily,
  exchangeCode,
  findCode,
  findToken,
  type NewToken,
  replaceToken,
} from "@/lib/access/oauth/token-data";
import type { Scope } from "@/lib/access/scopes";
import { createToken, hashToken } from "@/lib/token";

const hour = 3_600_000;
/**
 * Milliseconds. A refresh token ends this long after its last use, since each
 * use makes a new one.
 */
const lifetimes = { access: hour, refresh: 60 * 24 * hour };
const verifierPattern = /^[\w.~-]{43,128}$/;

const invalidGrant = (message: string) =>
  new OAuthError("invalid_grant", message);

/** Answers the token endpoint. Throws an OAuthError. */
export async function issueTokens(parameters: Parameters, now: Date) {
  const grantType = requireParameter(parameters, "grant_type");
  if (grantType === "authorization_code") return issueByCode(parameters, now);
  if (grantType === "refresh_token") return refreshTokens(parameters, now);
  throw new OAuthError(
    "unsupported_grant_type",
    'The grant_type must be "authorization_code" or "refresh_token".',
  );
}

async function issueByCode(parameters: Parameters, now: Date) {
  const client = await requireClient(parameters);
  const hash = hashToken(requireParameter(parameters, "code"));
  const verifier = requireParameter(parameters, "code_verifier");
  const redirectUri = requireParameter(parameters, "redirect_uri");
  const resource = resourceOf(parameters);
  const code = await findCode(hash);
  const isOwn =
    code !== null &&
    code.clientId === client.id &&
    code.redirectUri === redirectUri;
  const hasEnded =
    code !== null && code.usedAt === null && code.expiresAt <= now;
  if (!isOwn || code.resource !== resource || hasEnded)
    throw invalidGrant(
      "The code is not valid, has expired, or was issued to another app.",
    );
  if (
    !verifierPattern.test(verifier) ||
    challengeOf(verifier) !== code.codeChallenge
  )
    throw invalidGrant("The code_verifier does not match the code_challenge.");
  const { tokens, answer } = createTokens(code.scopes, code.scopes, now);
  if (!(await exchangeCode(hash, { ...code, tokens }, now)))
    throw invalidGrant("The code was already used.");
  return answer;
}

const challengeOf = (verifier: string) =>
  createHash("sha256").update(verifier).digest("base64url");

async function refreshTokens(parameters: Parameters, now: Date) {
  const client = await requireClient(parameters);
  const hash = hashToken(requireParameter(parameters, "refresh_token"));
  const resource = resourceOf(parameters);
  const token = await findToken(hash);
  const isOwn =
    token?.kind === "refresh" &&
    token.clientId === client.id &&
    token.resource === resource;
  if (!isOwn || token.isSuspended || token.expiresAt <= now)
    throw invalidGrant(
      "The refresh token is not valid, has expired, or was issued to another app.",
    );
  const { tokens, answer } = createTokens(
    narrowed(token.scopes, parameters.get("scope")),
    token.scopes,
    now,
  );
  if (!(await replaceToken(hash, { ...token, tokens }, now)))
    throw invalidGrant(
      "The refresh token was already used. The user has to allow access again.",
    );
  return answer;
}

/**
 * What is not ours to give is left out, as when the app asked the user: many
 * repeat what they asked for then. Throws `invalid_scope` for a scope that the
 * token doesn't have.
 */
function narrowed(allowed: Scope[], wanted = "") {
  const names = new Set(wanted.split(" "));
  const scopes = appScopes.filter((scope) => names.has(scope));
  if (scopes.length === 0) return allowed;
  if (!scopes.every((scope) => allowed.includes(scope)))
    throw new OAuthError(
      "invalid_scope",
      "The user did not allow all of these scopes.",
    );
  return scopes;
}

/**
 * The tokens, in the one answer that holds them, and what is stored of them.
 */
function createTokens(
  accessScopes: Scope[],
  refreshScopes: Scope[],
  now: Date,
) {
  const access = `${accessTokenPrefix}${createToken()}`;
  const refresh = `lw_rt_${createToken()}`;
  const after = (lifetime: number) => new Date(now.getTime() + lifetime);
  const tokens: NewToken[] = [
    {
      kind: "access",
      hash: hashToken(access),
      scopes: accessScopes,
      expiresAt: after(lifetimes.access),
    },
    {
      kind: "refresh",
      hash: hashToken(refresh),
      scopes: refreshScopes,
      expiresAt: after(lifetimes.refresh),
    },
  ];
  const answer = {
    access_token: access,
    token_type: "Bearer",
    expires_in: lifetimes.access / 1_000,

    refresh_token: refresh,
    scope: accessScopes.join(" "),
  };
  return { tokens, answer };
}

/**
 * Ends a token with everything that came of the same consent. Another app's
 * token, or an unknown one, is left (RFC 7009).
 */
export async function revokeToken(parameters: Parameters, now: Date) {
  const client = await requireClient(parameters);
  const token = await findToken(
    hashToken(requireParameter(parameters, "token")),
  );
  if (token?.clientId === client.id)
    await endFamily(token.grantId, token.family, now);
}
