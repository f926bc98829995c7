import "server-only";
import { z } from "zod";
import { hostOfClient } from "@/lib/access/oauth/clients/clients";
import {
  listClientNames,
  listGrants,
  removeGrant,
} from "@/lib/access/oauth/connected-apps/grant-data";
import type { ConnectedApp } from "@/lib/access/oauth/schema";
import { scopeNames } from "@/lib/access/scopes";
import { isUuid } from "@/lib/database/is-uuid";
import { AppError } from "@/lib/errors";

const scopesSchema = z.array(z.enum(scopeNames)).catch([]);

/** The apps that have access to the user's account, newest first. */
export async function listConnectedApps(
  userId: number,
): Promise<ConnectedApp[]> {
  const grants = await listGrants(userId);
  const names = await listClientNames(grants.map(({ clientId }) => clientId));
  return grants.map(({ id, clientId, scopes, createdAt, lastUsedAt }) => ({
    id,
    name: names.get(clientId) ?? "",
    host: hostOfClient(clientId),
    scopes: scopesSchema.parse(scopes),

    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Ends the access of an app at once. Throws `not_found`, also for another
 * user's.
 */
export async function disconnectApp(userId: number, id: string, now: Date) {
  const isOwn = isUuid(id) && (await removeGrant(userId, id, now));
  if (!isOwn) throw new AppError("not_found", "This app is not connected.");
}
