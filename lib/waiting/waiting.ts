import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { findUnsettled } from "@/lib/listing-text/check/readiness";
import { limit } from "@/lib/resilience/rate-limit";
import type { Seen } from "@/lib/waiting/schema";
import {
  findWaiting,
  listUncounted,
  saveCounts,
  setSeen,
} from "@/lib/waiting/waiting-data";

/** What waits for the user, for the navigation and for the first page. */
export async function readWaiting(userId: number) {
  await limit("waiting", String(userId), { points: 120, seconds: 60 });
  await countOpenPoints(userId);
  return findWaiting(userId);
}

/**
 * Once for each version of a text, since that takes words and not columns. One
 * after the other: it takes milliseconds for each, and all at once would hold
 * the process.
 */
export async function countOpenPoints(userId: number) {
  const counted = [];
  for (const { id, version, results, notes } of await listUncounted(userId)) {
    await nextTurn();
    const points = findUnsettled(results, notes.confirmed).length;
    counted.push({ id, version, points });
  }
  if (counted.length > 0) await saveCounts(userId, counted);
}

/** The seller opened the page on which it waits. */
export async function markSeen(userId: number, seen: Seen) {
  await limit("waitingSeen", String(userId), { points: 120, seconds: 60 });
  await setSeen(userId, seen);
}
