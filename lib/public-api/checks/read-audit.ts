import { auditListing, unknownIn } from "@/lib/audit/audit-listing";
import { encodingNames } from "@/lib/audit/file/encoding-names";
import { readShopFile } from "@/lib/audit/file/read-shop-file";
import { findGroups } from "@/lib/audit/groups/find-groups";
import { createSeasonCheck } from "@/lib/audit/seasons/create-season-check";
import { AppError } from "@/lib/errors";
import type { AuditReport } from "@/lib/public-api/schemas";

/** Throws `invalid_input` when the file holds no listings, and says why. */
export function readAudit(bytes: Uint8Array, now: Date): AuditReport {
  const file = readShopFile(bytes);
  if (file.kind === "problem")
    throw new AppError("invalid_input", file.message);
  if (file.kind === "unknown_columns") {
    throw new AppError(
      "invalid_input",
      'No column was recognized as holding titles. Name it "TITLE" in the first line.',
    );
  }
  const { listings, held, notes } = file;
  const groups = findGroups(listings.map(({ listing }) => listing));
  const grouped = new Set(groups.flatMap(({ members }) => members));
  const known = {
    unknown: unknownIn(held),
    findOutOfSeason: createSeasonCheck("US", now),
  };
  const rows = listings.map((entry, index): AuditReport["rows"][number] => {
    const row = auditListing(entry, index, known);
    return grouped.has(index)
      ? { ...row, found: [...row.found, "group"] }
      : row;
  });
  const guessed = file.encoding
    ? [
        `The text was read as ${encodingNames[file.encoding.name]}. If they are wrong, save the file as UTF-8.`,
      ]
    : [];
  return { notes: [...guessed, ...notes], rows, groups };
}
