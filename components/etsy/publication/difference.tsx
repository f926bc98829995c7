import { ComparedText } from "@/components/ui/compared-text";
import type { ComparedField } from "@/lib/etsy/at-etsy/schema";
import type { UpdatableField } from "@/lib/etsy/listing/schema";
import { diffEntries, diffTexts } from "@/lib/listings/edit/diff";

type Field = UpdatableField | ComparedField;

export const fieldNames: Record<Field, string> = {
  title: "Title",
  description: "Description",
  tags: "Tags",
  materials: "Materials",
  altTexts: "Alt texts",
  photos: "Photos, by their alt texts",
};

type DifferenceProps = {
  field: Field;
  label: string;
  before: string[];
  after: string[];
};

/**
 * A field's text with what goes and what comes. Lists entry by entry, texts
 * word by word.
 */
export function Difference({ field, label, before, after }: DifferenceProps) {
  const name = `${fieldNames[field]}: ${label}`;
  if (field === "tags" || field === "materials")
    return (
      <ComparedText
        label={name}
        parts={diffEntries(before, after)}
        separator=", "
      />
    );
  return (
    <ComparedText
      label={name}
      parts={diffTexts(before.join("\n"), after.join("\n"))}
      separator=""
    />
  );
}
