import "server-only";
import { authLimits } from "@/lib/auth/limits";
import { limit } from "@/lib/rate-limit";

/** Counts one try against a limit of `authLimits`. Throws `rate_limited` or `unavailable`. */
export function limitAuth(name: keyof typeof authLimits, ...key: (string | number)[]) {
  return limit(name, key.join("\n"), authLimits[name]);
}

/** Counts one try at the password of an account, from an address. Throws like `limitAuth`. */
export async function limitSignIn(email: string, address: string) {
  await limitAuth("signInByAddress", address);
  await limitAuth("signInByAccountAndAddress", email, address);
}
