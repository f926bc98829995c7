"use client";

import Link from "next/link";
import { useId, useState } from "react";
import { ChangedFields } from "@/components/changes/changed-fields";
import { formatDay, sourceNames } from "@/components/changes/describe";
import { NumbersForm } from "@/components/changes/numbers-form";
import { NumbersTable } from "@/components/changes/numbers-table";
import { PutBack } from "@/components/changes/put-back";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { takeFocusAndView } from "@/components/ui/take-focus";
import { useAction } from "@/components/ui/use-action";
import { apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type {
  ChangeAnswer,
  ListingNumbers,
  Period,
} from "@/lib/changes/schema";

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const numbers = new Intl.NumberFormat();

const dayOf = ({ changedAt }: ChangeAnswer) =>
  dates.format(new Date(changedAt));

type ChangeCardProps = {
  change: ChangeAnswer;
  numbers: ListingNumbers;
  covered: Period[];
  /** Numbers were added, or the note is gone. */
  onChange: () => Promise<unknown>;
  /** Within a listing its name would only repeat. */
  isOfListing?: boolean | undefined;
};

/**
 * What was changed of a listing and when, with the numbers before and after.
 */
export function ChangeCard({
  change,
  numbers: known,
  covered,
  onChange,
  isOfListing,
}: ChangeCardProps) {
  const { id, productName, fields } = change;
  const [isTyping, setTyping] = useState(false);
  /** The form took the place of the button, and with it the focus. */
  const [hasTyped, setTyped] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const titleId = useId();
  const name = `${productName}, ${dayOf(change)}`;

  function startTyping() {
    setTyping(true);
    setTyped(true);
  }
  const { run: remove } = useAction(async () => {
    setDeleting(false);
    await apiResponse("DELETE", `/api/changes/${id}`, undefined).catch(
      (error: unknown) => {
        // Deleted in another tab already: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      },
    );
    await onChange();
  }, "Failed to delete the note");

  return (
    <>
      <article
        aria-labelledby={titleId}
        className="space-y-4 rounded-lg border border-border bg-card p-3 sm:p-5"
      >
        <CardHead change={change} titleId={titleId} isOfListing={isOfListing} />
        <ChangedFields fields={fields} productName={name} />
        <PutBack change={change} name={name} onChange={onChange} />
        <NumbersTable change={change} numbers={known} covered={covered} />
        <TypedNumbers change={change} numbers={known} />
        {isTyping ? (
          <NumbersForm
            change={change}
            onCancel={() => setTyping(false)}
            onSaved={async () => {
              await onChange();
              setTyping(false);
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={hasTyped ? takeFocusAndView : undefined}
              variant="secondary"
              size="sm"
              aria-label={`Add numbers for ${name}`}
              onClick={startTyping}
            >
              Add numbers
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="text-destructive"
              aria-label={`Delete the note on ${name}`}
              onClick={() => setDeleting(true)}
            >
              Delete note
            </Button>
          </div>
        )}
      </article>
      <DeleteNoteDialog
        name={name}
        canPutBack={change.putBackUntil != null}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDelete={remove}
      />
    </>
  );
}

type CardHeadProps = Pick<ChangeCardProps, "change" | "isOfListing"> & {
  titleId: string;
};

/** Of which listing and when, and how it is known. */
function CardHead({ change, titleId, isOfListing }: CardHeadProps) {
  const { listingId, productName, source, changedAt } = change;
  // Within a listing it stands below "Results".
  const Title = isOfListing ? "h4" : "h2";
  const when = dayOf(change);
  return (
    <div>
      <Title
        id={titleId}
        className="break-words font-sans font-semibold text-lg leading-snug tracking-normal"
      >
        {isOfListing ? (
          when
        ) : (
          <Link href={`/history?open=${listingId}`} className="underline">
            {productName}
          </Link>
        )}
      </Title>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
        {!isOfListing && <time dateTime={changedAt}>{when}</time>}
        <Badge>{sourceNames[source]}</Badge>
      </p>
    </div>
  );
}

type DeleteNoteDialogProps = {
  /** Of the note: the product and the day. */
  name: string;
  canPutBack: boolean;
  isOpen: boolean;
  onClose: () => void;
  onDelete: () => void;
};

function DeleteNoteDialog({
  name,
  canPutBack,
  isOpen,
  onClose,
  onDelete,
}: DeleteNoteDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete this note?">
      <p className="break-words">
        The note on {name} is deleted, along with the numbers that were added to
        it. The listing stays as it is.
        <span>
          {canPutBack &&
            " What this change replaced on Etsy can then no longer be put back."}
        </span>
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="destructive" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

const words = {
  views: ["view", "views"],
  favorites: ["favorite", "favorites"],
  orders: ["order", "orders"],
} as const;

/**
 * So that the seller sees what she typed, and can correct it by typing that day
 * again.
 */
function TypedNumbers({
  change,
  numbers: { readings },
}: Pick<ChangeCardProps, "change" | "numbers">) {
  const typed = readings.filter(
    ({ source, changeId }) => source === "typed" && changeId === change.id,
  );
  if (typed.length === 0) return null;
  const totalsOf = (reading: (typeof typed)[number]) =>
    (["views", "favorites", "orders"] as const)
      .flatMap((metric) => {
        const total = reading[metric];
        return total === null
          ? []
          : `${numbers.format(total)} ${words[metric][total === 1 ? 0 : 1]}`;
      })
      .join(", ");
  return (
    <p className="max-w-prose text-muted-foreground text-sm">
      Totals you typed:{" "}
      {typed
        .map(
          (reading) =>
            `${formatDay(new Date(reading.readAt))}: ${totalsOf(reading)}`,
        )
        .join("; ")}
      .
    </p>
  );
}
