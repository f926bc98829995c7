import { TextWithBlanks } from "@/components/listings/view/text-with-blanks";
import { Badge } from "@/components/ui/badge";
import { SwingTag } from "@/components/ui/swing-tag";
import { altTextLimit, materialSlots, tagSlots, titleLimit } from "@/lib/listings/rules/limits";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

type FieldProps = { field: ListingField; listing: GeneratedListing };

/** What stands beside a field's name: "46/140". */
export function figuresOf({ field, listing }: FieldProps): string | undefined {
  switch (field) {
    case "title":
      return `${listing.title.length}/${titleLimit}`;
    case "tags":
      return `${listing.tags.length}/${tagSlots}`;
    case "materials":
      return `${listing.materials.length}/${materialSlots}`;
    case "altText":
      return `${listing.altText.length}/${altTextLimit}`;
    default:
      return undefined;
  }
}

/** A field to be read. */
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

/** Thirteen slots, the empty ones to be seen. */
function Tags({ tags }: Pick<GeneratedListing, "tags">) {
  const empty = Math.max(0, tagSlots - tags.length);
  return (
    <ul className="flex flex-wrap gap-2.5">
      {tags.map((tag, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is edited a tag may stand there twice.
        <li key={slot} className="min-w-0">
          <SwingTag className="max-w-full break-words">{tag}</SwingTag>
        </li>
      ))}
      {Array.from({ length: empty }, (_, slot) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: equal empty slots.
          key={`empty ${slot}`}
          className="inline-flex min-h-[1.9em] items-center rounded-sm border border-edge border-dashed px-4 text-muted text-sm print:hidden"
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
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is edited a material may stand there twice.
        <li key={slot} className="min-w-0">
          <Badge className="break-words px-3 py-1 text-ink text-sm">{material}</Badge>
        </li>
      ))}
      {materials.length === 0 && <li className="text-muted">None known. Add what it is made of.</li>}
    </ul>
  );
}

function Attributes({ attributes }: Pick<GeneratedListing, "attributes">) {
  if (attributes.length === 0) return <p className="text-muted">None yet. Color and style are worth filling in.</p>;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {attributes.map(({ name, value }, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while it is edited an attribute may stand there twice.
        <div key={slot} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
