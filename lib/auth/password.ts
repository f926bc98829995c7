import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";

/** Of a random password that nobody kept, with the same parameters as ours: checking it takes the same time and fails. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$DpAVsiCcu/0Nw1XXi0Q6WA$j1YEROnqQJAzFsSeILhZ0hFLzWVdZUogYEI6QFTJ3Tc";

/** The same text can reach us in two encodings, by the keyboard it was typed on. */
const canonical = (password: string) => password.normalize("NFKC");

/**
 * Node has four threads for such work, and a new connection to the database needs them too, to prove its own password: a burst
 * of sign-ins must leave some free, or it cuts itself off from the database.
 */
const hashing = createConcurrencyLimiter({ maxConcurrent: 2, maxPerKey: 2, maxQueued: 200 });

/** Argon2id with OWASP's m = 19456, t = 2, p = 1, which are the library's defaults. Throws `unavailable` in a crush. */
export function hashPassword(password: string) {
  return hashing("", () => hash(canonical(password)));
}

/** Without a hash, for an account that doesn't exist, it is as slow as with one, and false. Throws `unavailable` in a crush. */
export function verifyPassword(stored: string | undefined, password: string) {
  return hashing("", () => verify(stored ?? nobodysHash, canonical(password)));
}
