import "server-only";
import { z } from "zod";
import { db } from "@/lib/database/db";

const redirectUrisSchema = z.array(z.string());

/** An app as it is stored. */
export type Client = {
  id: string;
  name: string;
  redirectUris: string[];
  secretHash: string | null;
  documentUntil: Date | null;
};

export async function findStoredClient(id: string): Promise<Client | null> {
  const row = await db().oAuthClient.findUnique({
    where: { id },
    omit: { createdAt: true, lastUsedAt: true },
  });
  return (
    row && { ...row, redirectUris: redirectUrisSchema.parse(row.redirectUris) }
  );
}

/**
 * Stores an app, or replaces the copy of its document. False when `maxWaiting`
 * of its kind, registered or with a document, were all stored within the last
 * hour and wait for a user.
 */
export async function storeClient(client: Client, maxWaiting: number) {
  const [row] = await db().$queryRaw<[{ stored: boolean }]>`
    SELECT store_oauth_client(${JSON.stringify(client)}::jsonb, ${maxWaiting}::int) AS stored`;
  return row.stored;
}
