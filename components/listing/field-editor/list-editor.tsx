"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { handleListKey, useInputFocus } from "@/components/listing/list-keys";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { inputVariants } from "@/components/ui/input";

type ListEditorProps = {
  /** "tag" or "material". */
  itemName: string;
  entries: string[];
  slots: number;
  /** Characters of one entry. */
  maxLength: number;
  /** Indexes of entries that Etsy would refuse. */
  invalid: ReadonlySet<number>;
  describedBy: string;
  onEdit: (entries: string[]) => void;
  onType: (entries: string[]) => void;
};

/**
 * Adds, edits, removes and reorders the entries of a list, by button or by
 * keyboard.
 */
export function ListEditor({
  itemName,
  entries,
  slots,
  maxLength,
  invalid,
  describedBy,
  onEdit,
  onType,
}: ListEditorProps) {
  const [listId, setFocusIndex] = useInputFocus(
    entries.length === 0 ? null : 0,
  );
  const [announcement, setAnnouncement] = useState("");
  const shown = entries.length === 0 ? [""] : entries;

  function move(from: number, to: number) {
    const moved = shown[from];
    if (moved === undefined || to < 0 || to >= shown.length) return;
    const others = shown.filter((_, slot) => slot !== from);
    onEdit([...others.slice(0, to), moved, ...others.slice(to)]);
    setFocusIndex(to);
    setAnnouncement(
      `${moved || "Empty slot"} moved to ${itemName} ${to + 1} of ${shown.length}`,
    );
  }
  function remove(slot: number) {
    onEdit(shown.filter((_, other) => other !== slot));
    setFocusIndex(Math.max(0, slot - 1));
    setAnnouncement(`${shown[slot] || "Empty slot"} removed`);
  }
  function add(after: number) {
    if (shown.length >= slots) return;
    onEdit([...shown.slice(0, after), "", ...shown.slice(after)]);
    setFocusIndex(after);
  }
  function goToNext(slot: number) {
    if (shown[slot + 1] === undefined) add(slot + 1);
    else setFocusIndex(slot + 1);
  }

  return (
    <div>
      <ol id={listId} className="grid gap-2 @5xl:grid-cols-2 @5xl:gap-x-6">
        {shown.map((entry, slot) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position.
            key={slot}
            name={`${itemName} ${slot + 1}`}
            slot={slot}
            entry={entry}
            maxLength={maxLength}
            isInvalid={invalid.has(slot)}
            isLast={slot === shown.length - 1}
            describedBy={describedBy}
            onType={(text) =>
              onType(shown.map((other, at) => (at === slot ? text : other)))
            }
            onKeyDown={(event) =>
              handleListKey(event, {
                canRemove: entry === "" && shown.length > 1,
                onNext: () => goToNext(slot),
                onRemove: () => remove(slot),
                onMove: (step) => move(slot, slot + step),
              })
            }
            onMove={(step) => move(slot, slot + step)}
            onRemove={() => remove(slot)}
          />
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 pl-7">
        <Button
          variant="secondary"
          size="sm"
          disabled={shown.length >= slots}
          onClick={() => add(shown.length)}
        >
          Add a {itemName}
        </Button>
        <p className="text-muted-foreground text-sm">
          {shown.length >= slots
            ? `All ${slots} slots are used.`
            : `${slots - shown.length} of ${slots} slots left.`}
          <span className="max-sm:hidden">
            {" "}
            Enter: next slot. Alt and arrow keys: move.
          </span>
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

type ListRowProps = {
  /** "tag 3" */
  name: string;
  slot: number;
  entry: string;
  maxLength: number;
  isInvalid: boolean;
  isLast: boolean;
  describedBy: string;
  onType: (text: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onMove: (step: number) => void;
  onRemove: () => void;
};

function ListRow({
  name,
  slot,
  entry,
  maxLength,
  isInvalid,
  isLast,
  describedBy,
  onType,
  onKeyDown,
  onMove,
  onRemove,
}: ListRowProps) {
  const isOver = entry.trim().length > maxLength;
  return (
    <li className="flex items-center">
      <span
        className="w-7 shrink-0 text-muted-foreground text-sm tabular-nums"
        aria-hidden="true"
      >
        {slot + 1}
      </span>
      <div className="relative min-w-0 flex-1">
        <input
          aria-label={name}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          autoCapitalize="none"
          enterKeyHint="next"
          value={entry}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          className={inputVariants({
            className: `sm:pr-13 ${isOver ? "pr-13" : ""}`,
          })}
        />
        <span
          aria-hidden="true"
          className={`-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-xs tabular-nums ${isOver ? "font-semibold text-destructive" : "text-muted-foreground max-sm:hidden"}`}
        >
          {entry.trim().length}/{maxLength}
        </span>
      </div>
      <IconButton
        label={`Move ${name} up`}
        icon={ArrowUp}
        disabled={slot === 0}
        onClick={() => onMove(-1)}
        className="max-sm:hidden"
      />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label={`Remove ${name}`} icon={X} onClick={onRemove} />
    </li>
  );
}
