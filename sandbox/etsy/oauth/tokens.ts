import { createHash, randomBytes } from "node:crypto";
import { json, type Reply, type SandboxRequest } from "../../service";
import { isRecord } from "../contract/fields";
import { refuseToken } from "../errors";
import type { Grant, Store } from "../store";

const accessMs = 3_600_000;
const refreshMs = 90 * 24 * 3_600_000;
const parameters: Record<string, string[]> = {
  authorization_code: [
    "grant_type",
    "client_id",
    "redirect_uri",
    "code",
    "code_verifier",
  ],
  refresh_token: ["grant_type", "client_id", "refresh_token"],
};

/** Etsy's tokens begin with the user's id and a dot. */
function tokenOf(userId: number): string {
  return `${userId}.${randomBytes(32).toString("base64url")}`;
}

/**
 * `POST /v3/public/oauth/token`: exchanges a code, or a refresh token, for a
 * new pair.
 */
export function issueTokens(
  store: Store,
  { method, body, headers }: SandboxRequest,
): Reply {
  if (method !== "POST")
    refuseToken(405, "invalid_request", "This method is not allowed here.");
  if (
    !headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ||
    !isRecord(body)
  )
    refuseToken(
      400,
      "invalid_request",
      "The body must be application/x-www-form-urlencoded.",
    );
  const form = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, String(value)]),
  );
  const expected = parameters[form.grant_type ?? ""];
  if (expected === undefined)
    refuseToken(
      400,
      "unsupported_grant_type",
      "The grant_type is not supported.",
    );
  const wrong = [
    ...expected.filter((name) => !form[name]),
    ...Object.keys(form).filter((name) => !expected.includes(name)),
  ];
  if (wrong.length > 0)
    refuseToken(
      400,
      "invalid_request",
      `Missing or unknown: ${wrong.join(", ")}`,
    );
  const grant =
    form.grant_type === "refresh_token"
      ? refresh(store, form)
      : exchange(store, form);
  store.saveSoon();
  return json(200, {
    access_token: grant.accessToken,
    token_type: "Bearer",
    expires_in: accessMs / 1_000,
    refresh_token: grant.refreshToken,
  });
}

function exchange(store: Store, form: Record<string, string>): Grant {
  const { state } = store;
  const found = state.codes.find(({ code }) => code === form.code);
  // A code is for one attempt, whatever becomes of it.
  state.codes = state.codes.filter((each) => each !== found);
  if (found === undefined || found.endsAt < Date.now())
    refuseToken(
      400,
      "invalid_grant",
      "code is unknown, expired, or was used before",
    );
  if (found.keystring !== form.client_id)
    refuseToken(400, "invalid_grant", "code belongs to another client_id");
  if (found.redirectUri !== form.redirect_uri)
    refuseToken(400, "invalid_grant", "redirect_uri is not that of the code");
  const challenge = createHash("sha256")
    .update(form.code_verifier ?? "")
    .digest("base64url");
  if (
    !/^[\w.~-]{43,128}$/.test(form.code_verifier ?? "") ||
    challenge !== found.challenge
  )
    refuseToken(400, "invalid_grant", "code_verifier is invalid");
  const { userId, keystring, scopes } = found;
  return add(store, { userId, keystring, scopes, replaced: null });
}

function refresh(store: Store, form: Record<string, string>): Grant {
  const { state } = store;
  const held = (token: string | null) =>
    token !== null && token === form.refresh_token;
  const current = state.grants.find((grant) => held(grant.refreshToken));
  const successor = state.grants.find((grant) => held(grant.replaced));
  const grant = current ?? successor;
  if (grant === undefined || grant.keystring !== form.client_id)
    refuseToken(
      400,
      "invalid_grant",
      "refresh_token is unknown or was revoked",
    );
  if (grant.refreshEndsAt < Date.now())
    refuseToken(400, "invalid_grant", "refresh_token has expired");
  const { userId, keystring, scopes } = grant;
  const replaced = state.strictRotation ? null : (form.refresh_token ?? null);
  const next = add(store, { userId, keystring, scopes, replaced });
  // Access tokens go on until they expire; of the refresh tokens, the new one
  // and the one that got it are left.
  for (const other of [current, successor])
    if (other !== undefined)
      Object.assign(other, { refreshToken: "", replaced: null });
  return next;
}

function add(
  { state }: Store,
  grant: Pick<Grant, "userId" | "keystring" | "scopes" | "replaced">,
): Grant {
  const added = {
    ...grant,
    accessToken: tokenOf(grant.userId),
    accessEndsAt: Date.now() + accessMs,
    refreshToken: tokenOf(grant.userId),
    refreshEndsAt: Date.now() + refreshMs,
  };
  const isOver = (other: Grant) =>
    other.refreshToken === "" && other.accessEndsAt < Date.now();
  state.grants = [...state.grants.filter((other) => !isOver(other)), added];
  return added;
}

/** The grant of a request's access token; null without one. */
export function grantOf(
  store: Store,
  { headers }: SandboxRequest,
  keystring: string,
): Grant | null {
  if (headers.authorization === undefined) return null;
  const token = /^Bearer (\d+\.\S+)$/.exec(headers.authorization)?.[1];
  const grant = store.state.grants.find(
    ({ accessToken }) => accessToken === token,
  );
  if (grant === undefined || grant.keystring !== keystring)
    refuseToken(
      401,
      "invalid_token",
      "access token is not valid for this application",
    );
  if (grant.accessEndsAt < Date.now())
    refuseToken(401, "invalid_token", "access token is expired");
  // Whoever uses the new token has got it, so the replaced one is needed no
  // more.
  if (grant.replaced !== null) {
    grant.replaced = null;
    store.saveSoon();
  }
  return grant;
}
