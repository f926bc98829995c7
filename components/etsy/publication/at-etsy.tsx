"use client";

import { useState } from "react";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import { Difference } from "@/components/etsy/publication/difference";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type {
  ComparedField,
  PublicationCheck,
} from "@/lib/etsy/at-etsy/schema";
import type { PublicationAnswer } from "@/lib/etsy/publish/schema";

type StateAtEtsy = NonNullable<PublicationCheck["atEtsy"]>;

type AtEtsyProps = {
  publication: PublicationAnswer;
  onChange: (publication: PublicationAnswer) => void;
  /** Opens the sheet that replaces texts on Etsy, or puts former ones back. */
  onUpdate: (isPutBack: boolean) => void;
};

/**
 * What Etsy has of a publication, whether it was changed there, and the ways to
 * change it from here.
 */
export function AtEtsy({ publication, onChange, onUpdate }: AtEtsyProps) {
  const { publicationId, canPutBack = [] } = publication;
  const [atEtsy, setAtEtsy] = useState<StateAtEtsy | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const { isPending, run: read } = useAction(
    async () => {
      setError(null);
      const answer = await api<PublicationCheck>(
        "POST",
        `/api/publications/${publicationId}/check`,
        {},
      );
      setAtEtsy(answer.atEtsy);
      onChange(answer.publication);
    },
    (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    },
  );

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending}
          onClick={read}
        >
          {isPending ? "Reading from Etsy…" : "See what is on Etsy"}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onUpdate(false)}>
          Update texts on Etsy
        </Button>
        {canPutBack.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => onUpdate(true)}>
            Restore previous texts
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {atEtsy && <p>{sentenceFor(atEtsy)}</p>}
      </div>
      {error && <EtsyFailure error={error} />}
      {atEtsy && atEtsy.changed.length > 0 && (
        <ul className="space-y-3">
          {atEtsy.changed.map(({ field, sent, atEtsy: there }) => (
            <li key={field}>
              <Difference
                field={field}
                label="what is different on Etsy"
                before={entriesOf(field, sent)}
                after={entriesOf(field, there)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const states: Record<string, string> = {
  draft: "It is still a draft.",
  active: "It is published.",
  inactive: "It is inactive.",

  expired: "It has expired.",
  sold_out: "It is sold out.",
};

/** The check answers lists as one line. */
const entriesOf = (field: ComparedField, text: string) =>
  field === "tags" || field === "materials"
    ? text.split(", ").filter(Boolean)
    : [text];

function sentenceFor({ state, changed, isUnknown }: StateAtEtsy) {
  if (isUnknown)
    return ["What was there before is no longer known.", states[state]]
      .filter(Boolean)
      .join(" ");
  const what =
    changed.length > 0
      ? "It has been changed on Etsy since it was sent."
      : "On Etsy it is as it was sent.";
  return [what, states[state]].filter(Boolean).join(" ");
}
