import "server-only";
import { readUser } from "@/lib/auth/current-user";
import { askForAnyPasskey } from "@/lib/auth/factors/ask-for-passkey";
import type { Signed } from "@/lib/auth/factors/schema";
import { verifyPasskey } from "@/lib/auth/factors/verify-passkey";
import { limitAuth } from "@/lib/auth/limits";
import {
  type SessionRequest,
  startSession,
} from "@/lib/auth/sessions/start-session";
import { createToken, hashToken } from "@/lib/token";

type Browser = { browserToken: string | null; ipAddress: string };

/** What any passkey of this site is to sign, in this browser. */
export async function startPasskeySignIn(
  { browserToken, ipAddress }: Browser,
  now = new Date(),
) {
  await limitAuth("passkeyByIp", ipAddress);
  const browser = browserToken ?? createToken();
  const options = await askForAnyPasskey(hashToken(browser), now);
  return { options, browserToken: browser };
}

/**
 * A passkey alone is the device and who unlocks it: no password and no second
 * factor are asked for. Throws `invalid_passkey`.
 */
export async function signInWithPasskey(
  { signed, browserToken, ipAddress }: Browser & { signed: Signed },
  request: SessionRequest,
  now = new Date(),
) {
  await limitAuth("passkeyByIp", ipAddress);
  const holder = hashToken(browserToken ?? "");
  const asked = { purpose: "sign_in", holder, userId: null } as const;
  const { id, password } = await verifyPasskey(signed, asked, now);
  const owner = { id, passwordHash: password, openedBy: "passkey" } as const;
  const session = await startSession(owner, request, now);
  return { user: await readUser(id), session };
}
