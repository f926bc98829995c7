import "server-only";
import { env } from "@/lib/env";

type Named = { email: string; isVerified: boolean };
type User = Named & { hasSecondFactor: boolean };

/**
 * Whoever proved that one of ADMIN_EMAILS is theirs, and has a second factor
 * where it is required.
 */
export const isAdmin = (user: User) =>
  isNamedAdmin(user) && (user.hasSecondFactor || !needsSecondFactor());

/** Who would be an administrator with a second factor. */
export const lacksSecondFactor = (user: User) =>
  isNamedAdmin(user) && !isAdmin(user);

/** Whether one of ADMIN_EMAILS is theirs: nobody acts on such an account. */
export const isNamedAdmin = ({ email, isVerified }: Named) =>
  isVerified && env().ADMIN_EMAILS.includes(email);

const needsSecondFactor = () => env().ADMIN_SECOND_FACTOR === "required";
