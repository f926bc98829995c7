"use client";

import { useState } from "react";
import { ComparedText } from "@/components/listings/editor/compared-field";
import { EtsyFailure } from "@/components/listings/etsy/etsy-failure";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api-client";
import type { ComparedField, Difference, PublicationCheck } from "@/lib/etsy/at-etsy/schema";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";
import { diffTexts } from "@/lib/listings/edit/diff";

type AtEtsyProps = { publication: PublicationAnswer; onChange: (publication: PublicationAnswer) => void };
type Read = { isBusy: boolean; error: ApiError | null; atEtsy: PublicationCheck["atEtsy"] };

/** Asks Etsy whether the draft still stands there as it was sent. */
export function AtEtsy({ publication, onChange }: AtEtsyProps) {
  const [{ isBusy, error, atEtsy }, setRead] = useState<Read>({ isBusy: false, error: null, atEtsy: null });

  async function check() {
    setRead({ isBusy: true, error: null, atEtsy });
    try {
      const path = `/api/publications/${publication.publicationId}/check`;
      const answer = await api<PublicationCheck>("POST", path, {});
      setRead({ isBusy: false, error: null, atEtsy: answer.atEtsy });
      onChange(answer.publication);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRead({ isBusy: false, error: failure, atEtsy: null });
    }
  }

  return (
    <div className="space-y-3">
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={check}>
        {isBusy ? "Reading at Etsy…" : "See what stands at Etsy"}
      </Button>
      <div role="status" className="empty:hidden">
        {atEtsy && <p>{sentenceFor(atEtsy)}</p>}
      </div>
      {error && <EtsyFailure error={error} />}
      {atEtsy && atEtsy.changed.length > 0 && <Changes changed={atEtsy.changed} />}
    </div>
  );
}

const states: Record<string, string> = {
  ...{ draft: "It is still a draft.", active: "It is published.", inactive: "It is inactive." },
  ...{ expired: "It has expired.", sold_out: "It is sold out." },
};

function sentenceFor({ state, changed }: NonNullable<PublicationCheck["atEtsy"]>) {
  const what = changed.length > 0 ? "It was changed at Etsy since it was sent." : "At Etsy it is as it was sent.";
  return [what, states[state]].filter(Boolean).join(" ");
}

const names: Record<ComparedField, string> = {
  ...{ title: "Title", description: "Description", tags: "Tags", materials: "Materials" },
  photos: "Photos, by their alt texts",
};

const Changes = ({ changed }: { changed: Difference[] }) => (
  <ul className="space-y-3">
    {changed.map(({ field, sent, atEtsy }) => (
      <li key={field}>
        <ComparedText
          label={`${names[field]}: what is different at Etsy`}
          parts={diffTexts(sent, atEtsy)}
          separator=""
        />
      </li>
    ))}
  </ul>
);
