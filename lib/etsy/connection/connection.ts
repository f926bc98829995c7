import "server-only";
import { currentKeyId } from "@/lib/database/encrypt";
import { shopAnswer } from "@/lib/etsy/api/answers";
import { callEtsy, etsyKey } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { etsyCallbackUrl } from "@/lib/etsy/api/etsy-tokens";
import {
  deleteConnections,
  findConnection,
  listConnectionsOfOtherKeys,
  reencryptTokens,
  type StoredConnection,
  setProblem,
  updateShopFacts,
} from "@/lib/etsy/connection/connection-data";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import { openTokens, sealTokens } from "@/lib/etsy/connection/seal-tokens";

/**
 * Milliseconds for which Etsy's terms let us show what it said of a shop; a
 * little less.
 */
const maxAge = 23 * 3_600_000;
const batchSize = 100;

const nothing: EtsyConnectionStatus = {
  isAvailable: true,
  setup: null,
  connected: false,
  problem: null,

  shopName: null,
  shopUrl: null,
  currency: null,
  languages: [],
  connectedAt: null,
};

/**
 * The state of the user's connection. What Etsy said of the shop is read again
 * when it is a day old.
 */
export async function readConnection(
  userId: number,
  isAdmin: boolean,
): Promise<EtsyConnectionStatus> {
  if (etsyKey() === null) {
    return {
      ...nothing,
      isAvailable: false,
      setup: isAdmin ? { callbackUrl: etsyCallbackUrl() } : null,
    };
  }
  const connection = await findConnection(userId);
  if (connection === null) return nothing;
  const problem =
    connection.problem ??
    (openTokens(userId, connection) === null ? "unreadable" : null);
  const { connectedAt } = connection;
  const state = {
    ...nothing,
    connected: problem === null,
    problem,
    connectedAt: connectedAt.toISOString(),
  };
  if (Date.now() - connection.shopReadAt.getTime() < maxAge)
    return { ...state, ...shownShop(connection) };
  return readShopAgain(connection, state);
}

const shownShop = ({
  shopName,
  currency,
  languages,
}: Pick<StoredConnection, "shopName" | "currency" | "languages">) => ({
  shopName,
  currency,
  languages,
  shopUrl: `https://www.etsy.com/shop/${encodeURIComponent(shopName)}`,
});

async function readShopAgain(
  connection: StoredConnection,
  state: EtsyConnectionStatus,
) {
  try {
    const shop = await callEtsy({
      path: `/shops/${connection.etsyShopId}`,
      answer: shopAnswer,
    });
    const facts = {
      shopName: shop.shop_name,
      currency: shop.currency_code,
      languages: shop.languages,
    };
    await updateShopFacts(connection.id, facts);
    return { ...state, ...shownShop(facts) };
  } catch (error) {
    if (!(error instanceof EtsyError)) throw error;
    if (error.kind !== "missing") return state;
    await setProblem(connection, "shop_closed");
    return { ...state, connected: false, problem: "shop_closed" as const };
  }
}

/**
 * Deletes what we have of Etsy's for this user. Etsy has no call to end the
 * permission itself.
 */
export async function disconnect(userId: number) {
  await deleteConnections(userId);
}

/**
 * The job `reencrypt_tokens`: re-encrypts tokens of former keys with the
 * current one; returns how many.
 */
export async function reencryptConnections() {
  if (etsyKey() === null) return 0;
  const keyId = currentKeyId();
  let moved = 0;
  for (let [cursor, batch] = [0, batchSize]; batch === batchSize; ) {
    const connections = await listConnectionsOfOtherKeys(
      keyId,
      cursor,
      batchSize,
    );
    batch = connections.length;
    for (const connection of connections) {
      cursor = connection.id;
      const tokens = openTokens(connection.userId, connection);
      // Another instance may have a newer key than this one.
      if (
        tokens !== null &&
        (await reencryptTokens(
          connection,
          sealTokens(connection.userId, tokens),
        ))
      )
        moved += 1;
    }
  }
  return moved;
}
