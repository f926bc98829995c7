import "server-only";
import { addFactor, removeFactor } from "@/lib/auth/factors/factor-data";
import { maxPasskeys } from "@/lib/auth/factors/schema";
import { db } from "@/lib/database/db";

export type ChallengePurpose = "sign_in" | "second_factor" | "confirm" | "add";

/** What may be signed, by whom, and until when. */
type Challenge = {
  hash: string;
  purpose: ChallengePurpose;
  /** Who may answer: a hash of the browser, the step between or the session. */
  holder: string;
  userId: number | null;
};

export async function insertChallenge(challenge: Challenge, expiresAt: Date) {
  await db().passkeyChallenge.create({ data: { ...challenge, expiresAt } });
}

/** False for one that is not known, was answered, or is another's. */
export async function consumeChallenge(challenge: Challenge, now: Date) {
  const { count } = await db().passkeyChallenge.deleteMany({
    where: { ...challenge, expiresAt: { gt: now } },
  });
  return count === 1;
}

/** With the hash of the password that its user has at this time. */
export function findPasskey(credentialId: string) {
  return db().passkey.findUnique({
    where: { credentialId },
    select: {
      id: true,
      userId: true,
      credentialId: true,
      publicKey: true,
      counter: true,
      user: { select: { id: true, password: true } },
    },
  });
}

/** What a browser needs to know of them. */
export function listCredentials(userId: number) {
  return db().passkey.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: { credentialId: true, transports: true },
  });
}

/** False when another signature was counted meanwhile. */
export async function countSignature(
  { id, counter }: { id: string; counter: bigint },
  newCounter: number,
  now: Date,
) {
  const { count } = await db().passkey.updateMany({
    where: { id, counter },
    data: { counter: newCounter, lastUsedAt: now },
  });
  return count === 1;
}

type NewPasskey = {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
  name: string;
};

/** Null when there are as many as there may be, or this one is known. */
export function insertPasskey(userId: number, passkey: NewPasskey) {
  return addFactor(userId, "passkey_added", async (tx) => {
    if ((await tx.passkey.count({ where: { userId } })) >= maxPasskeys)
      return false;
    const { count } = await tx.passkey.createMany({
      data: [{ ...passkey, userId }],
      skipDuplicates: true,
    });
    return count === 1;
  });
}

export async function updatePasskeyName(
  userId: number,
  id: string,
  name: string,
) {
  const { count } = await db().passkey.updateMany({
    where: { id, userId },
    data: { name },
  });
  return count === 1;
}

export const removePasskey = (userId: number, id: string) =>
  removeFactor(
    userId,
    "passkey_removed",
    async (tx) =>
      (await tx.passkey.deleteMany({ where: { id, userId } })).count === 1,
  );
