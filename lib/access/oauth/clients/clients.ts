import "server-only";
import {
  type Client,
  findStoredClient,
  storeClient,
} from "@/lib/access/oauth/clients/client-data";
import {
  fetchDocument,
  isDocumentAddress,
} from "@/lib/access/oauth/clients/fetch-document";
import { appLimits, documentLimits } from "@/lib/access/oauth/clients/limits";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import type { Parameters } from "@/lib/access/oauth/parameters";
import { AppError } from "@/lib/errors";
import { limit } from "@/lib/resilience/rate-limit";
import { hashToken } from "@/lib/token";

const maxIdLength = appLimits.addressLength;
const unknownClient = () =>
  new OAuthError("invalid_client", "This app is not registered here.");

/**
 * The app that asks a user for access; the document of one that has one is
 * fetched when our copy is old. Throws `invalid_client`, and for documents that
 * are new here `rate_limited` or `unavailable`.
 */
export async function findAskingClient(
  id: string | undefined,
  userId: number,
  now: Date,
): Promise<Client> {
  if (id === undefined || id.length > maxIdLength) throw unknownClient();
  const stored = await findStoredClient(id);
  const isCurrent =
    stored !== null &&
    (stored.documentUntil === null || stored.documentUntil > now);
  if (isCurrent) return stored;
  if (!isDocumentAddress(id)) throw unknownClient();
  const client = await fetchDocument(id, now);
  if (stored === null) {
    await limit("oauth_documents", String(userId), documentLimits.perUser);
    await limit("oauth_documents_of_all", "all", documentLimits.all);
  }
  await keepClient(client, documentLimits.waiting);
  return client;
}

/** Throws `unavailable` when too many wait for a user. */
export async function keepClient(client: Client, maxWaiting: number) {
  if (await storeClient(client, maxWaiting)) return;
  throw new AppError(
    "unavailable",
    "Too many new apps have asked for access just now. Please try again in an hour.",
    {
      retryAfter: 3_600,
    },
  );
}

/**
 * The app that calls, by its id, and its secret if it has one. Throws
 * `invalid_client`.
 */
export async function requireClient(parameters: Parameters): Promise<Client> {
  const id = parameters.get("client_id") ?? "";
  const client = id.length > maxIdLength ? null : await findStoredClient(id);
  if (!client) throw unknownClient();
  const secret = parameters.get("client_secret");
  const isProven =
    client.secretHash === null ||
    (secret !== undefined && hashToken(secret) === client.secretHash);
  if (!isProven)
    throw new OAuthError(
      "invalid_client",
      "The secret of this app is missing or wrong.",
    );
  return client;
}

/**
 * The host that vouches for an app's name; null for one that registered itself.
 */
export const hostOfClient = (id: string) =>
  isDocumentAddress(id) ? new URL(id).host : null;
