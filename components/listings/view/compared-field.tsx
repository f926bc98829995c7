import {
  fields,
  type GeneratedListing,
  type ListingField,
} from "@/lib/listing-text/fields/fields";
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

type ComparedTextProps = {
  label: string;
  parts: DiffPart[];
  separator: string;
};

/**
 * Added and removed text, marked by underline, strikethrough and hidden words
 * as well as by color.
 */
export function ComparedText({ label, parts, separator }: ComparedTextProps) {
  return (
    <figure
      aria-label={label}
      className="max-w-prose rounded-md border border-line bg-paper px-4 py-3 print:hidden"
    >
      <figcaption className="mb-1 text-muted-foreground text-sm">
        {label}
      </figcaption>
      <p className="whitespace-pre-line break-words">
        {parts.map(({ kind, entries }, index) => {
          const text =
            entries.join(separator) +
            (index < parts.length - 1 ? separator : "");
          const key = index;
          if (kind === "same") return <span key={key}>{text}</span>;
          const [Tag, word, colors] =
            kind === "added"
              ? ([
                  "ins",
                  "added",
                  "bg-moss-wash text-moss decoration-2 underline-offset-2",
                ] as const)
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
