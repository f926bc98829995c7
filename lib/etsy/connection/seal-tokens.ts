import "server-only";
import { currentKeyId, decrypt, encrypt } from "@/lib/database/encrypt";

type Tokens = { accessToken: string; refreshToken: string };
export type SealedTokens = Tokens & { keyId: string };

/**
 * A token of one seller is no token of another, even if rows were exchanged.
 */
const placeOf = (userId: number, name: keyof Tokens) =>
  `EtsyConnection.${name} of user ${userId}`;

export function sealTokens(
  userId: number,
  { accessToken, refreshToken }: Tokens,
): SealedTokens {
  return {
    keyId: currentKeyId(),
    accessToken: encrypt(accessToken, placeOf(userId, "accessToken")),
    refreshToken: encrypt(refreshToken, placeOf(userId, "refreshToken")),
  };
}

/**
 * Null when they cannot be read any more, such as after the loss of their key.
 */
export function openTokens(
  userId: number,
  { keyId, ...sealed }: SealedTokens,
): Tokens | null {
  const open = (name: keyof Tokens) =>
    decrypt(sealed[name], { keyId, place: placeOf(userId, name) });
  const accessToken = open("accessToken");
  const refreshToken = open("refreshToken");
  return accessToken === null || refreshToken === null
    ? null
    : { accessToken, refreshToken };
}
