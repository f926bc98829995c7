import { auditListing } from "@/lib/audit/audit-listing";
import { findings } from "@/lib/audit/findings";
import { findGroups } from "@/lib/audit/groups/find-groups";
import { createSeasonCheck } from "@/lib/audit/seasons/create-season-check";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { scoreMeaning } from "@/lib/listing-text/score/grade";
import { readListing } from "@/lib/public-api/check-text";
import type {
  AuditInput,
  AuditResult,
} from "@/lib/public-api/checks/audit-schema";

/**
 * The audit of a shop's file, for listings that an assistant holds. Seasons are
 * those of the United States.
 */
export function auditListings(
  { listings }: AuditInput,
  now: Date,
): AuditResult {
  const read = listings.map(readListing);
  const groups = findGroups(read.map(({ listing }) => listing));
  const grouped = new Set(groups.flatMap(({ members }) => members));
  const findOutOfSeason = createSeasonCheck("US", now);
  const rows = read.map(({ listing, missing }, index) => {
    const unknown = [...missing, "category", ...optionalNames] as const;
    const row = auditListing({ listing, sku: "", price: "" }, index, {
      unknown,
      findOutOfSeason,
    });
    const found = grouped.has(index)
      ? [...row.found, "group" as const]
      : row.found;
    return {
      index,
      title: row.title,
      score: row.score,
      found: found.map((key) => findings[key]),
    };
  });
  return { rows, groups, meaning: scoreMeaning };
}
