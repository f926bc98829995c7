import "server-only";
import { createHash, randomBytes } from "node:crypto";

const alphabet =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 30 characters of base62: 178 bits. */
const randomLength = 30;
const checksumLength = 6;
const pattern = /^(lw_(?:live|test)_[0-9A-Za-z]{30})_([0-9A-Za-z]{6})$/;

/**
 * The bytes are taken only where all characters are as likely as each other.
 */
function randomText() {
  let text = "";
  while (text.length < randomLength) {
    for (const byte of randomBytes(64)) {
      if (byte < 248 && text.length < randomLength) text += alphabet[byte % 62];
    }
  }
  return text;
}

/**
 * Of the SHA-256, in base62. It finds typos without the database; it protects
 * nothing.
 */
function checksumOf(text: string) {
  let rest = BigInt(
    `0x${createHash("sha256").update(text).digest("hex").slice(0, 16)}`,
  );
  let checksum = "";
  while (checksum.length < checksumLength) {
    checksum += alphabet[Number(rest % 62n)];
    rest /= 62n;
  }
  return checksum;
}

/**
 * `lw_live_…_checksum`; `lw_test_…` where a sample writer writes. The prefix
 * lets secret scanners find a key that leaked.
 */
export function createKey(mode: "live" | "test") {
  const start = `lw_${mode}_${randomText()}`;
  return `${start}_${checksumOf(start)}`;
}

/** Whether it has the form of a key and its checksum is right. */
export function isKey(text: string) {
  const [, start, checksum] = pattern.exec(text) ?? [];
  return start !== undefined && checksumOf(start) === checksum;
}
