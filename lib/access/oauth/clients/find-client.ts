import "server-only";
import { type Client, findStoredClient, saveDocument } from "@/lib/access/oauth/clients/data";
import { fetchDocument, isDocumentAddress } from "@/lib/access/oauth/clients/fetch-document";
import { OAuthError } from "@/lib/access/oauth/oauth-error";
import type { Parameters } from "@/lib/access/oauth/parameters";
import { hashToken } from "@/lib/auth/token";

const maxIdLength = 1_000;
const unknownClient = () => new OAuthError("invalid_client", "This app is not known here.");

/** The app that asks a user for access; the document of one that has one is fetched when our copy is old. Throws `invalid_client`. */
export async function findAskingClient(id: string | undefined, now: Date): Promise<Client> {
  if (id === undefined || id.length > maxIdLength) throw unknownClient();
  const stored = await findStoredClient(id);
  const isCurrent = stored !== null && (stored.documentUntil === null || stored.documentUntil > now);
  if (isCurrent) return stored;
  if (!isDocumentAddress(id)) throw unknownClient();
  const client = await fetchDocument(id, now);
  await saveDocument(client);
  return client;
}

/** The app that calls, by its id, and its secret if it has one. Throws `invalid_client`. */
export async function requireClient(parameters: Parameters): Promise<Client> {
  const id = parameters.get("client_id") ?? "";
  const client = id.length > maxIdLength ? null : await findStoredClient(id);
  if (!client) throw unknownClient();
  const secret = parameters.get("client_secret");
  const isProven = client.secretHash === null || (secret !== undefined && hashToken(secret) === client.secretHash);
  if (!isProven) throw new OAuthError("invalid_client", "The secret of this app is missing or wrong.");
  return client;
}

/** The host that vouches for an app's name; null for one that registered itself. */
export const hostOfClient = (id: string) => (isDocumentAddress(id) ? new URL(id).host : null);
