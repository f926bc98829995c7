"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { EtsyActions } from "@/components/history/etsy-actions";
import { ExportDialog } from "@/components/history/export-dialog";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { maxSelection } from "@/lib/listings/history/filter-choices";

type SelectionBarProps = {
  shown: number[];
  selected: number[];
  onSelect: (ids: number[]) => void;
  onEdit: (ids: number[]) => void;
  onDelete: () => void;
};

/** Actions for several listings at once. */
export function SelectionBar({
  shown,
  selected,
  onSelect,
  onEdit,
  onDelete,
}: SelectionBarProps) {
  const [isExporting, setExporting] = useState(false);
  const isAll =
    shown.length > 0 && selected.length >= Math.min(shown.length, maxSelection);
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      className={clsx(
        "flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-lg px-3 sm:px-4",
        selected.length > 0
          ? "sticky top-16 z-30 border border-input bg-card shadow-lg"
          : "border border-transparent",
      )}
    >
      <Checkbox
        label={
          selected.length > 0
            ? `${selected.length} selected`
            : "Select all shown"
        }
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !isAll;
        }}
        onChange={() => onSelect(isAll ? [] : shown.slice(0, maxSelection))}
      />
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center">
          <Button variant="ghost" size="sm" onClick={() => onSelect([])}>
            Clear
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onEdit(selected)}>
            Edit together
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setExporting(true)}>
            Export
          </Button>
          <EtsyActions ids={selected} />
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      )}
      <ExportDialog
        ids={selected}
        isOpen={isExporting}
        onClose={() => setExporting(false)}
      />
    </div>
  );
}
