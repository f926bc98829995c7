import { Badge } from "@/components/ui/badge";
import { SwingTag } from "@/components/ui/swing-tag";
import { tagSlots } from "@/lib/listings/rules/limits";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

type FieldProps = { field: ListingField; listing: GeneratedListing };

/** The content of a field, for reading. */
export function FieldBody({ field, listing }: FieldProps) {
  switch (field) {
    case "title":
      return <p className="break-words font-serif text-2xl leading-snug">{listing.title}</p>;
    case "description":
      return (
        <p className="max-w-prose whitespace-pre-line break-words">
          <TextWithBlanks text={listing.description} />
        </p>
      );
    case "altText":
      return (
        <p className="max-w-prose break-words">
          <TextWithBlanks text={listing.altText} />
        </p>
      );
    case "tags":
      return <Tags tags={listing.tags} />;
    case "materials":
      return <Materials materials={listing.materials} />;
    case "attributes":
      return <Attributes attributes={listing.attributes} />;
  }
}

/** All thirteen slots, with the empty ones visible. */
function Tags({ tags }: Pick<GeneratedListing, "tags">) {
  const empty = Math.max(0, tagSlots - tags.length);
  return (
    <ul className="flex flex-wrap gap-2.5">
      {tags.map((tag, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags may repeat while they are edited.
        <li key={slot} className="min-w-0">
          <SwingTag className="max-w-full break-words">{tag}</SwingTag>
        </li>
      ))}
      {Array.from({ length: empty }, (_, slot) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: identical empty slots.
          key={`empty ${slot}`}
          className="inline-flex min-h-[1.9em] items-center rounded-sm border border-edge border-dashed px-4 text-muted-foreground text-sm print:hidden"
        >
          empty
        </li>
      ))}
    </ul>
  );
}

function Materials({ materials }: Pick<GeneratedListing, "materials">) {
  return (
    <ul className="flex flex-wrap gap-2">
      {materials.map((material, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: materials may repeat while they are edited.
        <li key={slot} className="min-w-0">
          <Badge className="break-words px-3 py-1 text-ink text-sm">{material}</Badge>
        </li>
      ))}
      {materials.length === 0 && <li className="text-muted-foreground">None yet. Add what it is made of.</li>}
    </ul>
  );
}

function Attributes({ attributes }: Pick<GeneratedListing, "attributes">) {
  if (attributes.length === 0)
    return <p className="text-muted-foreground">None yet. Color and style are worth filling in.</p>;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {attributes.map(({ name, value }, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: attributes may repeat while they are edited.
        <div key={slot} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Blanks are told apart by more than color: they keep their brackets and are <mark> elements. */
function TextWithBlanks({ text }: { text: string }) {
  return findBlanks(text).map((part, index) =>
    part.isBlank ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their position.
      <mark key={index} className="rounded-sm bg-amber-wash px-1 font-semibold text-amber">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

const blank = /(\[add [^\]]+\])/i;

/** Splits a text into plain parts and `[add size]` blanks, in order. */
export function findBlanks(text: string) {
  return text
    .split(blank)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isBlank: blank.test(part) }));
}
