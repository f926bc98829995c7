import "server-only";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { currentKeyId, decrypt, encrypt } from "@/lib/database/encrypt";

/** As Standard Webhooks writes them: `whsec_` and 24 to 64 bytes in Base64. */
export const createSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** The newest first; a former one with its end. */
const secretsSchema = z
  .array(z.object({ secret: z.string(), endsAt: z.iso.datetime().nullable() }))
  .min(1);
type Secrets = z.output<typeof secretsSchema>;

export type SealedSecrets = { keyId: string; secrets: string };

/** An endpoint's secrets can't be read as those of another. */
const placeOf = (endpointId: string) => `webhook:${endpointId}`;

export function sealSecrets(
  endpointId: string,
  secrets: Secrets,
): SealedSecrets {
  return {
    keyId: currentKeyId(),
    secrets: encrypt(JSON.stringify(secrets), placeOf(endpointId)),
  };
}

/** Null when the key that encrypted them is no longer set. */
export function openSecrets(
  endpointId: string,
  { keyId, secrets }: SealedSecrets,
): Secrets | null {
  const text = decrypt(secrets, { keyId, place: placeOf(endpointId) });
  return text === null ? null : secretsSchema.parse(JSON.parse(text));
}
