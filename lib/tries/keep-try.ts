import "server-only";
import { log } from "@/lib/log";
import { hashToken } from "@/lib/token";
import { claimTry, forgetTry } from "@/lib/tries/try-data";

/**
 * After a sign-in: what this browser tried without an account comes into the
 * user's history. `token` is that of its cookie. Never throws; the next sign-in
 * tries again.
 */
export async function keepTry(userId: number, token: string | null) {
  if (token === null) return;
  await claimTry(userId, hashToken(token)).catch((err: unknown) =>
    log().error({ err }, "a try was not put into the history"),
  );
}

/** Deletes the text of a try. That there was one still counts. */
export async function deleteTry(token: string | null) {
  if (token !== null) await forgetTry(hashToken(token));
}
