import "server-only";
import { createHash } from "node:crypto";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import {
  blockEtsy,
  correctEtsyRate,
  findEtsyDay,
  insertEtsyRate,
  takeEtsyTurn,
  takeShareTurn,
} from "@/lib/etsy/api/etsy-rate-data";
import { log } from "@/lib/log";

/** Milliseconds that a person may wait for the key's turn. */
const defaultMaxWait = 5_000;
/** Seconds to wait after a refusal that does not say how long. */
const defaultRetryAfter = 2;
/** From this many seconds on, a refusal is for the whole day. */
export const dayRefusal = 120;

const digest = (keystring: string) =>
  createHash("sha256").update(keystring).digest("hex");

const dailyLimit =
  "This site has made as many requests as Etsy allows in a day. It continues by itself when Etsy accepts new ones.";

/**
 * Alt texts of photos that are in a shop already: many, and none of them is
 * urgent. A shop gets a tenth of the day, and all shops together stop where
 * half of it is left, so that drafts and everything else go on. They wait less
 * long for a turn than others, and come back later.
 */
const altTextShare = { ofShop: 0.1, kept: 0.5 };
const altTextMaxWait = 2_000;

const altTextShareOver =
  "Your shop has had its share of a day’s requests to Etsy for alt texts. It continues by itself.";
const halfOver =
  "The rest of today’s requests to Etsy is kept for drafts. Alt texts continue by themselves.";

/** What a refusal for the whole day says. */
export const dayMessageOf = ({ message }: EtsyError): string =>
  message === altTextShareOver || message === halfOver ? message : dailyLimit;

type ReserveOptions = {
  maxWait?: number | undefined;
  /** The shop, for a request that sets the alt text of one of its photos. */
  altTextOf?: bigint | undefined;
};

/**
 * Takes the next turn of the key, for all instances together; returns the
 * milliseconds until then. Throws `busy` when that would take longer than
 * `maxWait`, or when the day's requests or the shop's share are used up.
 */
export async function reserveRequest(
  keystring: string,
  { maxWait = defaultMaxWait, altTextOf }: ReserveOptions = {},
): Promise<number> {
  const key = digest(keystring);
  const take = () =>
    altTextOf === undefined
      ? takeEtsyTurn(key, maxWait).then(
          (turn) => turn && { ...turn, isShareOver: false },
        )
      : takeShareTurn(key, Math.min(maxWait, altTextMaxWait), {
          etsyShopId: altTextOf,
          ...altTextShare,
        });
  let turn = await take();
  if (turn === null) {
    await insertEtsyRate(key);
    turn = await take();
  }
  if (turn?.isTaken) return turn.wait;
  const retryAfter = Math.max(1, Math.ceil((turn?.wait ?? 0) / 1_000));
  throw new EtsyError("busy", {
    retryAfter,
    ...(turn?.isDayOver && {
      message: altTextOf === undefined ? dailyLimit : halfOver,
    }),
    ...(turn?.isShareOver && { message: altTextShareOver }),
  });
}

/** Of a day's requests, what updates leave for drafts. */
const draftShare = 0.2;

/**
 * Milliseconds until updates may go on; null where they may now. A draft is a
 * seller's new listing, and an update of hundreds of photos must not use up its
 * day.
 */
export async function waitForDrafts(keystring: string): Promise<number | null> {
  const day = await findEtsyDay(digest(keystring));
  if (day === null || day.left > day.perDay * draftShare) return null;
  return Math.max(1_000, day.wait);
}

/**
 * What a response says of the limits. Real ones have been seen whose second
 * name lacks its last letter.
 */
export async function correctLimits(
  keystring: string,
  { status, headers }: { status: number; headers: Headers },
) {
  const key = digest(keystring);
  const number = (name: string) => {
    const value = headers.get(name);
    return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null;
  };
  const perSecond = number("x-limit-per-second");
  const perDay = number("x-limit-per-day");
  const remainingToday = number("x-remaining-today");
  try {
    if (perSecond && perDay)
      await correctEtsyRate(key, { perSecond, perDay, remainingToday });
    if (status !== 429) return;
    const seconds = number("retry-after") ?? defaultRetryAfter;
    await blockEtsy(
      key,
      seconds,
      seconds >= dayRefusal || remainingToday === 0,
    );
  } catch (err) {
    // The request itself took effect, which must not be lost for this.
    log().warn({ err }, "etsy's limits were not recorded");
  }
}
