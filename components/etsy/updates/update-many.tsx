"use client";

import { useState } from "react";
import { UpdateScreen } from "@/components/etsy/updates/update-screen";
import type { UpdateWords } from "@/components/etsy/updates/update-words";
import { UpdatesProgress } from "@/components/etsy/updates/updates-progress";
import { maxTargets, type UpdateTargetInput } from "@/lib/etsy/update/schema";

export type UpdateManyProps = {
  /** Any number: each screen shows as many as one press may confirm. */
  targets: UpdateTargetInput[];
  /** How the change is spoken of. */
  words: UpdateWords;
  /** The picture of a photo on Etsy, beside its alt texts. */
  renderPhoto?: (imageId: string, listingId: number) => React.ReactNode;
  /** Something was started; more than once where it takes several screens. */
  onStarted?: (groupId: string) => void;
  onClose: () => void;
};

/**
 * Listings with all that would be replaced on Etsy, then one press for them,
 * and where each stands after it. What is more than a screen goes screen by
 * screen, all of it one group.
 */
export function UpdateMany({
  targets,
  words,
  renderPhoto,
  onStarted,
  onClose,
}: UpdateManyProps) {
  const [from, setFrom] = useState(0);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const shown = targets.slice(from, from + maxTargets);
  const left = targets.length - from - shown.length;
  const next = left > 0 ? () => goOn() : null;

  function goOn() {
    setFrom(from + maxTargets);
    setSent(false);
  }

  if (isSent && groupId !== null)
    return (
      <UpdatesProgress
        groupId={groupId}
        words={words}
        left={left}
        onNext={next}
        onClose={onClose}
      />
    );
  return (
    <UpdateScreen
      key={from}
      targets={shown}
      from={from}
      total={targets.length}
      groupId={groupId}
      words={words}
      renderPhoto={renderPhoto}
      onNext={next}
      onClose={onClose}
      onStarted={(started) => {
        setGroupId(started);
        setSent(true);
        onStarted?.(started);
      }}
    />
  );
}
