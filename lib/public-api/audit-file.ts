import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { auditListing, unknownIn } from "@/lib/audit/audit-listing";
import { encodingNames } from "@/lib/audit/file/encoding-names";
import { readShopFile } from "@/lib/audit/file/read-shop-file";
import { findGroups } from "@/lib/audit/groups/find-groups";
import { createSeasonCheck } from "@/lib/audit/seasons/find-out-of-season";
import { createConcurrencyLimiter } from "@/lib/concurrency-limiter";
import { AppError } from "@/lib/errors";
import type { AuditReport } from "@/lib/public-api/schemas";
import { limit } from "@/lib/rate-limit";

/** A large shop takes seconds of the processor: one at a time, so that other requests are answered in between. */
const queue = createConcurrencyLimiter({ maxConcurrent: 1, maxPerKey: 1, maxQueued: 20, queueTimeout: 20_000 });
const hourly = { points: 30, seconds: 3_600, message: "You've had many files checked. Please wait a while." };

/** Before the body is read. Throws `rate_limited`. */
export const admitAudit = (userId: number) => limit("audit", String(userId), hourly);

/** Throws `invalid_input` when the file holds no listings, and says why. */
export function auditFile(userId: number, bytes: Uint8Array, now: Date): Promise<AuditReport> {
  return queue(String(userId), async () => {
    const file = readShopFile(bytes);
    if (file.kind === "problem") throw new AppError("invalid_input", file.message);
    if (file.kind === "unknown_columns") {
      throw new AppError("invalid_input", 'No column is known to hold titles. Name it "TITLE" in the first line.');
    }
    const { listings, held, notes } = file;
    const groups = findGroups(listings.map(({ listing }) => listing));
    const grouped = new Set(groups.flatMap(({ members }) => members));
    const known = { unknown: unknownIn(held), findOutOfSeason: createSeasonCheck("US", now) };
    const rows: AuditReport["rows"] = [];
    for (const [index, entry] of listings.entries()) {
      const row = auditListing(entry, index, known);
      rows.push(grouped.has(index) ? { ...row, found: [...row.found, "group"] } : row);
      await nextTurn();
    }
    const guessed = file.encoding
      ? [`The letters were read as ${encodingNames[file.encoding.name]}. If they are wrong, save the file as UTF-8.`]
      : [];
    return { notes: [...guessed, ...notes], rows, groups };
  });
}
