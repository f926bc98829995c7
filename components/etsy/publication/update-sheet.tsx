"use client";

import { useState } from "react";
import useSWR from "swr";
import type { EtsyDraftProps } from "@/components/etsy/draft-props";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import {
  Difference,
  fieldNames,
} from "@/components/etsy/publication/difference";
import {
  DraftBlockers,
  findBlockers,
  type SheetEditor,
} from "@/components/etsy/sheet/draft-blockers";
import { RemarkLine } from "@/components/etsy/updates/remark-line";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { leaving, useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { site } from "@/lib/content/site";
import type {
  UpdatableField,
  UpdatePreview,
  UpdateRequest,
} from "@/lib/etsy/listing/schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

type UpdateSheetProps = {
  listing: ListingAnswer;
  editor: SheetEditor;
  /**
   * What the latest update replaced goes back, in place of the listing's own
   * text.
   */
  isPutBack: boolean;
  isOpen: boolean;
  onShow: EtsyDraftProps["onShow"];
  onClose: () => void;
  onStarted: () => Promise<void>;
};

/**
 * The listing's text against what is on Etsy: each field with its own box,
 * and nothing goes unless it is ticked.
 */
export function UpdateSheet({ isOpen, ...props }: UpdateSheetProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={props.isPutBack ? "Restore on Etsy" : "Update on Etsy"}
      className="w-[min(46rem,calc(100vw-1rem))] max-sm:max-h-[96dvh]"
    >
      <PreviewReader {...props} />
    </Dialog>
  );
}

type SheetProps = Omit<UpdateSheetProps, "isOpen">;

function PreviewReader(props: SheetProps) {
  const path = `/api/listings/${props.listing.id}/etsy`;
  const asked: Partial<UpdateRequest> = props.isPutBack
    ? { putBack: true }
    : {};
  const { data, error, isValidating, mutate } = useSWR<UpdatePreview, Error>(
    [path, props.isPutBack],
    () => api<UpdatePreview>("PUT", path, asked),
    { revalidateOnMount: true },
  );
  if (isValidating) return <p role="status">Reading the listing from Etsy…</p>;
  if (error) return <EtsyFailure error={error} onRetry={() => mutate()} />;
  return data ? (
    <Fields
      key={data.digest}
      {...props}
      path={path}
      preview={data}
      onLookAgain={() => mutate()}
    />
  ) : null;
}

type FieldsProps = SheetProps & {
  path: string;
  preview: UpdatePreview;
  onLookAgain: () => void;
};

function Fields({
  path,
  preview,
  editor,
  isPutBack,
  onShow,
  onClose,
  onStarted,
  onLookAgain,
}: FieldsProps) {
  const { differences, remarks = [], digest, canChangeAltTexts } = preview;
  const [chosen, setChosen] = useState<UpdatableField[]>(
    isPutBack ? differences.map(({ field }) => field) : [],
  );
  const { isSending, error, send } = useUpdate(path, onStarted);
  const blockers = isPutBack ? [] : findBlockers({ photos: [] }, editor);

  const left = isPutBack
    ? remarks.map((remark) => (
        <RemarkLine key={`${remark.field} ${remark.rank}`} remark={remark} />
      ))
    : null;
  if (differences.length === 0)
    return left && left.length > 0 ? (
      <div className="space-y-3">{left}</div>
    ) : (
      <p>Etsy already has what this listing says. There is nothing to send.</p>
    );
  const isOutdated = error?.code === "conflict";
  return (
    <div className="space-y-5">
      <DraftBlockers
        blockers={blockers}
        onShow={(point) => {
          onClose();
          onShow(point);
        }}
      />
      <WhatHappens
        isPutBack={isPutBack}
        isPublished={preview.state === "active"}
      />
      <FieldList
        differences={differences}
        chosen={chosen}
        onChosen={setChosen}
      />
      {left}
      {!isPutBack && !canChangeAltTexts && (
        <p className="text-muted-foreground text-sm">
          Alt texts stay as they are there: Etsy has a different number of
          photos.
        </p>
      )}
      {error &&
        (isOutdated ? (
          <Alert variant="warning" title={error.message} />
        ) : (
          <EtsyFailure error={error} />
        ))}
      <DialogFooter>
        <Button
          variant="ghost"
          className="max-sm:flex-1"
          onClick={onClose}
          disabled={isSending}
        >
          Cancel
        </Button>
        {isOutdated ? (
          <Button className="max-sm:w-full" onClick={onLookAgain}>
            Look again
          </Button>
        ) : (
          <Button
            className="max-sm:w-full"
            onClick={() =>
              send({
                fields: chosen,
                confirm: true,
                digest,
                ...(isPutBack && { putBack: true }),
              })
            }
            disabled={isSending || chosen.length === 0 || blockers.length > 0}
          >
            {isSending ? "Sending…" : labelFor(chosen.length, isPutBack)}
          </Button>
        )}
      </DialogFooter>
      <p className="text-muted-foreground text-sm">{site.etsyNotice}</p>
    </div>
  );
}

/** Sends what is to be replaced on Etsy. */
function useUpdate(path: string, onStarted: () => Promise<void>) {
  const [error, setError] = useState<ApiError | null>(null);
  const { isPending, run: send } = useAction(
    async (request: UpdateRequest) => {
      setError(null);
      await api("PUT", path, request);
      await onStarted();
      return leaving;
    },
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    },
  );
  return { isSending: isPending, error, send };
}

type WhatHappensProps = { isPutBack: boolean; isPublished: boolean };

function WhatHappens({ isPutBack, isPublished }: WhatHappensProps) {
  return (
    <p className="text-muted-foreground text-sm">
      {isPutBack
        ? "These texts were on Etsy before the latest update."
        : "Check what should replace the text on Etsy."}{" "}
      <span>
        {isPublished &&
          "The listing is published: buyers see the change at once."}
      </span>{" "}
      <span>
        {!isPutBack && "What is there now is kept, and can be restored."}
      </span>
    </p>
  );
}

type FieldListProps = {
  differences: UpdatePreview["differences"];
  chosen: UpdatableField[];
  onChosen: (chosen: UpdatableField[]) => void;
};

function FieldList({ differences, chosen, onChosen }: FieldListProps) {
  return (
    <ul className="space-y-5">
      {differences.map((difference) => (
        <li key={difference.field}>
          <Checkbox
            label={
              <span className="font-semibold">
                {fieldNames[difference.field]}
              </span>
            }
            checked={chosen.includes(difference.field)}
            onChange={({ target }) => {
              const others = chosen.filter(
                (field) => field !== difference.field,
              );
              onChosen(target.checked ? [...others, difference.field] : others);
            }}
          />
          <Difference
            field={difference.field}
            label="what would change on Etsy"
            before={difference.there}
            after={difference.here}
          />
        </li>
      ))}
    </ul>
  );
}

function labelFor(count: number, isPutBack: boolean) {
  const what =
    count === 0
      ? "the checked fields"
      : count === 1
        ? "1 field"
        : `${count} fields`;
  return isPutBack ? `Restore ${what}` : `Replace ${what} on Etsy`;
}
