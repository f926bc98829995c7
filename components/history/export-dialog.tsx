"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
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
  const [chosen, setChosen] = useState<ExportFormat | null>(null);
  const { isPending, run: save } = useAction(
    async (format: ExportFormat, fileName: string) => {
      setChosen(format);
      const response = await apiResponse("POST", "/api/listings/export", {
        ids,
        format,
      });
      saveFile(await response.blob(), fileName);
      onClose();
    },
    (error) =>
      toast({
        title: "Failed to export your listings",
        description:
          error instanceof ApiError ? error.message : "Please try again.",
        variant: "error",
      }),
  );

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
              aria-disabled={isPending}
              className="block w-full cursor-pointer rounded-md border border-input px-4 py-3 text-left hover:bg-accent"
              onClick={() => save(format, fileName)}
            >
              <span className="block font-semibold">
                {isPending && chosen === format ? "Exporting…" : name}
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
