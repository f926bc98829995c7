import "server-only";
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod";
import { passkeyDomain } from "@/lib/auth/factors/ask-for-passkey";
import {
  type ChallengePurpose,
  consumeChallenge,
  countSignature,
  findPasskey,
} from "@/lib/auth/factors/passkey-data";
import type { NewCredential, Signed } from "@/lib/auth/factors/schema";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { hashToken } from "@/lib/token";

type Asked = {
  purpose: ChallengePurpose;
  holder: string;
  userId: number | null;
};

const refused = (reason: string, cause?: unknown) => {
  log().warn({ reason }, "a passkey was refused");
  return new AppError(
    "invalid_passkey",
    "That passkey was not accepted. Please try again, or use another way.",
    { cause },
  );
};

const clientDataSchema = z.object({ challenge: z.string().max(200) });

/** What the browser signed; each is taken once, whatever else is wrong. */
async function takeChallenge(clientData: string, asked: Asked, now: Date) {
  const challenge = readChallenge(clientData);
  if (challenge === null) throw refused("client data that can't be read");
  const isOurs = await consumeChallenge(
    { ...asked, hash: hashToken(challenge) },
    now,
  );
  if (!isOurs) throw refused("an unknown, used or expired challenge");
  return challenge;
}

function readChallenge(clientData: string) {
  try {
    const text = Buffer.from(clientData, "base64url").toString();
    return clientDataSchema.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/** What the library throws says what is wrong; it is for the log. */
async function verified<T>(verify: Promise<T>) {
  try {
    return await verify;
  } catch (cause) {
    throw refused(cause instanceof Error ? cause.name : "unknown", cause);
  }
}

const ours = () => ({
  expectedOrigin: env().APP_URL,
  expectedRPID: passkeyDomain(),
});

/**
 * Takes a signature, once, and returns whose it is. Throws `invalid_passkey`,
 * also for a counter that went back, which a copied passkey shows.
 */
export async function verifyPasskey(signed: Signed, asked: Asked, now: Date) {
  const { clientDataJSON } = signed.response;
  const expectedChallenge = await takeChallenge(clientDataJSON, asked, now);
  const passkey = await findPasskey(signed.id);
  const isOwn = asked.userId === null || asked.userId === passkey?.userId;
  if (passkey === null || !isOwn) throw refused("an unknown passkey");
  const { verified: isRight, authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: signed,
      ...ours(),
      expectedChallenge,
      requireUserVerification: asked.purpose === "sign_in",
      credential: {
        id: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!isRight) throw refused("a wrong signature");
  if (!(await countSignature(passkey, authenticationInfo.newCounter, now)))
    throw refused("two signatures at once");
  return passkey.user;
}

/** What a new passkey is known by. Throws `invalid_passkey`. */
export async function verifyNewPasskey(
  created: NewCredential,
  asked: Asked,
  now: Date,
) {
  const { clientDataJSON } = created.response;
  const expectedChallenge = await takeChallenge(clientDataJSON, asked, now);
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: created,
      ...ours(),
      expectedChallenge,
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw refused("a wrong attestation");
  const { id, publicKey, counter } = registrationInfo.credential;
  const { transports } = created.response;
  return { credentialId: id, publicKey, counter, transports };
}
