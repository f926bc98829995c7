import "server-only";
import { currentKeyId, decrypt, encrypt } from "@/lib/database/encrypt";
import { AppError } from "@/lib/errors";
import { selfAnswer, shopAnswer } from "@/lib/etsy/api/answers";
import { callEtsy, etsyKey } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import {
  etsyAuthorizeUrl,
  etsyScopes,
  exchangeCode,
} from "@/lib/etsy/api/etsy-tokens";
import {
  insertConsent,
  replaceConnection,
  takeConsent,
} from "@/lib/etsy/connection/connection-data";
import {
  type ConnectOutcome,
  callbackSchema,
} from "@/lib/etsy/connection/schema";
import { sealTokens } from "@/lib/etsy/connection/seal-tokens";
import { refreshSeconds } from "@/lib/etsy/connection/with-access-token";
import { log } from "@/lib/log";
import { createToken, hashToken } from "@/lib/token";

/** Milliseconds for going to Etsy and coming back. */
const consentLifetime = 10 * 60_000;

/** A seller in one of her sessions; `sid` is the hash of its token. */
type SellerSession = { userId: number; sid: string };

const placeOf = (userId: number) => `EtsyConsent.verifier of user ${userId}`;

/** Throws `not_found` while this site has no key of Etsy. */
export function requireEtsy() {
  if (etsyKey() === null) throw new AppError("not_found", "Not found");
}

/**
 * The address of Etsy's consent page. Its answer is taken once, in this
 * session, within ten minutes.
 */
export async function startConnect({ userId, sid }: SellerSession) {
  requireEtsy();
  const state = createToken();
  const verifier = createToken();
  const consent = {
    stateHash: hashToken(state),
    userId,
    sid,
    keyId: currentKeyId(),
  };
  await insertConsent(
    { ...consent, verifier: encrypt(verifier, placeOf(userId)) },
    consentLifetime,
  );
  return { authorizeUrl: etsyAuthorizeUrl({ state, verifier }) };
}

/**
 * What Etsy's consent page sends back. Expected failures are outcomes, so that
 * the seller lands on a page of ours.
 */
export async function completeConnect(
  { userId, sid }: SellerSession,
  params: URLSearchParams,
): Promise<ConnectOutcome> {
  const given = callbackSchema.safeParse(Object.fromEntries(params));
  if (!given.success || etsyKey() === null) return "expired";
  const { state, code } = given.data;
  const consent = await takeConsent(hashToken(state), userId, sid);
  if (consent === null) return "expired";
  if (code === undefined)
    return given.data.error === "access_denied" ? "denied" : "failed";
  const verifier = decrypt(consent.verifier, {
    keyId: consent.keyId,
    place: placeOf(userId),
  });
  if (verifier === null) return "expired";
  try {
    return await connect(userId, code, verifier);
  } catch (err) {
    if (!(err instanceof EtsyError)) throw err;
    log().warn({ err, userId }, "a shop was not connected");
    return err.kind === "scope" ? "scope_missing" : "failed";
  }
}

async function connect(
  userId: number,
  code: string,
  verifier: string,
): Promise<ConnectOutcome> {
  const { accessSeconds, ...tokens } = await exchangeCode(code, verifier);
  const { accessToken } = tokens;
  const self = await callEtsy({
    path: "/users/me",
    accessToken,
    answer: selfAnswer,
  });
  if (!self.shop_id) return "no_shop";
  const shop = await callEtsy({
    path: `/shops/${self.shop_id}`,
    answer: shopAnswer,
  });
  await replaceConnection(
    {
      userId,
      etsyUserId: BigInt(self.user_id),
      etsyShopId: BigInt(self.shop_id),
      scopes: [...etsyScopes],

      shopName: shop.shop_name,
      currency: shop.currency_code,
      languages: shop.languages,

      ...sealTokens(userId, tokens),
      accessSeconds,
    },
    refreshSeconds,
  );
  return "connected";
}
