"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useState } from "react";
import { handleListKey, useInputFocus } from "@/components/listing/list-keys";
import { problemAt } from "@/components/listing/options/use-options";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { inputVariants } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { type KeptValue, keepAll } from "@/lib/listings/options/change-options";
import type { OptionProblem } from "@/lib/listings/options/problem";

type ValueListProps = {
  /** "option" or "value". */
  itemName: string;
  /** Completes the names of the controls: "of question 1". */
  of: string;
  values: readonly string[];
  /** Entries, and characters of one. */
  slots: number;
  maxLength: number;
  /** Of the last entry that is left. */
  minimum: number;
  /**
   * Whether there can't be another for a reason of its own: that is said here.
   */
  full?: string | null;
  problems: readonly OptionProblem[];
  /** Of the list: "questions.0.options". */
  path: string;
  onEdit: (values: KeptValue[]) => void;
  onType: (index: number, values: KeptValue[]) => void;
};

/**
 * Adds, edits, removes and moves the values that a buyer chooses from, by
 * button or by keyboard.
 */
export function ValueList({
  itemName,
  of,
  values,
  slots,
  maxLength,
  problems,
  path,
  ...rest
}: ValueListProps) {
  const { minimum, full = null, onType } = rest;
  const isFull = values.length >= slots || full !== null;
  const { listId, announcement, ...edits } = useValueEdits({
    itemName,
    values,
    slots,
    ...rest,
    full,
  });
  const addLabel =
    itemName === "option" ? "Add an option" : `Add a ${itemName}`;

  return (
    <div>
      <ol id={listId} className="grid @2xl:grid-cols-2 gap-x-6 gap-y-2">
        {values.map((value, index) => (
          <ValueRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is identified by its position.
            key={index}
            name={`${itemName} ${index + 1} ${of}`}
            placeholder={`${itemName.charAt(0).toUpperCase()}${itemName.slice(1)} ${index + 1}`}
            value={value}
            maxLength={maxLength}
            problem={problemAt(problems, `${path}.${index}`)}
            isFirst={index === 0}
            isLast={index === values.length - 1}
            canRemove={values.length > minimum}
            onType={(text) =>
              onType(
                index,
                keepAll(values).map((one) =>
                  one.from === index ? { ...one, text } : one,
                ),
              )
            }
            onKeyDown={(event) =>
              handleListKey(event, {
                canRemove: value === "" && values.length > minimum,
                onNext: () => edits.goToNext(index),
                onRemove: () => edits.remove(index),
                onMove: (step) => edits.move(index, index + step),
              })
            }
            onPaste={(event) => edits.paste(event, index)}
            onMove={(step) => edits.move(index, index + step)}
            onRemove={() => edits.remove(index)}
          />
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          aria-label={`${addLabel} ${of}`}
          onClick={() => edits.add(values.length)}
        >
          {addLabel}
        </Button>
        <p className="text-muted-foreground text-sm">
          {full ?? `${values.length} of ${slots}.`}
          <span className="max-sm:hidden">
            {" "}
            Enter: next. Alt and arrow keys: move. Lists can be pasted.
          </span>
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

type ValueEdits = Pick<
  ValueListProps,
  "itemName" | "values" | "slots" | "minimum" | "onEdit"
> & { full: string | null };

/** What changes the list; the focus goes with it, and it is announced. */
function useValueEdits({
  itemName,
  values,
  slots,
  minimum,
  full,
  onEdit,
}: ValueEdits) {
  const [listId, setFocusIndex] = useInputFocus(null);
  const [announcement, setAnnouncement] = useState("");
  const isFull = values.length >= slots || full !== null;

  function move(from: number, to: number) {
    const all = keepAll(values);
    const [moved] = all.splice(from, 1);
    if (!moved || to < 0 || to >= values.length) return;
    onEdit([...all.slice(0, to), moved, ...all.slice(to)]);
    setFocusIndex(to);
    setAnnouncement(
      `${moved.text || "Blank"} moved to ${itemName} ${to + 1} of ${values.length}`,
    );
  }
  function remove(index: number) {
    if (values.length <= minimum) return;
    onEdit(keepAll(values).filter(({ from }) => from !== index));
    setFocusIndex(Math.max(0, index - 1));
    setAnnouncement(`${values[index] || "Blank"} removed`);
  }
  function add(after: number) {
    if (isFull) return;
    const all = keepAll(values);
    onEdit([
      ...all.slice(0, after),
      { text: "", from: null },
      ...all.slice(after),
    ]);
    setFocusIndex(after);
  }
  function goToNext(index: number) {
    if (index + 1 < values.length) setFocusIndex(index + 1);
    else add(index + 1);
  }
  function paste(event: React.ClipboardEvent, index: number) {
    const texts = textsIn(event.clipboardData);
    if (texts.length < 2 || full !== null) return;
    event.preventDefault();
    const next = insertTexts(values, index, texts);
    onEdit(next.slice(0, slots));
    const left = Math.max(0, next.length - slots);
    setAnnouncement(`${texts.length - left} ${itemName}s pasted`);
    if (left > 0) sayLeftOut(itemName, left, slots);
  }

  return { listId, announcement, move, remove, add, goToNext, paste };
}

/** Several values are pasted as lines, or with commas between them. */
const textsIn = (clipboard: DataTransfer): string[] =>
  clipboard
    .getData("text/plain")
    .split(/[\n\t;,]+/u)
    .map((text) => text.trim())
    .filter(Boolean);

/** The first text fills the value at the place if it is blank. */
function insertTexts(
  values: readonly string[],
  index: number,
  [first = "", ...others]: string[],
): KeptValue[] {
  const all = keepAll(values);
  const isBlank = all[index]?.text.trim() === "";
  const pasted = isBlank
    ? [{ text: first, from: index }]
    : [...all.slice(index, index + 1), { text: first, from: null }];
  return [
    ...all.slice(0, index),
    ...pasted,
    ...others.map((text) => ({ text, from: null })),
    ...all.slice(index + 1),
  ];
}

function sayLeftOut(itemName: string, left: number, slots: number) {
  const lost =
    left === 1
      ? `The last ${itemName} was`
      : `The last ${left} ${itemName}s were`;
  toast({
    title: "Not all of it fits",
    description: `${lost} left out: there is room for ${slots}.`,
    variant: "error",
  });
}

type ValueRowProps = {
  name: string;
  placeholder: string;
  value: string;
  maxLength: number;
  problem: ReturnType<typeof problemAt>;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  onType: (text: string) => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onPaste: (event: React.ClipboardEvent) => void;
  onMove: (step: number) => void;
  onRemove: () => void;
};

function ValueRow({
  name,
  placeholder,
  value,
  maxLength,
  problem,
  ...row
}: ValueRowProps) {
  const id = `problem-of-${name.replaceAll(" ", "-")}`;
  const isOver = value.length > maxLength;
  const message = problem.error ?? problem.blank;
  return (
    <li>
      <div className="flex items-center">
        <div className="relative min-w-0 flex-1">
          <input
            aria-label={name.charAt(0).toUpperCase() + name.slice(1)}
            aria-invalid={problem.error !== undefined || undefined}
            aria-describedby={message ? id : undefined}
            data-blank={problem.blank !== undefined || undefined}
            enterKeyHint="next"
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => row.onType(target.value)}
            onKeyDown={row.onKeyDown}
            onPaste={row.onPaste}
            className={inputVariants({
              className: `pr-14 ${problem.blank ? "border-warning" : ""}`,
            })}
          />
          <span
            aria-hidden="true"
            className={`-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-xs tabular-nums ${isOver ? "font-semibold text-destructive" : "text-muted-foreground"}`}
          >
            {value.length}/{maxLength}
          </span>
        </div>
        <IconButton
          label={`Move ${name} up`}
          icon={ArrowUp}
          disabled={row.isFirst}
          onClick={() => row.onMove(-1)}
          className="max-sm:hidden"
        />
        <IconButton
          label={`Move ${name} down`}
          icon={ArrowDown}
          disabled={row.isLast}
          onClick={() => row.onMove(1)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={X}
          disabled={!row.canRemove}
          onClick={row.onRemove}
        />
      </div>
      {message && (
        <p
          id={id}
          className={`mt-1 text-sm ${problem.error ? "font-semibold text-destructive" : "text-warning"}`}
        >
          {message}
        </p>
      )}
    </li>
  );
}
