import "server-only";
import { confirmPassword } from "@/lib/auth/change-password";
import { askForPasskey } from "@/lib/auth/factors/ask-for-passkey";
import { checkProof, listMethods } from "@/lib/auth/factors/check-proof";
import type { Proof, ProofMethod } from "@/lib/auth/factors/schema";
import { limitAuth } from "@/lib/auth/limits";
import {
  findConfirmation,
  markSessionConfirmed,
} from "@/lib/auth/sessions/session-data";
import { AppError } from "@/lib/errors";

/** Milliseconds for which a proof counts in the session that sent it. */
const validity = 10 * 60_000;

type User = { id: number; hasSecondFactor: boolean };

const neededOf = ({ hasSecondFactor }: User) =>
  hasSecondFactor ? "factor" : "password";

/**
 * Whoever has this session must have proved in the last ten minutes who she is,
 * by a second factor if she has one, else by the password. Throws
 * `step_up_required`.
 */
export async function requireConfirmation(
  user: User,
  sid: string,
  now = new Date(),
) {
  const confirmed = await findConfirmation(sid, now);
  const age = confirmed && now.getTime() - new Date(confirmed.at).getTime();
  if (age !== null && age < validity && confirmed?.by === neededOf(user))
    return;
  const methods: ProofMethod[] = user.hasSecondFactor
    ? await listMethods(user.id)
    : ["password"];
  throw new AppError("step_up_required", "Confirm that it's you to go on.", {
    methods,
  });
}

/** The same, but only of those who have a second factor. */
export async function requireStepUp(user: User, sid: string, now = new Date()) {
  if (user.hasSecondFactor) await requireConfirmation(user, sid, now);
}

/** What a passkey is to sign. */
export async function askForConfirmation(
  user: User,
  sid: string,
  now = new Date(),
) {
  await limitAuth("passkeyByUser", user.id);
  return askForPasskey(user.id, { purpose: "confirm", holder: sid }, now);
}

/**
 * Takes a proof for this session. The password is none of who has a second
 * factor. Throws like `checkProof` and `confirmPassword`.
 */
export async function confirmSession(
  user: User,
  sid: string,
  proof: Proof,
  now = new Date(),
) {
  if (proof.method !== "password")
    await checkProof(user.id, proof, { purpose: "confirm", holder: sid }, now);
  else if (user.hasSecondFactor)
    throw new AppError("invalid_input", "Use your second factor to confirm.");
  else await confirmPassword(user.id, proof.password);
  const by = proof.method === "password" ? "password" : "factor";
  const session = { sid, userId: user.id };
  if (!(await markSessionConfirmed(session, { at: now, by })))
    throw new AppError("unauthenticated", "Authentication required");
}
