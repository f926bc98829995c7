import "server-only";
import { randomInt } from "node:crypto";
import { hashToken } from "@/lib/token";

/** Without those that look alike. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const [count, groups, groupLength] = [10, 4, 4];

const createCode = () =>
  Array.from({ length: groups }, () =>
    Array.from(
      { length: groupLength },
      () => alphabet[randomInt(alphabet.length)],
    ).join(""),
  ).join("-");

/** Ten of 79 bits each: "h7km-2xwd-9r4t-cq3n". */
export const createRecoveryCodes = () =>
  Array.from({ length: count }, createCode);

/**
 * Only this is stored, of one user: equal codes of two have two hashes. Case,
 * spaces and hyphens don't matter.
 */
export const hashRecoveryCode = (userId: number, code: string) =>
  hashToken(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
