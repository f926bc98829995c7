import "server-only";
import { readUser } from "@/lib/auth/current-user";
import { askForPasskey } from "@/lib/auth/factors/ask-for-passkey";
import {
  checkProof,
  listMethods,
  type ProofFor,
} from "@/lib/auth/factors/check-proof";
import type { FactorMethod, FactorProof } from "@/lib/auth/factors/schema";
import {
  consumeSignInStep,
  findStep,
  insertStep,
  type KnownStep,
} from "@/lib/auth/factors/step-data";
import { limitAuth } from "@/lib/auth/limits";
import type { SessionOpening } from "@/lib/auth/schema";
import {
  type SessionRequest,
  startSession,
} from "@/lib/auth/sessions/start-session";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { createToken, hashToken } from "@/lib/token";

/** Milliseconds from the right password to the second factor. */
const lifetime = 5 * 60_000;

/** A step between, as its browser knows it: what the page and its cookie hold. */
export type HeldStep = { token: string; browserToken: string | null };

function expiredStep() {
  log().warn("a step of signing in was refused");
  return new AppError(
    "invalid_token",
    "This sign-in has expired, or was begun in another browser. Please enter your password again.",
  );
}

const openings: Record<FactorMethod, SessionOpening> = {
  app: "password_and_app",
  passkey: "password_and_passkey",
  recovery_code: "password_and_recovery_code",
};

/**
 * After the right password. `token` is for the page, `browserToken` for the
 * browser's cookie; only both together go on.
 */
export async function askForSecondFactor(
  { id, passwordHash }: { id: number; passwordHash: string },
  {
    remember,
    browserToken,
  }: { remember: boolean; browserToken: string | null },
  now: Date,
) {
  const methods = await listMethods(id);
  const [token, browser] = [createToken(), browserToken ?? createToken()];
  const step = {
    hash: hashToken(token),
    userId: id,
    browserHash: hashToken(browser),
    remember,
    expiresAt: new Date(now.getTime() + lifetime),
  };
  if (!(await insertStep(step, passwordHash)))
    throw new AppError("invalid_credentials", "Invalid credentials");
  return { methods, token, browserToken: browser };
}

/** Throws `invalid_token`. */
async function requireStep(held: HeldStep, ipAddress: string, now: Date) {
  await limitAuth("secondFactorByIp", ipAddress);
  if (held.browserToken === null) throw expiredStep();
  const known: KnownStep = {
    hash: hashToken(held.token),
    browserHash: hashToken(held.browserToken),
  };
  const userId = await findStep(known, now);
  if (userId === null) throw expiredStep();
  const proofFor: ProofFor = { purpose: "second_factor", holder: known.hash };
  return { known, userId, proofFor };
}

/** What a passkey is to sign. Throws `invalid_token`. */
export async function askForPasskeyOf(
  held: HeldStep,
  ipAddress: string,
  now = new Date(),
) {
  const { userId, proofFor } = await requireStep(held, ipAddress, now);
  return askForPasskey(userId, proofFor, now);
}

/**
 * Exchanges a step between for a session, once. Throws like `checkProof`, and
 * `invalid_token`.
 */
export async function finishSignIn(
  {
    proof,
    ipAddress,
    ...held
  }: HeldStep & {
    proof: FactorProof;
    ipAddress: string;
  },
  request: Omit<SessionRequest, "remember">,
  now = new Date(),
) {
  const { known, userId, proofFor } = await requireStep(held, ipAddress, now);
  await checkProof(userId, proof, proofFor, now);
  const taken = await consumeSignInStep(known, now);
  if (taken === null) throw expiredStep();
  const { passwordHash, remember } = taken;
  const owner = { id: userId, passwordHash, openedBy: openings[proof.method] };
  const session = await startSession(owner, { ...request, remember }, now);
  return { user: await readUser(userId), session };
}
