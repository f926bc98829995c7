import "server-only";
import { authLimits } from "@/lib/auth/limits";
import { limit } from "@/lib/rate-limit";

/** Counts one try against a limit of `authLimits`. Throws `rate_limited` or `unavailable`. */
export function limitAuth(name: keyof typeof authLimits, ...key: (string | number)[]) {
  return limit(name, key.join("\n"), authLimits[name]);
}
