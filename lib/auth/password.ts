import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** Of a random password that nobody kept, with the same parameters as ours: checking it takes the same time and fails. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$DpAVsiCcu/0Nw1XXi0Q6WA$j1YEROnqQJAzFsSeILhZ0hFLzWVdZUogYEI6QFTJ3Tc";

/** The same text can reach us in two encodings, by the keyboard it was typed on. */
const canonical = (password: string) => password.normalize("NFKC");

/** Argon2id with OWASP's m = 19456, t = 2, p = 1, which are the library's defaults. */
export function hashPassword(password: string) {
  return hash(canonical(password));
}

/** Without a hash, for an account that doesn't exist, it is as slow as with one, and false. */
export function verifyPassword(stored: string | undefined, password: string) {
  return verify(stored ?? nobodysHash, canonical(password));
}
