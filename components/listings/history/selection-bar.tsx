"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { ApiError, apiResponse } from "@/lib/browser/api";
import { saveFile } from "@/lib/browser/save-file";
import type { ExportFormat } from "@/lib/listings/history/schema";
import { maxSelection } from "@/lib/listings/history/schema";

type SelectionBarProps = {
  shown: number[];
  selected: number[];
  onSelect: (ids: number[]) => void;
  onDelete: () => void;
};

/** Actions for several listings at once. */
export function SelectionBar({
  shown,
  selected,
  onSelect,
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
          ? "sticky top-16 z-30 border border-edge bg-sheet shadow-sheet"
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
        <div className="flex items-center">
          <Button variant="ghost" size="sm" onClick={() => onSelect([])}>
            Clear
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setExporting(true)}>
            Export
          </Button>
          <Button
            variant="ghost"
            size="sm"
            className="text-brick"
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

const choices: {
  format: ExportFormat;
  fileName: string;
  name: string;
  text: string;
}[] = [
  {
    format: "csv",
    fileName: "listings.csv",
    name: "CSV for spreadsheets",
    text: "One row per listing, with its score.",
  },
  {
    format: "etsy",
    fileName: "EtsyListingsDownload.csv",
    name: "CSV with Etsy's columns",
    text: "The columns of the file Etsy gives you for your shop. Prices, quantities and photos stay empty.",
  },
  {
    format: "json",
    fileName: "listings.json",
    name: "JSON",
    text: "Every field, for programs.",
  },
];

type ExportDialogProps = {
  ids: number[];
  isOpen: boolean;
  onClose: () => void;
};

/**
 * Fetches before it saves, so that a failure is an error message and not a
 * broken file.
 */
export function ExportDialog({ ids, isOpen, onClose }: ExportDialogProps) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  async function save(format: ExportFormat, fileName: string) {
    if (busy) return;
    setBusy(format);
    try {
      const response = await apiResponse("POST", "/api/listings/export", {
        ids,
        format,
      });
      saveFile(await response.blob(), fileName);
      onClose();
    } catch (error) {
      const description =
        error instanceof ApiError ? error.message : "Please try again.";
      toast({
        title: "Failed to export your listings",
        description,
        variant: "error",
      });
    } finally {
      setBusy(null);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        ids.length === 1 ? "Export 1 listing" : `Export ${ids.length} listings`
      }
    >
      <ul className="space-y-3">
        {choices.map(({ format, fileName, name, text }) => (
          <li key={format}>
            <button
              type="button"
              aria-disabled={busy !== null}
              className="block w-full cursor-pointer rounded-md border border-edge px-4 py-3 text-left hover:bg-clay-wash"
              onClick={() => save(format, fileName)}
            >
              <span className="block font-semibold">
                {busy === format ? "Exporting…" : name}
              </span>
              <span className="block text-muted-foreground text-sm">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
