import { useEffect } from "react";
import { useWaiting, waitingStore } from "@/components/workspace/use-waiting";
import type { WaitingEntry } from "@/lib/waiting/schema";

type WaitingNumberProps = {
  kind: WaitingEntry;
  /** Whether its page is open: then it is seen, and the number is gone. */
  isOpen: boolean;
};

/** What waits behind an entry and was not seen yet, in its corner. */
export function WaitingNumber({ kind, isOpen }: WaitingNumberProps) {
  const { waiting } = useWaiting();
  const count = waiting?.[kind].unseen ?? 0;

  useEffect(() => {
    if (isOpen && count > 0) waitingStore.see(kind);
  }, [isOpen, count, kind]);

  if (isOpen || count === 0) return null;
  return (
    <span className="absolute top-0.5 left-1/2 ml-2 min-w-5 rounded-full bg-primary px-1 text-center font-semibold text-primary-foreground text-xs tabular-nums leading-5 md:-right-2 md:left-auto md:ml-0">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
