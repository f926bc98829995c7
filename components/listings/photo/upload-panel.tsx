"use client";

import { GenerationProgress } from "@/components/listings/generate/generation-progress";
import type { Task } from "@/components/listings/generate/generator-state";
import { CheckedPhoto } from "@/components/listings/photo/checked-photo";
import { DropZone } from "@/components/listings/photo/drop-zone";
import { usePhotoIntake } from "@/components/listings/photo/use-photo-intake";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { PhotoCheck } from "@/lib/listings/schema";

type UploadPanelProps = {
  photo: File | null;
  /** The server's, shown where this browser has none of its own. */
  remarks: PhotoCheck[];
  error: string | null;
  task: Task | null;
  /** Whether the photo is all there is, so that generating from it comes next. */
  isLeading: boolean;
  onPhoto: (file: File) => void;
  onRemove: () => void;
  onAutoFill: () => void;
  onAnalyze: () => void;
  onGenerate: () => void;
};

export function UploadPanel({ photo, remarks, error, task, isLeading, ...on }: UploadPanelProps) {
  const isOver = usePhotoIntake(on.onPhoto);
  const isUnready = !photo || task !== null;
  const isReading = task === "auto_fill" || task === "analyze";
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-2xl">Quick Generate</h2>
        <p className="mt-1 text-muted">One photo is enough. What it can't show, you fill in.</p>
      </div>
      {photo ? (
        <CheckedPhoto
          photo={photo}
          remarks={remarks}
          onPhoto={on.onPhoto}
          onRemove={on.onRemove}
          isBusy={task !== null}
        />
      ) : (
        <DropZone onPhoto={on.onPhoto} isOver={isOver} />
      )}
      {error && <Alert tone="brick">{error}</Alert>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant={isLeading ? "primary" : "secondary"}
          className="text-balance px-3 py-2 leading-snug sm:col-span-2"
          disabled={isUnready}
          onClick={on.onGenerate}
        >
          Generate Complete Listing from Photo
        </Button>
        <Button variant="secondary" className="px-3" disabled={isUnready} onClick={on.onAutoFill}>
          Auto-fill from image
        </Button>
        <Button variant="secondary" className="px-3" disabled={isUnready} onClick={on.onAnalyze}>
          Analyze &amp; Fill Form
        </Button>
      </div>
      {isReading ? (
        <GenerationProgress type="analyzing" />
      ) : (
        <p className="text-muted text-sm">
          Auto-fill writes into empty fields only. Analyze also shows you what the photo says where you typed something
          else. Neither uses up a listing.
        </p>
      )}
    </Card>
  );
}
