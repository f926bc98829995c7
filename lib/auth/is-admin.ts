import "server-only";
import { env } from "@/lib/env";

/** Whoever proved that one of ADMIN_EMAILS is theirs. */
export const isAdmin = (user: { email: string; isVerified: boolean }) =>
  user.isVerified && env().ADMIN_EMAILS.includes(user.email);
