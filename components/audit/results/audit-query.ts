import type { AuditRow, Finding } from "@/lib/audit/findings";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";

export const sorts = {
  points: "Most points to win",
  best: "Highest score",
  title: "Title",
  file: "As in the file",
} as const;
export type Sort = keyof typeof sorts;
export const sortKeys = Object.keys(sorts) as Sort[];

export type Query = { text: string; finding: Finding | ""; sort: Sort };
export const emptyQuery: Query = { text: "", finding: "", sort: "points" };

const titles = new Intl.Collator(undefined, { numeric: true });

const orders: Record<Sort, (one: AuditRow, other: AuditRow) => number> = {
  points: (one, other) => one.score - other.score,
  best: (one, other) => other.score - one.score,
  title: (one, other) => titles.compare(one.title, other.title),
  file: () => 0,
};

const fold = (text: string) => foldText(text).toLowerCase();

/**
 * The rows that have all words of the text in title or SKU, and the finding.
 * Equal ones stay in the file's order.
 */
export function selectRows(
  rows: readonly AuditRow[],
  { text, finding, sort }: Query,
): AuditRow[] {
  const words = fold(text).split(/\s+/u).filter(Boolean);
  return rows
    .filter(({ title, sku, found }) => {
      if (finding !== "" && !found.includes(finding)) return false;
      if (words.length === 0) return true;
      const searched = fold(`${title} ${sku}`);
      return words.every((word) => searched.includes(word));
    })
    .sort((one, other) => orders[sort](one, other) || one.index - other.index);
}
