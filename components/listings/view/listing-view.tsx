import { findBlanks } from "@/components/listings/view/find-blanks";
import { ListingPart } from "@/components/listings/view/listing-part";
import { listingTexts } from "@/components/listings/view/listing-text";
import { TagsPart } from "@/components/listings/view/tags-part";
import { TitlePart } from "@/components/listings/view/title-part";
import { Badge } from "@/components/ui/badge";
import { Ruler } from "@/components/ui/ruler";
import { altTextAim, altTextLimit } from "@/lib/listings/rules/limits";
import type { GeneratedListing } from "@/lib/listings/schema";

type ListingViewProps = {
  listing: GeneratedListing;
  /** Stands under the title. */
  titleChoice?: React.ReactNode;
};

/** The six fields of a listing, each to be copied. */
export function ListingView({ listing, titleChoice }: ListingViewProps) {
  const { title, description, tags, materials, altText, attributes } = listing;
  const texts = listingTexts(listing);
  return (
    <div className="space-y-5">
      <TitlePart title={title}>{titleChoice}</TitlePart>
      <ListingPart name="Description" text={description}>
        <p className="max-w-prose whitespace-pre-line break-words">
          <TextWithBlanks text={description} />
        </p>
      </ListingPart>
      <TagsPart tags={tags} />
      <ListingPart name="Materials" text={texts.materials} figures={`${materials.length}/13`}>
        <ul className="flex flex-wrap gap-2">
          {materials.map((material) => (
            <li key={material}>
              <Badge className="px-3 py-1 text-ink text-sm">{material}</Badge>
            </li>
          ))}
          {materials.length === 0 && <li className="text-muted">None known. Add what it is made of.</li>}
        </ul>
      </ListingPart>
      <ListingPart name="Alt text" text={altText} figures={`${altText.length}/${altTextLimit}`}>
        <p className="max-w-prose break-words">
          <TextWithBlanks text={altText} />
        </p>
        <Ruler
          label="Alt text length"
          value={altText.length}
          max={altTextLimit}
          unit="characters"
          tone={altText.length > altTextAim ? "amber" : "moss"}
          marks={[{ at: altTextAim, label: "250 fit Etsy's own form" }]}
          className="mt-3"
        />
      </ListingPart>
      <ListingPart name="Attributes" text={texts.attributes}>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {attributes.map(({ name, value }) => (
            <div key={`${name}: ${value}`} className="flex justify-between gap-4 border-line border-b py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </ListingPart>
    </div>
  );
}

/** Blanks stand out by more than their color: they keep their brackets, and are marked text. */
function TextWithBlanks({ text }: { text: string }) {
  return findBlanks(text).map((part, index) =>
    part.isBlank ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
      <mark key={index} className="rounded-sm bg-amber-wash px-1 font-semibold text-amber">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
