"use client";

import { useState } from "react";
import type { Editor } from "@/components/listings/editor/use-editor";
import { fieldNames } from "@/components/listings/view/field-names";
import { Button } from "@/components/ui/button";
import { type DiffPart, diffEntries, diffTexts, diffWords } from "@/lib/listings/edit/diff";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

type FieldDiffProps = { field: ListingField; before: GeneratedListing; after: GeneratedListing; label: string };

const separators: Partial<Record<ListingField, string>> = { tags: ", ", materials: ", ", attributes: "\n" };

function diffField({ field, before, after }: Omit<FieldDiffProps, "label">): DiffPart[] {
  if (field === "tags" || field === "materials") return diffEntries(before[field], after[field]);
  if (field === "attributes") {
    const lines = ({ attributes }: GeneratedListing) => attributes.map(({ name, value }) => `${name}: ${value}`);
    return diffEntries(lines(before), lines(after));
  }
  return field === "description"
    ? diffTexts(before.description, after.description)
    : diffWords(before[field], after[field]);
}

/** Added and removed text, marked by underline, strikethrough and hidden words as well as by color. */
export function FieldDiff({ label, ...change }: FieldDiffProps) {
  const separator = separators[change.field] ?? "";
  const parts = diffField(change);
  return (
    <figure aria-label={label} className="max-w-prose rounded-md border border-line bg-paper px-4 py-3 print:hidden">
      <figcaption className="mb-1 text-muted text-sm">{label}</figcaption>
      <p className="whitespace-pre-line break-words">
        {parts.map(({ kind, entries }, index) => {
          const text = entries.join(separator) + (index < parts.length - 1 ? separator : "");
          const key = index;
          if (kind === "same") return <span key={key}>{text}</span>;
          const [Tag, word, colors] =
            kind === "added"
              ? (["ins", "added", "bg-moss-wash text-moss decoration-2 underline-offset-2"] as const)
              : (["del", "removed", "bg-brick-wash text-brick"] as const);
          return (
            <Tag key={key} className={`rounded-sm ${colors}`}>
              <span className="sr-only"> {word}: </span>
              {text}
            </Tag>
          );
        })}
      </p>
    </figure>
  );
}

/** For a field that differs from the generated text: shows the changes, or restores the generated text. */
export function ChangesSinceGenerated({ field, editor }: { field: ListingField; editor: Editor }) {
  const [isShown, setShown] = useState(false);
  const { tidy, generated } = editor;
  if (JSON.stringify(tidy[field]) === JSON.stringify(generated[field])) return null;
  const name = fieldNames[field].toLowerCase();
  return (
    <div className="mt-2 print:hidden">
      <div className="-ml-3 flex flex-wrap items-center">
        <span className="pl-3 text-muted text-sm">Edited</span>
        <Button
          variant="ghost"
          size="sm"
          className="text-clay"
          aria-expanded={isShown}
          aria-label={`${isShown ? "Hide" : "Show"} changes to ${name}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide changes" : "Show changes"}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="text-clay"
          aria-label={`Restore generated ${name}`}
          onClick={() => editor.edit({ [field]: generated[field] })}
        >
          Restore generated
        </Button>
      </div>
      {isShown && <FieldDiff field={field} before={generated} after={tidy} label="Compared with the generated text" />}
    </div>
  );
}
