import { FieldBody } from "@/components/listings/view/field-body";
import { FieldRuler, lengthOf } from "@/components/listings/view/field-length";
import { FieldSection } from "@/components/listings/view/field-section";
import { CopyButton } from "@/components/ui/copy-button";
import { fields, type GeneratedListing } from "@/lib/listings/fields";
import { copyText, presentFields, wholeListingText } from "@/lib/listings/map-fields";

/** Every field with a copy button, laid out as in the editor. */
export function ReadOnlyListing({ listing }: { listing: GeneratedListing }) {
  return (
    <div className="space-y-4">
      <div className="flex min-h-14 items-center justify-end rounded-lg border border-line bg-sheet px-3 py-1.5">
        <CopyButton text={wholeListingText(listing)} what="all" variant="default" className="px-4">
          Copy all
        </CopyButton>
      </div>
      <div className="space-y-5 rounded-lg border border-line bg-sheet p-4 sm:p-6">
        {presentFields(listing).map((field) => (
          <FieldSection
            key={field}
            name={fields[field].label}
            text={copyText(listing, field)}
            length={lengthOf(field, listing)}
          >
            <FieldBody field={field} listing={listing} />
            <FieldRuler field={field} listing={listing} />
          </FieldSection>
        ))}
      </div>
    </div>
  );
}
