import "server-only";
import { z } from "zod";
import { db } from "@/lib/db";

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
  const row = await db().oAuthClient.findUnique({ where: { id }, omit: { createdAt: true, lastUsedAt: true } });
  return row && { ...row, redirectUris: redirectUrisSchema.parse(row.redirectUris) };
}

export async function insertClient(client: Omit<Client, "documentUntil">) {
  await db().oAuthClient.create({ data: client });
}

/** Replaces the copy of a document. */
export async function saveDocument({ id, name, redirectUris, documentUntil }: Omit<Client, "secretHash">) {
  const copy = { name, redirectUris, documentUntil };
  await db().oAuthClient.upsert({ where: { id }, create: { id, ...copy }, update: copy });
}
