import "server-only";
import { readSessionToken } from "@/lib/auth/cookies";
import { isAdmin } from "@/lib/auth/is-admin";
import { findUserById, findUserBySession } from "@/lib/auth/user-data";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

/** Who sent the request, read from the database. */
export type CurrentUser = {
  id: number;
  email: string;
  isVerified: boolean;
  hasSecondFactor: boolean;
  isAdmin: boolean;
  createdAt: Date;
  subscriptionTier: string;
  subscriptionExpiresAt: Date | null;
  trialStartedAt: Date | null;
  trialExpiresAt: Date | null;
  hasUsedTrial: boolean;
  grantedListings: number;
  grantedPeriod: string | null;
};

/**
 * Null means that nobody is signed in. Throws when the database fails, since it
 * is unknown then.
 */
export async function findCurrentUser(
  request: Request,
): Promise<CurrentUser | null> {
  const token = readSessionToken(request);
  if (token === null) return null;
  const user = await findUserBySession(hashToken(token), new Date());
  return (
    user && {
      ...user,
      isAdmin: isAdmin(user),
    }
  );
}

/** Whoever has just signed in. */
export async function readUser(id: number): Promise<CurrentUser> {
  const user = await findUserById(id);
  if (!user) throw new AppError("unauthenticated", "Authentication required");
  return { ...user, isAdmin: isAdmin(user) };
}

/** The id under which the request's session is stored. */
export function requireSessionId(request: Request) {
  const token = readSessionToken(request);
  if (token === null)
    throw new AppError("unauthenticated", "Authentication required");
  return hashToken(token);
}

/** Throws `unauthenticated` to visitors. */
export async function requireUser(request: Request) {
  const user = await findCurrentUser(request);
  if (!user) throw new AppError("unauthenticated", "Authentication required");
  return user;
}

/**
 * Throws `not_found` for everyone but an administrator, as if the page did not
 * exist.
 */
export async function requireAdmin(request: Request) {
  const user = await findCurrentUser(request);
  if (!user?.isAdmin) throw new AppError("not_found", "Not found");
  return user;
}
