import "server-only";
import { endSessionsAndNotify, verified } from "@/lib/auth/data";
import { db } from "@/lib/db";

const withLink = (tokenHash: string, now: Date) => ({
  verificationToken: tokenHash,
  verificationTokenExpires: { gt: now },
});

/** Whose address a link confirms, and what proves that its reader chose the password; null when it no longer works. */
export function findVerification(tokenHash: string, now: Date) {
  return db().user.findFirst({
    where: withLink(tokenHash, now),
    select: { email: true, password: true, signUpCookie: true },
  });
}

/** What was checked, as it is stored. */
type Proof = { signUpCookie: string } | { password: string };

/** Uses the link up; false when it no longer works, or what was checked is no longer so. */
export async function verifyUser(tokenHash: string, proof: Proof, now: Date) {
  const { count } = await db().user.updateMany({ where: { ...withLink(tokenHash, now), ...proof }, data: verified });
  return count === 1;
}

/**
 * Uses the link up, sets the password, ends every session and open reset link and tells the owner, all or nothing; false when
 * the link no longer works.
 */
export function verifyWithNewPassword(tokenHash: string, password: string, now: Date) {
  return db().$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: withLink(tokenHash, now),
      data: { ...verified, password, passwordResetToken: null, passwordResetTokenExpires: null },
      select: { id: true, email: true },
    });
    if (!user) return false;
    await endSessionsAndNotify(tx, user, now);
    return true;
  });
}
