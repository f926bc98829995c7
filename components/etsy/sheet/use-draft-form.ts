import { useEffect, useState } from "react";
import {
  type DraftForm,
  findStoredForm,
  refreshForm,
  type ShopOptions,
  startForm,
  storeForm,
  type Turn,
} from "@/components/etsy/sheet/draft-form";
import { usableLanguages } from "@/components/etsy/sheet/sent-along";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Translation } from "@/lib/listings/translate/schema";

type DraftFormStart = {
  listing: ListingAnswer;
  connection: EtsyConnectionStatus;
  proposal: DraftProposal;
  options: ShopOptions;
  translations: Translation[];
  turn?: Turn;
};

/** The form, stored in this browser with each change. */
export function useDraftForm(
  {
    listing,
    connection,
    proposal,
    options,
    translations,
    turn,
  }: DraftFormStart,
  year: number,
) {
  const languages = usableLanguages(translations, connection);
  const [form, setForm] = useState<DraftForm>(() => {
    const stored = findStoredForm(listing.id);
    if (stored) return refreshForm(stored, options, languages);
    return {
      ...startForm({ proposal, options, languages, year }),
      ...turn?.common,
    };
  });
  useEffect(() => storeForm(listing.id, form), [listing.id, form]);
  return {
    form,
    year,
    change: (change: Partial<DraftForm>) =>
      setForm((before) => ({ ...before, ...change })),
    languages,
  };
}
