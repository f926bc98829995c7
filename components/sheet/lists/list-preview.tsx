import { useMemo, useState } from "react";
import { countOf } from "@/components/sheet/count-of";
import {
  type Plan,
  type PlannedChange,
  planChanges,
} from "@/components/sheet/lists/plan-changes";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { takeFocusAndView } from "@/components/ui/take-focus";
import type { ListChange, SheetRow } from "@/lib/listings/sheet/schema";

type ListPreviewProps = {
  rows: readonly SheetRow[];
  change: ListChange;
  isBusy: boolean;
  onMake: (chosen: readonly SheetRow[]) => void;
  onCancel: () => void;
};

/** Each change before it is made; listings can be left out of it. */
export function ListPreview(props: ListPreviewProps) {
  const { rows, change, isBusy, onMake, onCancel } = props;
  const plan = useMemo(() => planChanges(rows, change), [rows, change]);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const chosen = plan.changes
    .map(({ row }) => row)
    .filter(({ id }) => !leftOut.includes(id));
  return (
    <div className="space-y-3 rounded-lg border border-border bg-card p-3 sm:p-4">
      <h3
        ref={takeFocusAndView}
        tabIndex={-1}
        className="scroll-mt-24 font-sans font-semibold text-base tracking-normal outline-none"
      >
        {plan.changes.length === 0
          ? "No listing would change"
          : `${countOf(plan.changes.length, "listing")} would change`}
      </h3>
      <ul className="relative max-h-[60dvh] divide-y divide-border overflow-y-auto border-border border-y empty:hidden">
        {plan.changes.map((planned) => (
          <PlannedRow
            key={planned.row.id}
            planned={planned}
            isChosen={!leftOut.includes(planned.row.id)}
            onToggle={() =>
              setLeftOut(
                leftOut.includes(planned.row.id)
                  ? leftOut.filter((id) => id !== planned.row.id)
                  : [...leftOut, planned.row.id],
              )
            }
          />
        ))}
      </ul>
      <NotChanged plan={plan} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button
          size="sm"
          disabled={isBusy || chosen.length === 0}
          onClick={() => onMake(chosen)}
        >
          {`Change ${countOf(chosen.length, "listing")}`}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type PlannedRowProps = {
  planned: PlannedChange;
  isChosen: boolean;
  onToggle: () => void;
};

function PlannedRow({ planned, isChosen, onToggle }: PlannedRowProps) {
  const { row, added, removed } = planned;
  return (
    <li className="py-1">
      <Checkbox
        label={<span className="break-words">{row.name}</span>}
        checked={isChosen}
        onChange={onToggle}
      />
      <p className="flex flex-wrap gap-x-3 break-words pb-1 pl-8 text-sm">
        {removed.map((entry) => (
          <del key={entry} className="text-destructive">
            <span className="sr-only">Removed: </span>
            {entry}
          </del>
        ))}
        {added.map((entry) => (
          <ins key={entry} className="font-semibold text-success no-underline">
            <span className="sr-only">Added: </span>
            <span aria-hidden="true">+ </span>
            {entry}
          </ins>
        ))}
      </p>
    </li>
  );
}

function NotChanged({ plan: { refused, same } }: { plan: Plan }) {
  return (
    <>
      {refused.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{`Not in ${countOf(refused.length, "listing")}:`}</p>
          <ul className="max-h-60 overflow-y-auto">
            {refused.map(({ row, problem }) => (
              <li key={row.id} className="break-words">
                <span className="font-semibold">{`${row.name}: `}</span>
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {same > 0 && (
        <p className="text-muted-foreground text-sm">
          {`${countOf(same, "listing")} ${same === 1 ? "stays as it is" : "stay as they are"}.`}
        </p>
      )}
    </>
  );
}
