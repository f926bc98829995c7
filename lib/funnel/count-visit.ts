import "server-only";
import { addCounts, type FunnelCount } from "@/lib/funnel/funnel-data";
import { log } from "@/lib/log";

/** Milliseconds. An instance that is killed loses what it counted since. */
const pause = 60_000;
/** Pages of one address, or IPv6 network, that are counted in an hour. */
const perAddress = 100;
const hour = 3_600_000;
/** Addresses that are told apart; others wait for the next hour. */
const maxAddresses = 20_000;

type Visits = {
  /** By kind and page; both are from lists of ours. */
  counts: Map<string, FunnelCount>;
  /** Held in memory alone, for an hour. */
  addresses: Map<string, number>;
  since: number;
  timer?: NodeJS.Timeout | undefined;
  /** The last of those that are being stored. */
  storing?: Promise<void>;
};

/**
 * Global, because Next bundles this module several times, and because the
 * server calls `storeVisits` before it exits.
 */
const shared = globalThis as {
  visits?: Visits;
  storeVisits?: () => Promise<void>;
};

/**
 * Counts a page of ours that was opened; `isFirst` in its tab. Stored once a
 * minute, so that a page costs the database nothing. `now` is
 * `performance.now()`. False where its address opened too many.
 */
export function countVisit(
  visit: { page: string; isFirst: boolean; ipAddress: string },
  now = performance.now(),
) {
  shared.visits ??= { counts: new Map(), addresses: new Map(), since: now };
  shared.storeVisits = storeVisits;
  const visits = shared.visits;
  if (!isWithinLimit(visits, visit.ipAddress, now)) return false;
  add(visits, { kind: "page", page: visit.page, count: 1 });
  if (visit.isFirst) add(visits, { kind: "visit", page: visit.page, count: 1 });
  visits.timer ??= setTimeout(storeVisits, pause).unref();
  return true;
}

function isWithinLimit(visits: Visits, ipAddress: string, now: number) {
  const { addresses } = visits;
  if (now - visits.since >= hour) {
    addresses.clear();
    visits.since = now;
  }
  const known = addresses.get(ipAddress);
  if (known === undefined && addresses.size >= maxAddresses) return false;
  if (known !== undefined && known >= perAddress) return false;
  addresses.set(ipAddress, (known ?? 0) + 1);
  return true;
}

function add({ counts }: Visits, { kind, page, count }: FunnelCount) {
  const key = `${kind} ${page}`;
  const known = counts.get(key)?.count ?? 0;
  counts.set(key, { kind, page, count: known + count });
}

/**
 * Adds to the database what was counted since the last time; never throws.
 * Resolves when what is being stored already is there as well: the server exits
 * then.
 */
export async function storeVisits() {
  const { visits } = shared;
  if (!visits) return;
  visits.storing = (visits.storing ?? Promise.resolve()).then(() =>
    storeCounts(visits),
  );
  await visits.storing;
}

async function storeCounts(visits: Visits) {
  clearTimeout(visits.timer);
  visits.timer = undefined;
  const counted = [...visits.counts.values()];
  visits.counts.clear();
  try {
    await addCounts(counted);
  } catch (err) {
    log().warn({ err }, "visits were not stored; they wait for a minute");
    for (const count of counted) add(visits, count);
    visits.timer ??= setTimeout(storeVisits, pause).unref();
  }
}
