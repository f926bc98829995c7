import "server-only";
import { z } from "zod";
import {
  clientMetadataSchema,
  orAbsent,
} from "@/lib/access/oauth/clients/client-metadata-schema";
import { keepClient } from "@/lib/access/oauth/clients/clients";
import { registrationLimits } from "@/lib/access/oauth/clients/limits";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import { limit } from "@/lib/resilience/rate-limit";
import { createToken, hashToken } from "@/lib/token";

const registrationSchema = clientMetadataSchema.extend({
  token_endpoint_auth_method: orAbsent(
    z.enum(["none", "client_secret_basic", "client_secret_post"]),
  ),
});

/**
 * Lets an app introduce itself (RFC 7591). Nothing it says is checked or
 * trusted: only what a user allows counts. Throws `invalid_redirect_uri`,
 * `invalid_client_metadata`, and `rate_limited` or `unavailable` when too many
 * introduce themselves.
 */
export async function registerClient(input: unknown, now: Date) {
  const result = registrationSchema.safeParse(input);
  if (!result.success) throw toError(result.error);
  const {
    client_name,
    redirect_uris,
    token_endpoint_auth_method = "none",
  } = result.data;
  const { taken, leftOut } = redirect_uris;
  const secret = token_endpoint_auth_method === "none" ? null : createToken();
  const name = client_name || "An app without a name";
  const client = { id: `app_${createToken()}`, name, redirectUris: taken };
  await limit("oauth_register_of_all", "all", registrationLimits.all);
  const secretHash = secret && hashToken(secret);
  await keepClient(
    { ...client, secretHash, documentUntil: null },
    registrationLimits.waiting,
  );
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now.getTime() / 1_000),
    client_name: name,
    redirect_uris: taken,
    ...(leftOut.length > 0 && { redirect_uris_left_out: leftOut.map(String) }),
    token_endpoint_auth_method,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    ...(secret && { client_secret: secret, client_secret_expires_at: 0 }),
  };
}

function toError(cause: z.ZodError) {
  const [issue] = cause.issues;
  const isRedirectUri = issue?.path[0] === "redirect_uris";
  const code = isRedirectUri
    ? "invalid_redirect_uri"
    : "invalid_client_metadata";
  return new OAuthError(
    code,
    `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not valid"}`,
    { cause },
  );
}
