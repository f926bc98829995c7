import { Badge } from "@/components/ui/badge";
import { SwingTag } from "@/components/ui/swing-tag";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import type {
  Attribute,
  GeneratedListing,
} from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";

type FieldProps = { field: ListingField; listing: GeneratedListing };

/** The content of a field, for reading. */
export function FieldBody({ field, listing }: FieldProps) {
  const { kind } = fields[field];
  const entries = applyToField(listing, field, (descriptor, value) =>
    descriptor.entries(value),
  );
  const text = entries.join("");
  switch (kind.type) {
    case "heading":
      return (
        <p className="break-words font-serif text-2xl leading-snug">{text}</p>
      );
    case "paragraphs":
      return (
        <p className="max-w-prose whitespace-pre-line break-words">
          <TextWithBlanks text={text} />
        </p>
      );
    case "line":
      return (
        <p className="max-w-prose break-words">
          <TextWithBlanks text={text} />
        </p>
      );
    case "tags":
      return <Tags {...kind} tags={entries} />;
    case "list":
      return <List {...kind} entries={entries} />;
    case "pairs":
      return <Pairs {...kind} pairs={pairsOf({ field, listing })} />;
  }
}

export const pairsOf = ({ field, listing }: FieldProps): Attribute[] =>
  applyToField(listing, field, ({ pairs }, value) => pairs?.(value) ?? []);

/** All slots, with the empty ones visible. */
function Tags({
  tags,
  slots,
  emptyText,
}: {
  tags: string[];
  slots: number;
  emptyText: string;
}) {
  const empty = Math.max(0, slots - tags.length);
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1.5 sm:gap-2.5">
      {tags.map((tag, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags may repeat while they are edited.
        <li key={slot} className="min-w-0">
          <SwingTag className="max-w-full break-words max-sm:text-sm">
            {tag}
          </SwingTag>
        </li>
      ))}
      {Array.from({ length: empty }, (_, slot) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: identical empty slots.
          key={`empty ${slot}`}
          className="inline-flex min-h-[1.9em] items-center rounded-sm border border-input border-dashed px-4 text-muted-foreground text-sm print:hidden"
        >
          {emptyText}
        </li>
      ))}
    </ul>
  );
}

function List({
  entries,
  emptyText,
}: {
  entries: string[];
  emptyText: string;
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat while they are edited.
        <li key={slot} className="min-w-0">
          <Badge className="break-words px-3 py-1 text-foreground text-sm">
            {entry}
          </Badge>
        </li>
      ))}
      {entries.length === 0 && (
        <li className="text-muted-foreground">{emptyText}</li>
      )}
    </ul>
  );
}

function Pairs({
  pairs,
  emptyText,
}: {
  pairs: Attribute[];
  emptyText: string;
}) {
  if (pairs.length === 0)
    return <p className="text-muted-foreground">{emptyText}</p>;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {pairs.map(({ name, value }, slot) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat while they are edited.
          key={slot}
          className="flex justify-between gap-4 border-border border-b py-2 max-sm:last:border-0"
        >
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 break-words text-right font-semibold">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Blanks are marked by more than color: they keep their brackets and are <mark>
 * elements.
 */
export function TextWithBlanks({ text }: { text: string }) {
  return findBlanks(text).map((part, index) =>
    part.isBlank ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their position.
        key={index}
        className="rounded-sm bg-warning-muted px-1 font-semibold text-warning"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

const blank = /(\[add [^[\]]+\])/i;

/** Splits a text into plain parts and `[add size]` blanks, in order. */
export function findBlanks(text: string) {
  return text
    .split(blank)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isBlank: blank.test(part) }));
}
