"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useState } from "react";
import { GenerationProgress } from "@/components/generate/generation-progress";
import type { Task } from "@/components/generate/generator-state";
import { DropZone, FormPhotos, type Photos } from "@/components/photos";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { installation } from "@/lib/settings/installation";

type UploadPanelProps = {
  headingRef: React.Ref<HTMLHeadingElement>;
  photoSet: Photos;
  /** Those of the listing that was written last. */
  written: readonly ListingPhoto[];
  error: string | null;
  task: Task | null;
  /**
   * Whether generating from the photos is the next step, because nothing is
   * typed. On a phone the bar below says so.
   */
  isPrimary: boolean;
  /** Whether the form has no name yet, so that a photo comes first. */
  isUnnamed: boolean;
  onAutoFill: () => void;
  onAnalyze: () => void;
  onGenerate: () => void;
};

export function UploadPanel({
  headingRef,
  photoSet,
  written,
  error,
  task,
  isPrimary,
  isUnnamed,
  ...on
}: UploadPanelProps) {
  const { photos } = photoSet;
  const { hasPictures } = installation();
  const isDragging = usePhotoDrop(photoSet.add);
  const isDisabled = photos.length === 0 || task !== null;
  const isReading = task === "auto_fill" || task === "analyze";
  return (
    <Card className="space-y-4">
      <div>
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-24 text-2xl outline-none"
        >
          Quick Generate
        </h2>
        <p className="mt-1 text-muted-foreground">
          {hasPictures
            ? "One photo is enough. More can show the back, a detail, or its size next to a hand."
            : "This site’s writer can’t look at photos: of the first one it gets only the main colors, so type what the piece is. All of them stay with the listing."}
        </p>
      </div>
      {photos.length === 0 && (
        <DropZone
          onFiles={photoSet.add}
          isDragging={isDragging}
          isNext={isUnnamed}
        />
      )}
      <FormPhotos
        photoSet={photoSet}
        written={written}
        isBusy={task !== null}
        isDragging={isDragging}
      />
      {error && <PanelError key={error}>{error}</PanelError>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant={isPrimary ? "default" : "secondary"}
          className={clsx(
            "text-balance px-3 py-2 leading-snug sm:col-span-2",
            isPrimary &&
              "max-lg:enabled:border-input max-lg:enabled:bg-card max-lg:enabled:text-foreground",
          )}
          disabled={isDisabled}
          onClick={on.onGenerate}
        >
          Generate Complete Listing from Photo
        </Button>
        <Button
          variant="secondary"
          className="px-3"
          disabled={isDisabled}
          onClick={on.onAutoFill}
        >
          Auto-fill from image
        </Button>
        <Button
          variant="secondary"
          className="px-3"
          disabled={isDisabled}
          onClick={on.onAnalyze}
        >
          Analyze &amp; Fill Form
        </Button>
      </div>
      {isReading ? (
        <GenerationProgress type="analyzing" />
      ) : (
        <p className="text-muted-foreground text-sm">
          <span>
            {photos.length > 1 &&
              hasPictures &&
              "The listing is written from all photos; these two read the first."}
          </span>{" "}
          {hasPictures
            ? "Auto-fill only fills empty fields. Analyze also suggests what the photo shows where you typed something else. Neither counts as a listing."
            : "Both fill in only the colors. Neither counts as a listing."}
        </p>
      )}
    </Card>
  );
}

function scrollTo(alert: HTMLElement | null) {
  // Its promise, in newer browsers, would be taken for the way back.
  alert?.scrollIntoView({ block: "nearest" });
}

/**
 * Stays until the next attempt. On a phone the button that failed is far below.
 */
function PanelError({ children }: { children: string }) {
  return (
    <Alert
      ref={scrollTo}
      variant="destructive"
      className="scroll-mt-24 scroll-mb-28 break-words"
    >
      {children}
    </Alert>
  );
}

const hasFiles = (data: DataTransfer | null) =>
  Array.from(data?.types ?? []).includes("Files");

/**
 * Text pasted into a field stays text, even if the clipboard also has a picture
 * of it.
 */
function isTextPaste(event: ClipboardEvent) {
  const isField =
    event.target instanceof HTMLInputElement ||
    event.target instanceof HTMLTextAreaElement;
  return (
    isField &&
    Array.from(event.clipboardData?.types ?? []).includes("text/plain")
  );
}

/**
 * Accepts photos that are pasted, or dropped anywhere on the page: for a file
 * dropped beside the drop zone the browser would otherwise leave the page to
 * open it.
 */
function usePhotoDrop(onFiles: (files: File[]) => void) {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = Array.from(list ?? []);
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });

  useEffect(() => {
    function handleDrag(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDragging(true);
    }
    function handleLeave(event: DragEvent) {
      if (event.relatedTarget === null) setDragging(false);
    }
    function handleDrop(event: DragEvent) {
      setDragging(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    }
    function handlePaste(event: ClipboardEvent) {
      if (!isTextPaste(event) && take(event.clipboardData?.files))
        event.preventDefault();
    }
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener("dragenter", handleDrag, options);
    window.addEventListener("dragover", handleDrag, options);
    window.addEventListener("dragleave", handleLeave, options);
    window.addEventListener("drop", handleDrop, options);
    window.addEventListener("paste", handlePaste, options);
    return () => listeners.abort();
  }, []);

  return isDragging;
}
