"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { saveFile } from "@/lib/browser/save-file";
import type { ExportFormat } from "@/lib/listings/history/schema";

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
              className="block w-full cursor-pointer rounded-md border border-input px-4 py-3 text-left hover:bg-accent"
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
