import "server-only";
import { z } from "zod";
import type { Client } from "@/lib/access/oauth/clients/client-data";
import {
  clientMetadataSchema,
  orAbsent,
} from "@/lib/access/oauth/clients/client-metadata-schema";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import { GuardedFetchError } from "@/lib/guarded-fetch/check-address";
import { guardedFetch } from "@/lib/guarded-fetch/guarded-fetch";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

const limits = { timeout: 5_000, maxBytes: 10 * 1024 };
/**
 * Seconds for which a copy counts: what its headers say, within these bounds.
 */
const lifetime = { min: 60, default: 3_600, max: 86_400 };

const refuse = (message: string, cause?: unknown) =>
  new OAuthError("invalid_client", message, { cause });

/**
 * Whether the id of an app is the address of a document about it, in the one
 * spelling that it can have.
 */
export function isDocumentAddress(id: string) {
  const url = URL.parse(id);
  if (
    url === null ||
    url.href !== id ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname === "/"
  )
    return false;
  // An empty fragment or query is none for who fetches it, and another name all
  // the same.
  return (
    !id.includes("#") &&
    !id.endsWith("?") &&
    url.username === "" &&
    url.password === ""
  );
}

const documentSchema = clientMetadataSchema.extend({
  client_id: z.string(),
  token_endpoint_auth_method: orAbsent(z.literal("none")),
});

/**
 * Fetches what an app publishes about itself
 * (draft-ietf-oauth-client-id-metadata-document). Its address is its name: only
 * who holds the host can put it there. Throws `invalid_client`.
 */
export async function fetchDocument(
  id: string,
  now: Date,
): Promise<Client & { documentUntil: Date }> {
  const { status, headers, body } = await guardedFetch(id, {
    ...limits,
    headers: { accept: "application/json" },
  }).catch((error: unknown) => {
    if (error instanceof GuardedFetchError)
      throw refuse(
        `The app's description can't be read. ${error.message}`,
        error,
      );
    throw error;
  });
  if (status !== 200)
    throw refuse(
      "The app's description can't be read. Its address returned something else.",
    );
  if (
    !/^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(
      headers["content-type"] ?? "",
    )
  )
    throw refuse("The app's description is not JSON.");
  const result = documentSchema.safeParse(parseJson(body.toString("utf8")));
  if (!result.success)
    throw refuse("The app's description is not complete.", result.error);
  if (result.data.client_id !== id)
    throw refuse("The app's description belongs to another app.");
  const name = result.data.client_name || new URL(id).host;
  const seconds = lifetimeOf(headers["cache-control"] ?? "");
  const documentUntil = new Date(now.getTime() + seconds * 1_000);
  return {
    id,
    name,
    redirectUris: result.data.redirect_uris.taken,
    secretHash: null,
    documentUntil,
  };
}

/** Even one that must not be stored is not fetched at every click. */
function lifetimeOf(cacheControl: string) {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return lifetime.min;
  const maxAge = /\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1];
  return Math.min(
    lifetime.max,
    Math.max(lifetime.min, Number(maxAge ?? lifetime.default)),
  );
}
