"use client";

import { fieldNames } from "@/components/listings/view/field-names";
import { AttributeEditor } from "@/components/listings/workbench/editors/attribute-editor";
import { SlotEditor } from "@/components/listings/workbench/editors/slot-editor";
import { TextEditor } from "@/components/listings/workbench/editors/text-editor";
import { materialLimit, materialSlots, tagLimit, tagSlots } from "@/lib/listings/rules/limits";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { Violation } from "@/lib/listings/rules/violation";
import type { GeneratedListing } from "@/lib/listings/schema";

type Patch = Partial<GeneratedListing>;

type FieldEditorProps = {
  field: ListingField;
  results: GeneratedListing;
  violations: Violation[];
  /** The id of the list of what Etsy would refuse. */
  describedBy: string;
  /** For each keystroke. */
  onType: (patch: Patch) => void;
  /** For what is one step by itself. */
  onEdit: (patch: Patch) => void;
  onDone: () => void;
};

export function FieldEditor({ field, results, violations, describedBy, onType, onEdit, onDone }: FieldEditorProps) {
  const broken = new Set(violations.flatMap(({ index }) => (index === undefined ? [] : [index])));
  const isInvalid = violations.length > 0;
  const text = { label: fieldNames[field], isInvalid, describedBy, onDone };
  switch (field) {
    case "title":
      return (
        <TextEditor
          {...text}
          isLine
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
      return <TextEditor {...text} isLine value={results.altText} onType={(altText) => onType({ altText })} />;
    case "tags":
      return (
        <SlotEditor
          {...{ what: "tag", slots: tagSlots, limit: tagLimit, broken, describedBy }}
          entries={results.tags}
          onEdit={(tags) => onEdit({ tags })}
          onType={(tags) => onType({ tags })}
        />
      );
    case "materials":
      return (
        <SlotEditor
          {...{ what: "material", slots: materialSlots, limit: materialLimit, broken, describedBy }}
          entries={results.materials}
          onEdit={(materials) => onEdit({ materials })}
          onType={(materials) => onType({ materials })}
        />
      );
    case "attributes":
      return (
        <AttributeEditor
          {...{ broken, describedBy }}
          attributes={results.attributes}
          onEdit={(attributes) => onEdit({ attributes })}
          onType={(attributes) => onType({ attributes })}
        />
      );
  }
}
