import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/**
 * Of a random password, with our parameters: verifying against it takes the
 * same time and always fails.
 */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$DpAVsiCcu/0Nw1XXi0Q6WA$j1YEROnqQJAzFsSeILhZ0hFLzWVdZUogYEI6QFTJ3Tc";

/** The same text can reach us in two encodings, depending on the keyboard. */
const normalize = (password: string) => password.normalize("NFKC");

/**
 * Node has four threads for such work, and a new database connection needs one
 * too, to prove its own password: a burst of sign-ins must leave some free, or
 * it cuts itself off from the database.
 */
const limitHashing = createConcurrencyLimiter({
  maxConcurrent: 2,
  maxPerKey: 2,
  maxQueued: 200,
});

/**
 * Argon2id with OWASP's m = 19456, t = 2, p = 1, the library's defaults. Throws
 * `unavailable` when too many wait.
 */
export function hashPassword(password: string) {
  return limitHashing("", () => hash(normalize(password)));
}

/**
 * Without a hash, for an account that doesn't exist, it takes as long and is
 * false. Throws `unavailable` when too many wait.
 */
export function verifyPassword(stored: string | undefined, password: string) {
  return limitHashing("", () =>
    verify(stored ?? dummyHash, normalize(password)),
  );
}
