"use client";

import { useId, useState } from "react";
import type { Editor } from "@/components/listing/editor/use-editor";
import { CopyFieldButton } from "@/components/listing/view/copy-guard";
import { TextWithBlanks } from "@/components/listing/view/field-body";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { inputVariants } from "@/components/ui/input";
import { giveFocus, takeFocusAtEnd } from "@/components/ui/take-focus";
import { useWideScreen } from "@/components/ui/use-wide-screen";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { altTextAim } from "@/lib/listing-text/fields/limits";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";

/** What is copied one after the other, from the first photo to the last. */
const copyMark = (position: number) => ({ "data-copy-photo": position });

/**
 * Moves the focus to the button that copies the alt text of the next photo;
 * `sectionId` is the field's.
 */
export function focusNextCopy(sectionId: string, position: number) {
  const section = document.getElementById(sectionId);
  const next = section?.querySelector<HTMLElement>(
    `[data-copy-photo="${position + 1}"] button`,
  );
  const fold = next?.closest("details");
  if (fold) fold.open = true;
  next?.focus();
}

/** The body of a field that is about the first of several photos, beside it. */
export function BodyOfPhoto({
  photos,
  body,
}: {
  photos: ListingPhoto[];
  body: React.ReactNode;
}) {
  const [first] = photos;
  if (!first || photos.length === 1) return body;
  return (
    <div className="flex gap-3">
      <Thumbnail photo={first} />
      <div className="min-w-0 flex-1">{body}</div>
    </div>
  );
}

function Thumbnail({
  photo: { thumbnailUrl, position },
}: {
  photo: ListingPhoto;
}) {
  return (
    <figure className="relative size-18 shrink-0 overflow-hidden rounded-md border border-border bg-background print:hidden">
      {/* biome-ignore lint/performance/noImgElement: it is already a thumbnail, and only its owner may read it. */}
      <img
        src={thumbnailUrl}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-full object-cover"
      />
      <figcaption className="absolute bottom-0 left-0 rounded-tr-sm bg-card px-1.5 font-semibold text-xs tabular-nums leading-5">
        <span className="sr-only">Photo </span>
        {position}
      </figcaption>
    </figure>
  );
}

type PhotoAltTextsProps = {
  photos: ListingPhoto[];
  editor: Editor;
  /** Of the field that they stand in. */
  sectionId: string;
};

/**
 * The alt texts of the photos after the first. Folded where they would have to
 * be scrolled past.
 */
export function PhotoAltTexts({ photos, ...field }: PhotoAltTextsProps) {
  const isWide = useWideScreen();
  const others = photos.filter(
    ({ id, position }) => id !== null && position > 1,
  );
  if (others.length === 0) return null;
  const summary =
    others.length === 1
      ? "Alt text of photo 2"
      : `Alt text of photos 2 to ${photos.length}`;
  const list = (
    <ol aria-label={summary} className="divide-y divide-border text-foreground">
      {others.map((photo) => (
        <AltTextRow key={photo.id} photo={photo} {...field} />
      ))}
    </ol>
  );
  if (isWide || others.length === 1)
    return <div className="mt-4 border-border border-t">{list}</div>;
  return (
    <div className="mt-1">
      <Disclosure summary={summary} className="last:border-0">
        {list}
      </Disclosure>
    </div>
  );
}

type AltTextRowProps = Omit<PhotoAltTextsProps, "photos"> & {
  photo: ListingPhoto;
};

function AltTextRow({ photo, editor, sectionId }: AltTextRowProps) {
  const { id, position } = photo;
  const [isEditing, setEditing] = useState(false);
  const problemsId = useId();
  const editId = useId();
  const text = editor.altTexts[id ?? ""] ?? photo.altText;
  const name = `alt text of photo ${position}`;
  const violations = checkAltText(text);

  function finish() {
    setEditing(false);
    giveFocus(editId);
  }
  function handleKeyDown(event: React.KeyboardEvent) {
    const isDone =
      event.key === "Escape" ||
      (event.key === "Enter" && !event.nativeEvent.isComposing);
    if (!isDone) return;
    event.preventDefault();
    finish();
  }

  return (
    <li className="flex gap-3 py-3 last:pb-0">
      <Thumbnail photo={photo} />
      <div className="min-w-0 flex-1">
        {isEditing ? (
          <AltTextInput
            label={`Alt text of photo ${position}`}
            text={text}
            describedBy={problemsId}
            isInvalid={violations.length > 0}
            onType={(typed) => editor.typeAltText(id ?? "", typed)}
            onKeyDown={handleKeyDown}
          />
        ) : (
          <p className="max-w-prose break-words">
            {text.trim() === "" ? (
              <span className="text-muted-foreground">None yet.</span>
            ) : (
              <TextWithBlanks text={text} />
            )}
          </p>
        )}
        <ul
          id={problemsId}
          className="space-y-1 font-semibold text-destructive text-sm not-empty:mt-2"
        >
          {violations.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
        <div className="-mr-3 flex flex-wrap items-center justify-between print:hidden">
          <Counter length={text.trim().length} />
          <div className="flex" {...copyMark(position)}>
            <CopyFieldButton
              listing={{ ...emptyListing, altText: text.trim() }}
              field="altText"
              name={name}
              onCopied={() => focusNextCopy(sectionId, position)}
            />
            <Button
              id={editId}
              variant="ghost"
              size="sm"
              aria-expanded={isEditing}
              aria-label={`${isEditing ? "Done with" : "Edit"} ${name}`}
              className={isEditing ? "text-primary" : ""}
              onClick={() => (isEditing ? finish() : setEditing(true))}
            >
              {isEditing ? "Done" : "Edit"}
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}

function Counter({ length }: { length: number }) {
  const isLong = length > altTextAim;
  return (
    <p
      className={`text-sm tabular-nums ${isLong ? "font-semibold text-warning" : "text-muted-foreground"}`}
    >
      {length}/{altTextAim}
      <span>{isLong && ": Etsy's own form takes no more"}</span>
    </p>
  );
}

type AltTextInputProps = {
  label: string;
  text: string;
  describedBy: string;
  isInvalid: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
};

function AltTextInput({
  label,
  text,
  describedBy,
  isInvalid,
  onType,
  onKeyDown,
}: AltTextInputProps) {
  return (
    <textarea
      ref={takeFocusAtEnd}
      rows={3}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={text}
      onChange={({ target }) => onType(target.value.replace(/\s*\n\s*/g, " "))}
      onKeyDown={onKeyDown}
      className={inputVariants({
        className: "field-sizing-content resize-none",
      })}
    />
  );
}
