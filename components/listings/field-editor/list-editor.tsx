"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";

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
  const list = useRef<HTMLOListElement>(null);
  const [focusIndex, setFocusIndex] = useState<number | null>(
    entries.length === 0 ? null : 0,
  );
  const [announcement, setAnnouncement] = useState("");
  const shown = entries.length === 0 ? [""] : entries;

  const isOver = (entry: string) => entry.trim().length > maxLength;

  useEffect(() => {
    if (focusIndex === null) return;
    list.current?.querySelectorAll("input")[focusIndex]?.focus();
    setFocusIndex(null);
  }, [focusIndex]);

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
  function keyAction({ key, altKey }: React.KeyboardEvent, slot: number) {
    if (key === "Enter") return () => goToNext(slot);
    if (key === "Backspace" && shown[slot] === "" && shown.length > 1)
      return () => remove(slot);
    if (key === "ArrowUp" && altKey) return () => move(slot, slot - 1);
    if (key === "ArrowDown" && altKey) return () => move(slot, slot + 1);
    return null;
  }
  function handleKeyDown(event: React.KeyboardEvent, slot: number) {
    if (event.nativeEvent.isComposing) return;
    const act = keyAction(event, slot);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div>
      <ol ref={list} className="grid gap-2 @5xl:grid-cols-2 @5xl:gap-x-6">
        {shown.map((entry, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position.
          <li key={slot} className="flex items-center">
            <span
              className="w-7 shrink-0 text-muted-foreground text-sm tabular-nums"
              aria-hidden="true"
            >
              {slot + 1}
            </span>
            <div className="relative min-w-0 flex-1">
              <input
                aria-label={`${itemName} ${slot + 1}`}
                aria-invalid={invalid.has(slot) || undefined}
                aria-describedby={describedBy}
                autoCapitalize="none"
                enterKeyHint="next"
                value={entry}
                onChange={({ target }) =>
                  onType(
                    shown.map((other, at) =>
                      at === slot ? target.value : other,
                    ),
                  )
                }
                onKeyDown={(event) => handleKeyDown(event, slot)}
                className={`control sm:pr-13 ${isOver(entry) ? "pr-13" : ""}`}
              />
              <span
                aria-hidden="true"
                className={`-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-xs tabular-nums ${isOver(entry) ? "font-semibold text-brick" : "text-muted-foreground max-sm:hidden"}`}
              >
                {entry.trim().length}/{maxLength}
              </span>
            </div>
            <IconButton
              label={`Move ${itemName} ${slot + 1} up`}
              icon={ArrowUp}
              disabled={slot === 0}
              onClick={() => move(slot, slot - 1)}
              className="max-sm:hidden"
            />
            <IconButton
              label={`Move ${itemName} ${slot + 1} down`}
              icon={ArrowDown}
              disabled={slot === shown.length - 1}
              onClick={() => move(slot, slot + 1)}
            />
            <IconButton
              label={`Remove ${itemName} ${slot + 1}`}
              icon={X}
              onClick={() => remove(slot)}
            />
          </li>
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
