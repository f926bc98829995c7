"use client";

import { useEffect, useState } from "react";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { installation } from "@/lib/settings/installation";

const messageInterval = 2_000;
const dotInterval = 500;

function useTicks(milliseconds: number) {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setTicks((count) => count + 1),
      milliseconds,
    );
    return () => clearInterval(timer);
  }, [milliseconds]);
  return ticks;
}

type GenerationProgressProps = { type: ProgressType; percent?: number };

/**
 * The visible message changes every two seconds; a screen reader announces only
 * the first.
 */
export function GenerationProgress({ type, percent }: GenerationProgressProps) {
  const messages =
    type === "analyzing" && !installation().hasPictures
      ? colorMessages
      : progressMessages[type];
  const message = messages[useTicks(messageInterval) % messages.length] ?? "";
  const dots = useTicks(dotInterval) % 4;
  return (
    <div className="space-y-3">
      <div role="status" className="flex items-center gap-3">
        <Spinner className="shrink-0 text-primary motion-reduce:hidden" />
        <span className="sr-only">{messages[0]}, please wait.</span>
        <span aria-hidden="true" className="font-semibold">
          {message}
          <span className="motion-reduce:hidden">{".".repeat(dots)}</span>
          <span className="not-motion-reduce:hidden">…</span>
        </span>
      </div>
      {percent !== undefined && <Progress label="Progress" percent={percent} />}
    </div>
  );
}

type ProgressType = "analyzing" | "generating" | "uploading" | "processing";

/** Of a photo that the writer can't look at. */
const colorMessages = ["Reading the colors"];
/** Shown in turn. The first one is also announced to screen readers. */
const progressMessages: Record<ProgressType, readonly string[]> = {
  analyzing: [
    "Looking at your photo",
    "Finding materials and colors",
    "Working out the style",
    "Choosing a category",
    "Filling in the form",
  ],
  generating: [
    "Analyzing product details",
    "Researching keywords",
    "Optimizing for the marketplace algorithm",
    "Generating descriptions",
    "Creating tags",
    "Finalizing content",
  ],
  uploading: ["Sending your photos", "Still sending", "Almost there"],
  processing: [
    "Preparing your photo",
    "Removing location and camera data",
    "Checking the size",
  ],
};
