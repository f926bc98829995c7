"use client";

import { clsx } from "clsx";
import { CircleHelp } from "lucide-react";
import { memo } from "react";
import { RowFoot, type RowProps } from "@/components/batches/new/row-foot";
import { RowPhotos } from "@/components/batches/new/row-photos";
import type { UnsentAction } from "@/components/batches/new/unsent-batch";
import { usePhotoDrop } from "@/components/batches/new/use-photo-drop";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { inputFields } from "@/lib/listing-text/fields/input";

type UnsentRowCardProps = RowProps & {
  /** From 1. */
  place: number;
  /** The key of its neighbor below. */
  below: string | null;
  hintId: string;
  /** Whether nobody knows if it belongs to the one above. */
  isUnsure: boolean;
  onSelect: (key: string) => void;
};

/** Once it is drawn at its new place: the keys go on with it. */
function focusPhoto(key: string | undefined) {
  if (key !== undefined)
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-photo="${key}"]`)?.focus(),
    );
}

/** A listing to be: its name, its photos, and what is different about it. */
export const UnsentRowCard = memo(function UnsentRowCard(
  props: UnsentRowCardProps,
) {
  const { row, place, above, below, isUnsure, isBusy, dispatch } = props;
  const { key, name, photos, problem, leftOut = [] } = row;
  const drop = usePhotoDrop(!isBusy, (keys) =>
    dispatch({ type: "move", photos: keys, to: key }),
  );
  const label = name || `listing ${place}`;

  function handleKeys(photo: string, at: number, event: React.KeyboardEvent) {
    const action = actionOfKey(event, { photo, at, count: photos.length }, [
      above,
      below,
    ]);
    if (!action) return;
    dispatch(action);
    event.preventDefault();
    focusPhoto(
      event.key === "Delete" ? (photos[at + 1] ?? photos[at - 1])?.key : photo,
    );
  }

  function split(photo: string) {
    dispatch({ type: "splitBefore", photo });
    focusPhoto(photo);
  }

  return (
    <li
      aria-label={label}
      data-row={key}
      {...drop.targetProps}
      className={clsx(
        "space-y-3 rounded-lg border p-3 defer-layout [contain-intrinsic-size:auto_15rem] sm:p-4",
        drop.isOver
          ? "border-primary bg-accent"
          : problem
            ? "border-destructive bg-card"
            : "border-border bg-card",
      )}
    >
      {isUnsure && (
        <UnsureBorder
          label={label}
          isBusy={isBusy}
          onMerge={() => dispatch({ type: "merge", key })}
          onKeepApart={() => dispatch({ type: "keepApart", key })}
        />
      )}
      <div className="flex items-center gap-3">
        <span className="w-7 shrink-0 text-muted-foreground text-sm tabular-nums">
          {place}
        </span>
        <NameInput
          place={place}
          name={name}
          hasPhotos={photos.length > 0}
          isBusy={isBusy}
          onName={(next) => dispatch({ type: "rename", key, name: next })}
        />
      </div>
      {photos.length > 0 && (
        <RowPhotos
          {...props}
          photos={photos}
          name={name}
          onSplit={split}
          onKeys={handleKeys}
        />
      )}
      {problem && (
        <p className="font-semibold text-destructive text-sm">{problem}</p>
      )}
      {leftOut.map((sentence) => (
        <p key={sentence} className="break-words text-warning text-sm">
          {sentence}
        </p>
      ))}
      <RowFoot {...props} label={label} />
    </li>
  );
});

type UnsureBorderProps = {
  label: string;
  isBusy: boolean;
  onMerge: () => void;
  onKeepApart: () => void;
};

/** Between a listing and the one above. */
function UnsureBorder({
  label,
  isBusy,
  onMerge,
  onKeepApart,
}: UnsureBorderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-warning border-b border-dashed pb-2">
      <p className="mr-auto flex items-center gap-2 text-sm">
        <CircleHelp className="size-5 shrink-0 text-warning" />
        <span>
          <strong>Unsure:</strong> the same product as above, or another?
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy}
          onClick={onMerge}
        >
          Same product<span className="sr-only">: merge {label} with it</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isBusy}
          onClick={onKeepApart}
        >
          Another product<span className="sr-only">: keep {label} apart</span>
        </Button>
      </div>
    </div>
  );
}

type NameInputProps = {
  place: number;
  name: string;
  hasPhotos: boolean;
  isBusy: boolean;
  onName: (name: string) => void;
};

function NameInput({ place, name, hasPhotos, isBusy, onName }: NameInputProps) {
  return (
    <Input
      aria-label={`Product name of listing ${place}`}
      value={name}
      disabled={isBusy}
      maxLength={inputFields.productName.maxLength}
      placeholder={
        hasPhotos
          ? "Named from its photos"
          : inputFields.productName.placeholder
      }
      onChange={({ target }) => onName(target.value)}
    />
  );
}

/**
 * What a key does to a photo: Alt moves it to a neighbor or within its own
 * listing, S begins a listing with it, J joins its listing with the next one,
 * Delete removes it. Null for any other.
 */
function actionOfKey(
  event: React.KeyboardEvent,
  { photo, at, count }: { photo: string; at: number; count: number },
  [above, below]: [string | null, string | null],
): UnsentAction | null {
  if (event.altKey) {
    const to = { ArrowUp: above, ArrowDown: below }[event.key];
    if (to) return { type: "move", photos: [photo], to };
    const place = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (place !== undefined) return { type: "place", photo, place };
  }
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  if (isPlain && event.key.toLowerCase() === "s" && at > 0)
    return { type: "splitBefore", photo };
  if (isPlain && event.key.toLowerCase() === "j" && below)
    return { type: "merge", key: below };
  return event.key === "Delete"
    ? { type: "removePhotos", photos: [photo] }
    : null;
}
