import { ComparedText } from "@/components/ui/compared-text";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";
import {
  type DiffPart,
  diffEntries,
  diffTexts,
  diffWords,
} from "@/lib/listings/edit/diff";

export type FieldDiffProps = {
  field: ListingField;
  before: GeneratedListing;
  after: GeneratedListing;
  label: string;
};

function diffField({
  field,
  before,
  after,
}: Omit<FieldDiffProps, "label">): DiffPart[] {
  const entriesOf = (listing: GeneratedListing) =>
    applyToField(listing, field, ({ entries }, value) => entries(value));
  const { compareBy, separator } = fields[field];
  if (compareBy === "entries")
    return diffEntries(entriesOf(before), entriesOf(after));
  const diff = compareBy === "lines" ? diffTexts : diffWords;
  return diff(
    entriesOf(before).join(separator),
    entriesOf(after).join(separator),
  );
}

export function ComparedField({ label, ...change }: FieldDiffProps) {
  return (
    <ComparedText
      label={label}
      parts={diffField(change)}
      separator={fields[change.field].separator}
    />
  );
}
