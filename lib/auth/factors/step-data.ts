import "server-only";
import { db } from "@/lib/database/db";

/** Between the right password and the second factor. */
type Step = {
  hash: string;
  userId: number;
  browserHash: string;
  remember: boolean;
  expiresAt: Date;
};
/** How it is known again: by token and browser. */
export type KnownStep = { hash: string; browserHash: string };

/**
 * False when the password is no longer the one that was checked. Its change
 * ends all steps, and waits for this row or is waited for.
 */
export async function insertStep(step: Step, passwordHash: string) {
  const { hash, userId, browserHash, remember, expiresAt } = step;
  const count = await db().$executeRaw`
    INSERT INTO "SignInStep" ("hash", "userId", "browserHash", "remember", "expiresAt")
    SELECT ${hash}, "id", ${browserHash}, ${remember}, ${expiresAt}::timestamptz
    FROM "User" WHERE "id" = ${userId} AND "password" = ${passwordHash} FOR NO KEY UPDATE`;
  return count === 1;
}

export async function findStep(step: KnownStep, now: Date) {
  const found = await db().signInStep.findFirst({
    where: { ...step, expiresAt: { gt: now } },
    select: { userId: true },
  });
  return found?.userId ?? null;
}

type Taken = { userId: number; remember: boolean; passwordHash: string };

/**
 * Takes it once. The password is read with it: one that is changed after that
 * opens no session any more.
 */
export async function consumeSignInStep(step: KnownStep, now: Date) {
  const [taken] = await db().$queryRaw<Taken[]>`
    DELETE FROM "SignInStep" step USING "User" owner
    WHERE step."hash" = ${step.hash} AND step."browserHash" = ${step.browserHash}
      AND step."expiresAt" > ${now} AND owner."id" = step."userId"
    RETURNING step."userId", step."remember", owner."password" AS "passwordHash"`;
  return taken ?? null;
}
