import "server-only";
import { insertSession } from "@/lib/auth/sessions/data";
import { createToken, hashToken } from "@/lib/auth/token";
import { AppError } from "@/lib/errors";

const hour = 3_600_000;
/** Milliseconds. A forgotten browser window must not stay signed in for ever. */
const lifetimes = { remembered: 30 * 24 * hour, unremembered: 24 * hour };

export type SessionRequest = {
  remember: boolean;
  /** As `describeDevice` gives it. */
  device: string;
  /** What the browser came with; it ends, so that nobody can plant a session and wait for it to be signed in. */
  oldToken: string | null;
};

/** Of whom, and the hash of the password by which they proved it. */
type Owner = { id: number; passwordHash: string };

/** The token is for the cookie alone; only its hash is stored. Throws `invalid_credentials` if the password changed meanwhile. */
export async function startSession(owner: Owner, { remember, device, oldToken }: SessionRequest, now = new Date()) {
  const token = createToken();
  const expire = new Date(now.getTime() + (remember ? lifetimes.remembered : lifetimes.unremembered));
  const row = {
    sid: hashToken(token),
    userId: owner.id,
    sess: { device, createdAt: now.toISOString(), remember },
    expire,
  };
  if (!(await insertSession(row, owner.passwordHash, oldToken === null ? null : hashToken(oldToken)))) {
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  return { token, expire, remember };
}
