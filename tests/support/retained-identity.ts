import { createHmac } from "node:crypto";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";

export const identityHash = (email: string) =>
  createHmac("sha256", env().IDENTITY_HASH_KEY).update(email).digest("hex");

/** The retained identity of a deleted account of this address, or null. */
export const findRetained = (email: string) =>
  db().retainedIdentity.findUnique({ where: { hash: identityHash(email) } });
