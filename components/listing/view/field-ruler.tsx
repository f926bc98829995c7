import { Ruler } from "@/components/ui/ruler";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import {
  altTextAim,
  altTextLimit,
  titleLimit,
  titleWordAim,
} from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { applyToField } from "@/lib/listing-text/fields/map-fields";

/**
 * "46/140", in characters or entries; undefined for a field without a limit.
 */
export function lengthOf(
  field: ListingField,
  listing: GeneratedListing,
): string | undefined {
  const { kind } = fields[field];
  const entries = applyToField(listing, field, (descriptor, value) =>
    descriptor.entries(value),
  );
  if (kind.type === "tags" || kind.type === "list")
    return `${entries.length}/${kind.slots}`;
  if (kind.type === "pairs" || kind.maxLength === undefined) return undefined;
  return `${entries.join("").length}/${kind.maxLength}`;
}

type FieldRulerProps = { field: ListingField; listing: GeneratedListing };

/** Title and alt text have a ruler; the other fields have none. */
export function FieldRuler({ field, listing }: FieldRulerProps) {
  if (field === "title") return <TitleRuler title={listing.title} />;
  if (field === "altText") return <AltTextRuler altText={listing.altText} />;
  return null;
}

/**
 * The index at which a word begins, counted from 1; undefined if there are
 * fewer words.
 */
function startOfWord(text: string, number: number) {
  return [...text.matchAll(/\S+/g)][number - 1]?.index;
}

function TitleRuler({ title }: { title: string }) {
  const words = title.split(/\s+/).filter(Boolean).length;
  const firstWordOver = startOfWord(title, titleWordAim + 1);
  return (
    <>
      <Ruler
        label="Title length"
        value={title.length}
        max={titleLimit}
        unit="characters"
        variant={firstWordOver === undefined ? "success" : "warning"}
        marks={
          firstWordOver === undefined
            ? []
            : [{ at: firstWordOver, label: "15th word" }]
        }
        className="mt-3 print:hidden"
      />
      <p className="mt-1 text-muted-foreground text-sm print:hidden">
        {words} {words === 1 ? "word" : "words"}. Etsy asks for {titleWordAim}{" "}
        or fewer.
      </p>
    </>
  );
}

function AltTextRuler({ altText }: { altText: string }) {
  return (
    <Ruler
      label="Alt text length"
      value={altText.length}
      max={altTextLimit}
      unit="characters"
      variant={altText.length > altTextAim ? "warning" : "success"}
      marks={[{ at: altTextAim, label: "250 fit Etsy's own form" }]}
      className={`mt-3 print:hidden ${altText.length > altTextAim ? "" : "max-sm:hidden"}`}
    />
  );
}
