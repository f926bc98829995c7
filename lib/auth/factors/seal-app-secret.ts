import "server-only";
import type { SealedSecret } from "@/lib/auth/factors/factor-data";
import { currentKeyId, decrypt, encrypt } from "@/lib/database/encrypt";

/** One user's secret can't be read as another's. */
const placeOf = (userId: number) => `authenticator:${userId}`;

export const sealAppSecret = (
  userId: number,
  secret: string,
): SealedSecret => ({
  keyId: currentKeyId(),
  secret: encrypt(secret, placeOf(userId)),
});

/** Null when the key that encrypted it is no longer set. */
export const openAppSecret = (
  userId: number,
  { keyId, secret }: SealedSecret,
) => decrypt(secret, { keyId, place: placeOf(userId) });
