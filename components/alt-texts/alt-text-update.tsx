"use client";

import { UpdateMany, updateWords } from "@/components/etsy";
import type { AltTextTarget } from "@/lib/alt-texts/schema";

type AltTextUpdateProps = {
  targets: AltTextTarget[];
  onStarted: () => void;
  onClose: () => void;
};

const words = {
  ...updateWords,
  nothing: "Etsy has these texts already, or these photos are gone.",
};

/** All texts that would be replaced, with their pictures, and one press. */
export function AltTextUpdate({
  targets,
  onStarted,
  onClose,
}: AltTextUpdateProps) {
  const idOf = (listingId: number) =>
    targets.find(({ target }) => target.listingId === listingId)?.id;
  return (
    <UpdateMany
      targets={targets.map(({ target }) => target)}
      words={words}
      renderPhoto={(imageId, listingId) => (
        // biome-ignore lint/performance/noImgElement: it is small already, and only its owner may see it.
        <img
          src={`/api/alt-texts/${idOf(listingId)}/pictures/${imageId}`}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          className="aspect-[4/3] w-24 shrink-0 rounded-md border border-border object-contain"
        />
      )}
      onStarted={onStarted}
      onClose={onClose}
    />
  );
}
