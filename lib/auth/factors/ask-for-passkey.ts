import "server-only";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
} from "@simplewebauthn/server";
import { z } from "zod";
import {
  type ChallengePurpose,
  insertChallenge,
  listCredentials,
} from "@/lib/auth/factors/passkey-data";
import { env } from "@/lib/env";
import { installation } from "@/lib/settings/installation";
import { createToken, hashToken } from "@/lib/token";

/** Milliseconds for which a challenge can be answered. */
const lifetime = 5 * 60_000;

/** The domain to which passkeys belong. */
export const passkeyDomain = () => new URL(env().APP_URL).hostname;

const transportsSchema = z.array(z.string()).catch([]);

async function credentialsOf(userId: number) {
  return (await listCredentials(userId)).map(
    ({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsSchema.parse(transports),
    }),
  );
}

/** Stores what is to be signed, and returns it as bytes. */
async function createChallenge(
  asked: { purpose: ChallengePurpose; holder: string; userId: number | null },
  now: Date,
) {
  const challenge = createToken();
  const expiresAt = new Date(now.getTime() + lifetime);
  await insertChallenge({ ...asked, hash: hashToken(challenge) }, expiresAt);
  return new Uint8Array(Buffer.from(challenge, "base64url"));
}

/** For any passkey of this site: who signs in is told by the answer. */
export async function askForAnyPasskey(holder: string, now: Date) {
  const asked = { purpose: "sign_in", holder, userId: null } as const;
  return generateAuthenticationOptions({
    rpID: passkeyDomain(),
    challenge: await createChallenge(asked, now),
    // In place of the password and the second factor, so it has to be two.
    userVerification: "required",
    timeout: lifetime,
  });
}

/** For one of a user's own passkeys. */
export async function askForPasskey(
  userId: number,
  asked: { purpose: "second_factor" | "confirm"; holder: string },
  now: Date,
) {
  return generateAuthenticationOptions({
    rpID: passkeyDomain(),
    challenge: await createChallenge({ ...asked, userId }, now),
    allowCredentials: await credentialsOf(userId),
    userVerification: "preferred",
    timeout: lifetime,
  });
}

/** For making a passkey. */
export async function askForNewPasskey(
  user: { id: number; email: string },
  holder: string,
  now: Date,
) {
  const asked = { purpose: "add", holder, userId: user.id } as const;
  return generateRegistrationOptions({
    rpName: installation().name,
    rpID: passkeyDomain(),
    userName: user.email,
    userID: new Uint8Array(Buffer.from(`user-${user.id}`)),
    challenge: await createChallenge(asked, now),
    attestationType: "none",
    excludeCredentials: await credentialsOf(user.id),
    authenticatorSelection: {
      residentKey: "preferred",
      userVerification: "preferred",
    },
    timeout: lifetime,
  });
}
