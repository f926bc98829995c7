import { useState } from "react";
import {
  type AcceptedRow,
  hasNoDraft,
} from "@/components/batches/drafts/draft-rows";
import type { RowAnswer } from "@/lib/batches/schema";

const stateOf = ({ draft }: RowAnswer) => JSON.stringify(draft ?? null);

/**
 * Which listing is looked at. What is made is what the rows say, and what was
 * sent since they were read.
 */
export function useWalk(
  accepted: AcceptedRow[],
  first: number | null,
  skipped: number[],
) {
  const [sent, setSent] = useState<ReadonlyMap<number, string>>(new Map());
  const [currentId, setCurrentId] = useState(first);
  const left = accepted.filter(
    (row) => hasNoDraft(row) && sent.get(row.listingId) !== stateOf(row),
  );
  const waiting = left.filter(
    ({ listingId }) => listingId === currentId || !skipped.includes(listingId),
  );
  const current =
    left.find(({ listingId }) => listingId === currentId) ?? waiting[0];
  const after = waiting.filter((row) => row !== current);
  const next =
    after.find(({ position }) => position > (current?.position ?? 0)) ??
    after[0];
  const heldId = current?.listingId ?? null;
  // A listing that Etsy refuses meanwhile comes up again later, not in place of
  // the one that is looked at.
  if (heldId !== null && heldId !== currentId) setCurrentId(heldId);
  const goOn = () => setCurrentId(next?.listingId ?? null);
  return {
    left,
    current,
    next,
    goOn,
    startAgain: () => setCurrentId(left[0]?.listingId ?? null),
    noteSent(row: AcceptedRow) {
      setSent((before) => new Map(before).set(row.listingId, stateOf(row)));
      goOn();
    },
  };
}
