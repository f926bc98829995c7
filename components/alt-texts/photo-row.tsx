"use client";

import { useId, useState } from "react";
import { poorLabels } from "@/components/alt-texts/poor-labels";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Textarea } from "@/components/ui/textarea";
import type { EditAltTexts, ReviewedPhoto } from "@/lib/alt-texts/schema";
import { altTextAim, altTextLimit } from "@/lib/listing-text/fields/limits";

type Edited = EditAltTexts["photos"][number];

type PhotoRowProps = {
  /** Etsy's number. */
  listingId: string;
  photo: ReviewedPhoto;
  edited: Edited | undefined;
  /** Sent, or on its way. */
  isOver: boolean;
  /** Etsy didn't take its text. */
  isRefused: boolean;
  /** Whether the text may have to be copied by hand. */
  canCopy: boolean;
  onChange: (part: Partial<Edited>) => void;
};

/** A photo, its present alt text, and the new one. */
export function PhotoRow({
  listingId,
  photo: { imageId, rank, present, kind, note },
  edited,
  isOver,
  isRefused,
  canCopy,
  onChange,
}: PhotoRowProps) {
  const id = useId();
  const { text = "", isTaken = false } = edited ?? {};
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.5fr)]">
      <Picture
        listingId={listingId}
        imageId={imageId}
        rank={rank}
        text={text}
      />
      <div className="min-w-0">
        <p className="text-muted-foreground text-sm">
          On Etsy when it was read
        </p>
        <p className="break-words">
          {present || <span className="text-muted-foreground">Nothing</span>}
        </p>
        {kind && present && (
          <Badge className="mt-1.5" variant="warning">
            {poorLabels[kind]}
          </Badge>
        )}
      </div>
      <div className="col-span-2 min-w-0 md:col-span-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <label htmlFor={id} className="text-muted-foreground text-sm">
            New alt text of photo {rank}
          </label>
          {canCopy && text.trim() !== "" && (
            <CopyButton
              text={text}
              what={`the alt text of photo ${rank}`}
              variant="secondary"
              className="mb-1.5"
            />
          )}
        </div>
        <Textarea
          id={id}
          rows={3}
          maxLength={altTextLimit}
          value={text}
          readOnly={isOver}
          aria-describedby={`${id}-count ${id}-note`}
          onChange={({ currentTarget: { value } }) =>
            onChange({
              text: value,
              isTaken: value.trim() !== "" && (isTaken || text.trim() === ""),
            })
          }
        />
        <p id={`${id}-note`} className="text-sm text-warning empty:hidden">
          {note}
        </p>
        {isRefused && (
          <Badge className="mt-1.5" variant="warning">
            Etsy refused it
          </Badge>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={`Use for photo ${rank}`}
            checked={isTaken}
            disabled={isOver || text.trim() === ""}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ isTaken: checked })
            }
          />
          <p
            id={`${id}-count`}
            className={`text-sm tabular-nums ${text.length > altTextAim ? "text-warning" : "text-muted-foreground"}`}
          >
            {text.length} of {altTextAim}
            <span className="sr-only"> recommended characters</span>
          </p>
        </div>
      </div>
    </li>
  );
}

type PictureProps = {
  listingId: string;
  imageId: number;
  rank: number;
  /** What it is said to show. */
  text: string;
};

/** From our own address, which fetches it from Etsy each time. */
function Picture({ listingId, imageId, rank, text }: PictureProps) {
  const [isMissing, setMissing] = useState(false);
  const frame =
    "relative aspect-[4/3] w-full overflow-hidden rounded-md border border-border bg-background";
  return (
    <figure className={frame}>
      {isMissing ? (
        <p className="grid size-full place-items-center px-2 text-center text-muted-foreground text-sm">
          No picture from Etsy
        </p>
      ) : (
        /* biome-ignore lint/performance/noImgElement: it is small already, and only its owner may see it. */
        <img
          src={`/api/alt-texts/${listingId}/pictures/${imageId}`}
          alt={text}
          width={320}
          height={240}
          loading="lazy"
          onError={() => setMissing(true)}
          className="size-full object-contain"
        />
      )}
      <figcaption className="absolute bottom-0 left-0 rounded-tr-sm bg-card px-1.5 font-semibold text-xs tabular-nums leading-5">
        <span className="sr-only">Photo </span>
        {rank}
      </figcaption>
    </figure>
  );
}
