import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import {
  etsyAddress,
  etsyKey,
  readAnswer,
  sendToEtsy,
} from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";

/**
 * What we ask for, and nothing more: read and write listings, read the shop.
 */
export const etsyScopes = ["listings_r", "listings_w", "shops_r"] as const;

const tokensSchema = z.object({
  access_token: z.string().regex(/^\d+\.\S+$/),
  refresh_token: z.string().regex(/^\d+\.\S+$/),
  /** Seconds. */
  expires_in: z.number().positive(),
});

/** `accessSeconds` from now until the access token ends. */
export type EtsyTokens = {
  accessToken: string;
  refreshToken: string;
  accessSeconds: number;
};

function requireKeystring() {
  const key = etsyKey();
  if (key === null)
    throw new EtsyError("key", { message: "Etsy is not set up on this site." });
  return key.keystring;
}

/** Must be registered on Etsy byte for byte. */
export const etsyCallbackUrl = () => `${env().APP_URL}/api/etsy/callback`;

/**
 * Where the seller allows access. `verifier` is sent later, with the code: only
 * who has it can use the code.
 */
export function etsyAuthorizeUrl({
  state,
  verifier,
}: {
  state: string;
  verifier: string;
}) {
  const params = new URLSearchParams({
    response_type: "code",
    client_id: requireKeystring(),
    redirect_uri: etsyCallbackUrl(),
    scope: etsyScopes.join(" "),
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  return `${etsyAddress("site")}/oauth/connect?${params.toString().replaceAll("+", "%20")}`;
}

export function exchangeCode(code: string, verifier: string) {
  return requestTokens({
    grant_type: "authorization_code",
    client_id: requireKeystring(),
    redirect_uri: etsyCallbackUrl(),

    code,
    code_verifier: verifier,
  });
}

/**
 * Throws an EtsyError of kind `token` when the refresh token is expired,
 * revoked or was replaced.
 */
export function refreshTokens(refreshToken: string) {
  return requestTokens({
    grant_type: "refresh_token",
    client_id: requireKeystring(),
    refresh_token: refreshToken,
  });
}

async function requestTokens(
  form: Record<string, string>,
): Promise<EtsyTokens> {
  const response = await sendToEtsy(etsyAddress("token"), {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const { access_token, refresh_token, expires_in } = readAnswer(
    response,
    tokensSchema,
  );
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    accessSeconds: expires_in,
  };
}
