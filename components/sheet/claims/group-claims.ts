import type { SheetClaim, SheetRow } from "@/lib/listings/sheet/schema";

export type ClaimGroup = {
  /** Of the claim, the same in all its listings. */
  key: string;
  text: string;
  message: string;
  canConfirm: boolean;
  entries: { row: SheetRow; claim: SheetClaim }[];
};

/** Each open claim once, with the listings that say it; most listings first. */
export function groupClaims(rows: readonly SheetRow[]): ClaimGroup[] {
  const groups = new Map<string, ClaimGroup>();
  for (const row of rows)
    for (const claim of row.claims) {
      const { key, text, message, canConfirm } = claim;
      const known = groups.get(key);
      if (known) known.entries.push({ row, claim });
      else
        groups.set(key, {
          key,
          text,
          message,
          canConfirm,
          entries: [{ row, claim }],
        });
    }
  return [...groups.values()].sort(
    (one, other) => other.entries.length - one.entries.length,
  );
}
