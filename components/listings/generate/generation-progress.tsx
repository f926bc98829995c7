"use client";

import { useEffect, useState } from "react";
import { type ProgressType, progressMessages } from "@/components/listings/generate/progress-messages";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";

const messageTime = 2_000;
const dotTime = 500;

function useTicks(milliseconds: number) {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return ticks;
}

type GenerationProgressProps = { type: ProgressType; percent?: number };

/** Says what is going on: in turns to the eye, once to a screen reader. */
export function GenerationProgress({ type, percent }: GenerationProgressProps) {
  const messages = progressMessages[type];
  const message = messages[useTicks(messageTime) % messages.length] ?? "";
  const dots = useTicks(dotTime) % 4;
  return (
    <div className="space-y-3">
      <div role="status" className="flex items-center gap-3">
        <Spinner className="shrink-0 text-clay motion-reduce:hidden" />
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
