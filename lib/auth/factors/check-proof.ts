import "server-only";
import {
  consumeRecoveryCode,
  consumeStep,
  findApp,
  findFactors,
} from "@/lib/auth/factors/factor-data";
import type { FactorMethod, FactorProof } from "@/lib/auth/factors/schema";
import { openAppSecret } from "@/lib/auth/factors/seal-app-secret";
import { timeStepOf } from "@/lib/auth/factors/time-step";
import { verifyPasskey } from "@/lib/auth/factors/verify-passkey";
import { limitAuth, uncountAuth } from "@/lib/auth/limits";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** For what a passkey is asked, and who may answer. */
export type ProofFor = { purpose: "second_factor" | "confirm"; holder: string };

const wrongCode = (userId: number, reason: string, message: string) => {
  log().warn({ userId, reason }, "a code was refused");
  return new AppError("invalid_code", message);
};

/** What the user can prove it with now, the first to offer in front. */
export async function listMethods(userId: number): Promise<FactorMethod[]> {
  const { passkeys, app, recoveryCodes } = await findFactors(userId);
  const canReadApp = env().TOKEN_ENCRYPTION_KEY !== undefined;
  const has: [FactorMethod, boolean][] = [
    ["passkey", passkeys.length > 0],
    ["app", app !== null && canReadApp],
    ["recovery_code", recoveryCodes > 0],
  ];
  return has.flatMap(([method, isThere]) => (isThere ? [method] : []));
}

/**
 * Takes a proof, once. Five tries of a method in a quarter of an hour, of which
 * right ones don't count. Throws `rate_limited`, `invalid_code` and
 * `invalid_passkey`.
 */
export async function checkProof(
  userId: number,
  proof: FactorProof,
  proofFor: ProofFor,
  now: Date,
) {
  const { method } = proof;
  await limitAuth("factorByUserAndMethod", userId, method);
  if (method === "passkey")
    await verifyPasskey(proof.response, { ...proofFor, userId }, now);
  else if (method === "app") await checkAppCode(userId, proof.code, now);
  else await checkRecoveryCode(userId, proof.code, now);
  await uncountAuth("factorByUserAndMethod", userId, method);
}

async function checkAppCode(userId: number, code: string, now: Date) {
  const app = await findApp(userId, true);
  const secret = app && openAppSecret(userId, app);
  if (secret === null)
    throw wrongCode(
      userId,
      "no app",
      "There is no authenticator app for this account. Use another way.",
    );
  const step = timeStepOf(secret, code, now);
  if (step === null)
    throw wrongCode(
      userId,
      "wrong",
      "That code is not right. If it is new, check that your phone sets its clock automatically.",
    );
  if (!(await consumeStep(userId, step, now)))
    throw wrongCode(
      userId,
      "used",
      "That code was used already. Wait for the next one.",
    );
}

async function checkRecoveryCode(userId: number, code: string, now: Date) {
  if (await consumeRecoveryCode(userId, code, now)) return;
  throw wrongCode(
    userId,
    "recovery code",
    "That recovery code is not right, or was used already.",
  );
}
