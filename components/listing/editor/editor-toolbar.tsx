"use client";

import { clsx } from "clsx";
import { Download, Printer, Redo2, Store, Undo2 } from "lucide-react";
import { useEtsyConnection } from "@/components/etsy";
import { SaveStatus } from "@/components/listing/editor/save-status";
import type { Editor } from "@/components/listing/editor/use-editor";
import { useKeptFocus } from "@/components/listing/editor/use-kept-focus";
import { CopyAllButton } from "@/components/listing/view/copy-guard";
import { IconButton } from "@/components/ui/icon-button";
import { saveFile } from "@/lib/browser/save-file";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Score } from "@/lib/listing-text/score/score";

type EditorToolbarProps = {
  editor: Editor;
  listing: Pick<ListingAnswer, "productName" | "photos">;
  /** The way to the draft in Etsy. */
  onEtsyDraft: () => void;
};

/**
 * Score, save status, undo, and the ways to take the whole listing elsewhere.
 */
export function EditorToolbar({
  editor,
  listing,
  onEtsyDraft,
}: EditorToolbarProps) {
  const { tidy, score, save } = editor;
  const { data: connection, error } = useEtsyConnection(!editor.isBrowserOnly);
  const hasEtsy = connection?.isAvailable === true;
  const isKnown =
    editor.isBrowserOnly || connection !== undefined || error !== undefined;
  return (
    <div
      role="toolbar"
      aria-label="Listing"
      className="top-16 z-20 flex lg:sticky items-center justify-between gap-x-2 rounded-lg border border-border bg-card px-2 py-1.5 shadow-lg sm:gap-x-4 sm:px-3 print:hidden"
    >
      <div className="flex min-w-0 items-center gap-x-2 sm:gap-x-4">
        {editor.isScored && (
          <p className="whitespace-nowrap font-semibold tabular-nums">
            <span className="text-muted-foreground text-sm max-sm:sr-only">
              Score{" "}
            </span>
            <span className={scoreColor(score)}>{score.total}</span>
          </p>
        )}
        <SaveStatus save={save} />
      </div>
      <div className="flex shrink-0 items-center">
        {/* First what comes late: the others stay where a finger is about to
            press. */}
        {hasEtsy && (
          <IconButton
            label="Draft in Etsy"
            icon={Store}
            onClick={onEtsyDraft}
          />
        )}
        <IconButton
          label="Print"
          icon={Printer}
          // A phone's bar has room for one of these two.
          className={clsx((hasEtsy || !isKnown) && "max-sm:hidden")}
          onClick={(event) => printListing(event.currentTarget)}
        />
        <UndoButtons editor={editor} />
        <IconButton
          label="Download as JSON"
          icon={Download}
          onClick={() => downloadListing(editor, listing)}
        />
        <CopyAllButton listing={tidy} className="ml-1 px-3 sm:px-4" />
      </div>
    </div>
  );
}

/** Green only for what is ready. */
const scoreColor = ({ passesGate, open }: Score) =>
  open.length === 0
    ? "text-success"
    : passesGate
      ? "text-warning"
      : "text-destructive";

function UndoButtons({ editor }: { editor: Editor }) {
  const { canUndo, canRedo, undo, redo } = editor;
  const { container, keepFocus } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={container} className="contents">
      <IconButton
        label="Undo"
        icon={Undo2}
        disabled={!canUndo}
        onClick={() => {
          keepFocus();
          undo();
        }}
      />
      <IconButton
        label="Redo"
        icon={Redo2}
        disabled={!canRedo}
        onClick={() => {
          keepFocus();
          redo();
        }}
      />
    </div>
  );
}

const fileName = (productName: string) =>
  `${
    productName
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "listing"
  }.json`;

/** With several photos, the alt text of each. */
function downloadListing(
  { tidy, altTexts }: Editor,
  { productName, photos }: EditorToolbarProps["listing"],
) {
  const texts = photos.map(({ id, position }) => ({
    position,
    altText: position === 1 ? tidy.altText : (altTexts[id ?? ""]?.trim() ?? ""),
  }));
  const content = photos.length > 1 ? { ...tidy, photos: texts } : tidy;
  const file = new Blob([`${JSON.stringify(content, null, 2)}\n`], {
    type: "application/json",
  });
  saveFile(file, fileName(productName));
}

/** Prints the listing of this button, and no other that is open on the page. */
function printListing(button: Element) {
  const listing = button.closest("[data-print]");
  listing?.setAttribute("data-print", "chosen");
  // In some browsers print() returns before the page is printed, so the mark
  // stays until then.
  window.addEventListener(
    "afterprint",
    () => listing?.setAttribute("data-print", "listing"),
    { once: true },
  );
  window.print();
}
