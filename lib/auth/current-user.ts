import "server-only";
import { findUserBySession } from "@/lib/auth/data";
import { readSessionToken } from "@/lib/auth/session-cookie";
import { hashToken } from "@/lib/auth/token";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** Whose request it is, as the database has it now. */
export type CurrentUser = {
  id: number;
  email: string;
  isVerified: boolean;
  isAdmin: boolean;
  createdAt: Date;
  subscriptionTier: string;
  subscriptionExpiresAt: Date | null;
  trialStartedAt: Date | null;
  trialExpiresAt: Date | null;
  hasUsedTrial: boolean;
};

/** Null means that nobody is signed in. A database that can't be asked throws, since that is not known then. */
async function findCurrentUser(request: Request): Promise<CurrentUser | null> {
  const token = readSessionToken(request);
  if (token === null) return null;
  const user = await findUserBySession(hashToken(token), new Date());
  return user && { ...user, isAdmin: user.isVerified && env().ADMIN_EMAILS.includes(user.email) };
}

/** Throws `unauthenticated` to visitors. */
export async function requireUser(request: Request) {
  const user = await findCurrentUser(request);
  if (!user) throw new AppError("unauthenticated", "Authentication required");
  return user;
}

/** Throws `not_found` to everyone but an administrator, as if there were nothing. */
export async function requireAdmin(request: Request) {
  const user = await findCurrentUser(request);
  if (!user?.isAdmin) throw new AppError("not_found", "Not found");
  return user;
}
