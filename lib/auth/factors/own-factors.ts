import "server-only";
import { askForNewPasskey } from "@/lib/auth/factors/ask-for-passkey";
import {
  confirmApp,
  findApp,
  findFactors,
  insertApp,
  listAppsOfOtherKeys,
  removeApp,
  replaceAppSecret,
  replaceRecoveryCodes,
} from "@/lib/auth/factors/factor-data";
import {
  insertPasskey,
  removePasskey,
  updatePasskeyName,
} from "@/lib/auth/factors/passkey-data";
import {
  type AddedFactor,
  type Factors,
  maxPasskeys,
  type NewApp,
  type NewCredential,
} from "@/lib/auth/factors/schema";
import {
  openAppSecret,
  sealAppSecret,
} from "@/lib/auth/factors/seal-app-secret";
import {
  clockErrorOf,
  createTimeSecret,
  describeNewApp,
  timeStepOf,
} from "@/lib/auth/factors/time-step";
import { verifyNewPasskey } from "@/lib/auth/factors/verify-passkey";
import { lacksSecondFactor } from "@/lib/auth/is-admin";
import { limitAuth, uncountAuth } from "@/lib/auth/limits";
import { markSessionConfirmed } from "@/lib/auth/sessions/session-data";
import { currentKeyId } from "@/lib/database/encrypt";
import { isUuid } from "@/lib/database/is-uuid";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

type User = Parameters<typeof lacksSecondFactor>[0] & { id: number };

/** Secrets of apps are stored encrypted. */
const canAddApp = () => env().TOKEN_ENCRYPTION_KEY !== undefined;

const toText = (date: Date | null) => date?.toISOString() ?? null;

export async function listOwnFactors(user: User): Promise<Factors> {
  const { passkeys, app, recoveryCodes } = await findFactors(user.id);
  return {
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: toText(lastUsedAt),
    })),
    app: app?.confirmedAt
      ? {
          confirmedAt: app.confirmedAt.toISOString(),
          lastUsedAt: toText(app.lastUsedAt),
        }
      : null,
    recoveryCodes: user.hasSecondFactor ? recoveryCodes : null,
    canAddApp: canAddApp(),
    isRequired: lacksSecondFactor(user),
  };
}

const appIsThere = () =>
  new AppError(
    "conflict",
    "You have an authenticator app. Remove it first to set up another one.",
  );

/** It asks for nothing before `confirmOwnApp`. Throws `conflict`. */
export async function startOwnApp(user: {
  id: number;
  email: string;
}): Promise<NewApp> {
  if (!canAddApp())
    throw new AppError(
      "unavailable",
      "This site can't use authenticator apps: it has no key to encrypt their secrets.",
    );
  const secret = createTimeSecret();
  if (!(await insertApp(user.id, sealAppSecret(user.id, secret))))
    throw appIsThere();
  return describeNewApp(secret, user.email);
}

/**
 * From now on the app's codes are asked for. Throws `invalid_code`, which says
 * by how much a clock is wrong, and `conflict`.
 */
export async function confirmOwnApp(
  userId: number,
  { code, sid }: { code: string; sid: string },
  now = new Date(),
): Promise<AddedFactor> {
  await limitAuth("factorByUserAndMethod", userId, "app");
  const app = await findApp(userId, false);
  const secret = app && openAppSecret(userId, app);
  if (app === null || secret === null)
    throw new AppError("conflict", "Start again: this code has expired.");
  const step = timeStepOf(secret, code, now);
  if (step === null) throw wrongFirstCode(clockErrorOf(secret, code, now));
  const added = await confirmApp(userId, app, { step, now });
  if (added === null) throw appIsThere();
  await uncountAuth("factorByUserAndMethod", userId, "app");
  await markSessionConfirmed({ sid, userId }, { at: now, by: "factor" });
  return added;
}

const wrongFirstCode = (minutes: number | null) =>
  new AppError(
    "invalid_code",
    minutes === null
      ? "That code is not right. Type the one that the app shows now."
      : `Your phone's clock is about ${minutes} minutes off. Let it set its time automatically, then type the next code.`,
  );

/** Throws `not_found`. */
export async function removeOwnApp(userId: number) {
  if (!(await removeApp(userId)))
    throw new AppError("not_found", "There is no authenticator app.");
}

/** In place of all before; shown this once. Throws `not_found`. */
export async function renewRecoveryCodes(userId: number): Promise<AddedFactor> {
  const recoveryCodes = await replaceRecoveryCodes(userId);
  if (recoveryCodes === null)
    throw new AppError(
      "not_found",
      "Set up a passkey or an authenticator app first.",
    );
  return { recoveryCodes };
}

export async function startOwnPasskey(
  user: { id: number; email: string },
  sid: string,
  now = new Date(),
) {
  await limitAuth("passkeyByUser", user.id);
  return askForNewPasskey(user, sid, now);
}

/** Throws `invalid_passkey` and `conflict`. */
export async function addOwnPasskey(
  userId: number,
  {
    sid,
    name,
    response,
  }: { sid: string; name: string; response: NewCredential },
  now = new Date(),
): Promise<AddedFactor> {
  const asked = { purpose: "add", holder: sid, userId } as const;
  const passkey = await verifyNewPasskey(response, asked, now);
  const added = await insertPasskey(userId, { ...passkey, name });
  if (added === null)
    throw new AppError(
      "conflict",
      `This passkey is known already, or you have ${maxPasskeys}, the maximum.`,
    );
  await markSessionConfirmed({ sid, userId }, { at: now, by: "factor" });
  return added;
}

const noSuchPasskey = () => new AppError("not_found", "Passkey not found.");

/** Throws `not_found`, also for another's. */
export async function renameOwnPasskey(
  userId: number,
  id: string,
  name: string,
) {
  if (!isUuid(id) || !(await updatePasskeyName(userId, id, name)))
    throw noSuchPasskey();
}

/** Throws `not_found`, also for another's. */
export async function removeOwnPasskey(userId: number, id: string) {
  if (!isUuid(id) || !(await removePasskey(userId, id))) throw noSuchPasskey();
}

const batchSize = 100;

/**
 * For the job `reencrypt_tokens`: re-encrypts secrets of former keys with the
 * current one; returns how many.
 */
export async function reencryptAppSecrets() {
  if (!canAddApp()) return 0;
  const keyId = currentKeyId();
  let moved = 0;
  for (let [cursor, batch] = [0, batchSize]; batch === batchSize; ) {
    const apps = await listAppsOfOtherKeys(keyId, cursor, batchSize);
    batch = apps.length;
    for (const { userId, ...former } of apps) {
      cursor = userId;
      const secret = openAppSecret(userId, former);
      if (secret === null) continue;
      const sealed = sealAppSecret(userId, secret);
      if (await replaceAppSecret(userId, former, sealed)) moved += 1;
    }
  }
  return moved;
}
