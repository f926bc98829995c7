"use client";

import { useEffect, useId, useState } from "react";
import {
  CopyAllButton,
  CopyFieldButton,
  CopyGuard,
  type Unsettled,
} from "@/components/listing/view/copy-guard";
import { FieldBody, findBlanks } from "@/components/listing/view/field-body";
import { FieldRuler, lengthOf } from "@/components/listing/view/field-ruler";
import {
  FieldSection,
  showSection,
} from "@/components/listing/view/field-section";
import { fields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fieldText, presentFields } from "@/lib/listing-text/fields/map-fields";

/** Every field with a copy button, laid out as in the editor. */
export function ReadOnlyListing({
  listing,
  listingId,
}: {
  listing: GeneratedListing;
  /** Null for one that stands in no history. */
  listingId: number | null;
}) {
  const id = useId();
  const find = useFindUnsettled();
  return (
    <CopyGuard
      find={find}
      onShow={({ field }) => showSection(id + field)}
      listingId={listingId}
    >
      <div className="space-y-4">
        <div className="flex min-h-14 items-center justify-end rounded-lg border border-border bg-card px-3 py-1.5">
          <CopyAllButton listing={listing} className="px-4" />
        </div>
        <div className="space-y-3 rounded-lg border border-border bg-card p-4 sm:space-y-5 sm:p-6">
          {presentFields(listing).map((field) => (
            <FieldSection
              key={field}
              id={id + field}
              name={fields[field].label}
              length={lengthOf(field, listing)}
              actions={<CopyFieldButton listing={listing} field={field} />}
            >
              <FieldBody field={field} listing={listing} />
              <FieldRuler field={field} listing={listing} />
            </FieldSection>
          ))}
        </div>
      </div>
    </CopyGuard>
  );
}

const findOpenBlanks = (listing: GeneratedListing): Unsettled[] =>
  presentFields(listing).flatMap((field) =>
    findBlanks(fieldText(listing, field))
      .filter(({ isBlank }) => isBlank)
      .map(({ text }) => ({
        code: "blank_open",
        field,
        text,
        message: `${fields[field].label}: ${text}`,
      })),
  );

/**
 * Blanks alone until the tables of claims and names are loaded, which are about
 * as large as the rest of the page.
 */
function useFindUnsettled(): (listing: GeneratedListing) => Unsettled[] {
  const [find, setFind] = useState(() => findOpenBlanks);
  useEffect(() => {
    let isCurrent = true;
    import("@/lib/listing-text/check/readiness").then(
      ({ findUnsettled }) =>
        isCurrent &&
        setFind(
          () => (listing: GeneratedListing) => findUnsettled(listing, []),
        ),
      // Offline: what is loaded has to do.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return find;
}
