"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { AttributeEditor } from "@/components/listing/field-editor/attribute-editor";
import { ListEditor } from "@/components/listing/field-editor/list-editor";
import { pairsOf } from "@/components/listing/view/field-body";
import { inputVariants } from "@/components/ui/input";
import { takeFocus, takeFocusAtEnd } from "@/components/ui/take-focus";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";
import type { Violation } from "@/lib/listing-text/rules/rule-table";

type Patch = Partial<GeneratedListing>;

type FieldEditorProps = {
  field: ListingField;
  results: GeneratedListing;
  violations: Violation[];
  /** The id of the list of violations. */
  describedBy: string;
  /** For each keystroke: several are one undo step. */
  onType: (patch: Patch) => void;
  /** For a change that is an undo step by itself. */
  onEdit: (patch: Patch) => void;
  onDone: () => void;
};

export function FieldEditor({
  field,
  results,
  violations,
  describedBy,
  onType,
  onEdit,
  onDone,
}: FieldEditorProps) {
  const invalid = new Set(
    violations.flatMap(({ index }) => (index === undefined ? [] : [index])),
  );
  const { kind, label } = fields[field];
  const entries = applyToField(results, field, (descriptor, value) =>
    descriptor.entries(value),
  );
  switch (kind.type) {
    case "heading":
    case "line":
    case "paragraphs":
      return (
        <TextEditor
          label={label}
          describedBy={describedBy}
          onDone={onDone}
          isInvalid={violations.length > 0}
          isSingleLine={kind.type !== "paragraphs"}
          value={entries.join("")}
          onType={(text) => onType({ [field]: text })}
          className={textStyles[kind.type]}
        />
      );
    case "tags":
    case "list":
      return (
        <ListEditor
          itemName={kind.entryName}
          slots={kind.slots}
          maxLength={kind.maxLength}
          invalid={invalid}
          describedBy={describedBy}
          entries={entries}
          onEdit={(edited) => onEdit({ [field]: edited })}
          onType={(edited) => onType({ [field]: edited })}
        />
      );
    case "pairs":
      if (kind.parts) {
        return (
          <PartsEditor
            field={field}
            results={results}
            parts={kind.parts}
            describedBy={describedBy}
            onType={onType}
            isInvalid={violations.length > 0}
          />
        );
      }
      return (
        <AttributeEditor
          invalid={invalid}
          describedBy={describedBy}
          attributes={pairsOf({ field, listing: results })}
          onEdit={(attributes) => onEdit({ [field]: attributes })}
          onType={(attributes) => onType({ [field]: attributes })}
        />
      );
  }
}

type PartsEditorProps = Pick<
  FieldEditorProps,
  "field" | "results" | "describedBy" | "onType"
> & {
  parts: { name: string; maxLength: number }[];
  isInvalid: boolean;
};

/** One input for each part, with its length. */
function PartsEditor({
  field,
  results,
  parts,
  describedBy,
  onType,
  isInvalid,
}: PartsEditorProps) {
  const pairs = pairsOf({ field, listing: results });
  const textOf = (part: string) =>
    pairs.find(({ name }) => name === part)?.value ?? "";
  const type = (part: string, text: string) =>
    onType({
      [field]: fields[field].fromPairs?.(
        parts.map(({ name }) => ({
          name,
          value: name === part ? text : textOf(name),
        })),
      ),
    });
  return (
    <div className="space-y-3">
      {parts.map(({ name, maxLength }, index) => (
        <label key={name} className="block max-w-prose">
          <span className="mb-1 flex justify-between text-muted-foreground text-sm">
            {name}
            <span className="tabular-nums" aria-hidden="true">
              {textOf(name).length}/{maxLength}
            </span>
          </span>
          <input
            {...(index === 0 && { ref: takeFocus })}
            aria-label={name}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            value={textOf(name)}
            onChange={({ target }) => type(name, target.value)}
            className={inputVariants()}
          />
        </label>
      ))}
    </div>
  );
}

const textStyles = {
  heading: "font-serif text-2xl leading-snug",
  line: "",
  paragraphs: "min-h-40 max-w-prose",
};

type TextEditorProps = {
  label: string;
  value: string;
  onType: (value: string) => void;
  /** Without line breaks, so that Enter finishes. */
  isSingleLine?: boolean;
  onDone: () => void;
  isInvalid: boolean;
  describedBy: string;
  className?: string;
};

/** A text area that grows with its text and takes the focus when it appears. */
function TextEditor({
  label,
  value,
  onType,
  isSingleLine,
  onDone,
  isInvalid,
  describedBy,
  className,
}: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => takeFocusAtEnd(area.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text.
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [value]);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (
      isSingleLine &&
      event.key === "Enter" &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      onDone();
    }
  }

  return (
    <textarea
      ref={area}
      rows={1}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) =>
        onType(
          isSingleLine ? target.value.replace(/\s*\n\s*/g, " ") : target.value,
        )
      }
      onKeyDown={handleKeyDown}
      className={inputVariants({
        className: `resize-none overflow-hidden ${className ?? ""}`,
      })}
    />
  );
}
