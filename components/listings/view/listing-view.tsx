import { FieldBody, figuresOf } from "@/components/listings/view/field-body";
import { fieldNames } from "@/components/listings/view/field-names";
import { AltTextRuler, TitleRuler } from "@/components/listings/view/field-rulers";
import { ListingPart } from "@/components/listings/view/listing-part";
import { listingTexts } from "@/components/listings/view/listing-text";
import { type GeneratedListing, listingFields } from "@/lib/listings/schema";

/** The six fields of a listing, each to be copied. */
export function ListingView({ listing }: { listing: GeneratedListing }) {
  const texts = listingTexts(listing);
  return (
    <div className="space-y-5">
      {listingFields.map((field) => (
        <ListingPart key={field} name={fieldNames[field]} text={texts[field]} figures={figuresOf({ field, listing })}>
          <FieldBody field={field} listing={listing} />
          {field === "title" && <TitleRuler title={listing.title} />}
          {field === "altText" && <AltTextRuler altText={listing.altText} />}
        </ListingPart>
      ))}
    </div>
  );
}
