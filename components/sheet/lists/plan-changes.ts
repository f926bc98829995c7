import { diffEntries } from "@/lib/listings/edit/diff";
import { changeList } from "@/lib/listings/sheet/change-list";
import type {
  ListChange,
  ListField,
  SheetRow,
} from "@/lib/listings/sheet/schema";

export type PlannedChange = {
  row: SheetRow;
  added: string[];
  removed: string[];
};

/** What a change of a list would make of each listing. */
export type Plan = {
  changes: PlannedChange[];
  /** Where it can't be made, and why. */
  refused: { row: SheetRow; problem: string }[];
  /** How many stay as they are. */
  same: number;
};

export function planChanges(
  rows: readonly SheetRow[],
  change: ListChange,
): Plan {
  const plan: Plan = { changes: [], refused: [], same: 0 };
  for (const row of rows) {
    const changed = changeList(row, change);
    if ("problem" in changed)
      plan.refused.push({ row, problem: changed.problem });
    else if (changed.results === row) plan.same += 1;
    else
      plan.changes.push({
        row,
        ...differences(
          entriesOf(row, change.field),
          entriesOf(changed.results, change.field),
        ),
      });
  }
  return plan;
}

/** As they are shown: an attribute as "Color: blue". */
export const entriesOf = (row: SheetRow, field: ListField): string[] =>
  field === "attributes"
    ? row.attributes.map(({ name, value }) => `${name}: ${value}`)
    : row[field];

function differences(before: readonly string[], after: readonly string[]) {
  const parts = diffEntries(before, after);
  const of = (kind: "added" | "removed") =>
    parts.flatMap((part) => (part.kind === kind ? part.entries : []));
  return { added: of("added"), removed: of("removed") };
}
