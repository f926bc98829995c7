"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { AttributeEditor } from "@/components/listings/editor/attribute-editor";
import { ListEditor } from "@/components/listings/editor/list-editor";
import { fields } from "@/lib/listings/fields";
import { materialLimit, materialSlots, tagLimit, tagSlots } from "@/lib/listings/rules/limits";
import type { ListingField, Violation } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

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

export function FieldEditor({ field, results, violations, describedBy, onType, onEdit, onDone }: FieldEditorProps) {
  const invalid = new Set(violations.flatMap(({ index }) => (index === undefined ? [] : [index])));
  const isInvalid = violations.length > 0;
  const text = { label: fields[field].label, isInvalid, describedBy, onDone };
  switch (field) {
    case "title":
      return (
        <TextEditor
          {...text}
          isSingleLine
          value={results.title}
          onType={(title) => onType({ title })}
          className="font-serif text-2xl leading-snug"
        />
      );
    case "description":
      return (
        <TextEditor
          {...text}
          value={results.description}
          onType={(description) => onType({ description })}
          className="min-h-40 max-w-prose"
        />
      );
    case "altText":
      return <TextEditor {...text} isSingleLine value={results.altText} onType={(altText) => onType({ altText })} />;
    case "tags":
      return (
        <ListEditor
          {...{ itemName: "tag", slots: tagSlots, maxLength: tagLimit, invalid, describedBy }}
          entries={results.tags}
          onEdit={(tags) => onEdit({ tags })}
          onType={(tags) => onType({ tags })}
        />
      );
    case "materials":
      return (
        <ListEditor
          {...{ itemName: "material", slots: materialSlots, maxLength: materialLimit, invalid, describedBy }}
          entries={results.materials}
          onEdit={(materials) => onEdit({ materials })}
          onType={(materials) => onType({ materials })}
        />
      );
    case "attributes":
      return (
        <AttributeEditor
          {...{ invalid, describedBy }}
          attributes={results.attributes}
          onEdit={(attributes) => onEdit({ attributes })}
          onType={(attributes) => onType({ attributes })}
        />
      );
  }
}

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
  useEffect(() => {
    const { current } = area;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text.
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = "auto";
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [value]);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (isSingleLine && event.key === "Enter" && !event.nativeEvent.isComposing) {
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
      onChange={({ target }) => onType(isSingleLine ? target.value.replace(/\s*\n\s*/g, " ") : target.value)}
      onKeyDown={handleKeyDown}
      className={`control resize-none overflow-hidden ${className ?? ""}`}
    />
  );
}
