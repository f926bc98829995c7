import { useState } from "react";
import type { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";
import { isLeftOut, leftOut } from "@/components/sheet/blanks/is-left-out";
import type { Place } from "@/components/sheet/blanks/select-cells";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useStore } from "@/components/ui/store";
import { blankLength } from "@/lib/listings/sheet/limits";
import type { SheetRow } from "@/lib/listings/sheet/schema";

type BlankStepsProps = { grid: BlankGridStore; rows: readonly SheetRow[] };

const keyOf = ({ row, column }: Place) => `${row}:${column}`;

/** On a phone: one blank at a time, all of it within reach of one thumb. */
export function BlankSteps({ grid, rows }: BlankStepsProps) {
  const { active, columns } = useStore(grid);
  const [draft, setDraft] = useState({ key: "", text: "" });
  const row = rows[active.row];
  const name = columns[active.column];
  const blank = row?.blanks.find((each) => each.name === name);
  if (!row || !blank) return null;
  const key = keyOf(active);
  const value = draft.key === key ? draft.text : grid.valueAt(active);
  const type = (text: string) => {
    setDraft({ key, text });
    grid.draft(text);
  };
  const { at, of } = countPlace(rows, columns, active);
  return (
    <form
      className="space-y-3 rounded-lg border border-border bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault();
        grid.step(1);
      }}
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate font-semibold">{row.name}</p>
        <p className="shrink-0 text-muted-foreground text-sm tabular-nums">
          {`${at} of ${of}`}
        </p>
      </div>
      <p className="line-clamp-3 h-16 break-words text-muted-foreground text-sm">
        {`“${blank.said}”`}
      </p>
      <Field label={blank.name}>
        {(control) => (
          <Input
            {...control}
            type="text"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={blankLength}
            value={isLeftOut(value) ? "" : value}
            placeholder={isLeftOut(value) ? "Left out" : ""}
            className="scroll-mb-32"
            onChange={({ target }) => type(target.value)}
            onBlur={grid.commit}
          />
        )}
      </Field>
      <div className="grid grid-cols-3 gap-2">
        <Button
          variant="ghost"
          size="sm"
          className="border-border"
          disabled={at === 1}
          onClick={() => grid.step(-1)}
        >
          Back
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="border-border"
          onClick={() => {
            type(leftOut);
            if (!grid.step(1)) grid.commit();
          }}
        >
          Leave out
        </Button>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          disabled={at === of}
        >
          Next
        </Button>
      </div>
    </form>
  );
}

/** Which of all blanks it is, row by row. */
function countPlace(
  rows: readonly SheetRow[],
  columns: readonly string[],
  active: Place,
) {
  const counts = rows.map(({ blanks }) => blanks.length);
  const add = (numbers: readonly number[]) =>
    numbers.reduce((sum, each) => sum + each, 0);
  const inRow = rows[active.row]?.blanks ?? [];
  const before = columns
    .slice(0, active.column)
    .filter((name) => inRow.some((blank) => blank.name === name)).length;
  return { at: add(counts.slice(0, active.row)) + before + 1, of: add(counts) };
}
