"use client";

import { useState } from "react";
import { countPoor, describePoor } from "@/components/alt-texts/poor-labels";
import type { AltTextsView } from "@/components/alt-texts/use-alt-texts";
import { useSubscriptionStatus } from "@/components/billing";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  type AltTextsAnswer,
  countedFor,
  mostChosen,
  type PoorListing,
} from "@/lib/alt-texts/schema";

type ListingChooserProps = { view: AltTextsView; found: AltTextsAnswer };

const numbers = new Intl.NumberFormat();
/** Listings that are drawn at first, and with each press on "Show more". */
const shownAtOnce = 60;
const fewChosen = 10;

/** The listings with poor alt texts, of which those to be written are chosen. */
export function ListingChooser({ view, found }: ListingChooserProps) {
  const known = new Set(view.chosen.map(({ id }) => id));
  const open = found.listings.filter(({ id }) => !known.has(id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(shownAtOnce);
  const listings = open.filter(({ id }) => chosen.has(id));
  const photos = open.reduce((sum, one) => sum + countPoor(one), 0);
  const choose = (ids: string[]) =>
    setChosen(new Set(ids.slice(0, mostChosen)));

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < mostChosen) next.add(id);
    setChosen(next);
  }
  async function start() {
    await view.start(listings.map(({ id }) => id));
    setChosen(new Set());
  }
  if (open.length === 0) return <Done more={found.more} view={view} />;
  return (
    <section aria-labelledby="choose-title" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="choose-title" className="text-2xl">
            Which listings?
          </h2>
          <p className="mt-1 text-muted-foreground">
            {numbers.format(photos)} of {numbers.format(found.photos)} photos
            have no alt text or a poor one, in {numbers.format(open.length)}{" "}
            {open.length === 1 ? "listing" : "listings"}.
            <span>
              {found.more > 0 &&
                ` ${numbers.format(found.more)} more listings come as these are done.`}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {open.length > fewChosen && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                choose(open.slice(0, fewChosen).map(({ id }) => id))
              }
            >
              Choose the first {fewChosen}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => choose(open.map(({ id }) => id))}
          >
            {open.length > mostChosen
              ? `Choose the first ${mostChosen}`
              : "Choose all"}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={chosen.size === 0}
            onClick={() => setChosen(new Set())}
          >
            Choose none
          </Button>
        </div>
      </div>
      <ul
        aria-label="Listings with poor alt text"
        className="divide-y divide-border rounded-lg border border-border bg-card"
      >
        {open.slice(0, shown).map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            isChosen={chosen.has(listing.id)}
            onToggle={() => toggle(listing.id)}
          />
        ))}
      </ul>
      {open.length > shown && (
        <Button
          variant="secondary"
          onClick={() => setShown(shown + shownAtOnce)}
        >
          Show more listings
        </Button>
      )}
      {listings.length > 0 && (
        <StartBar listings={listings} view={view} onStart={start} />
      )}
    </section>
  );
}

function ListingRow({
  listing,
  isChosen,
  onToggle,
}: {
  listing: PoorListing;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <li className="px-4 py-1.5">
      <Checkbox
        className="w-full"
        checked={isChosen}
        onChange={onToggle}
        label={
          <span className="block min-w-0 py-1">
            <span className="line-clamp-2 break-words">{listing.title}</span>
            <span className="block text-muted-foreground text-sm">
              {describePoor(listing)}
            </span>
          </span>
        }
      />
    </li>
  );
}

type StartBarProps = {
  listings: PoorListing[];
  view: AltTextsView;
  onStart: () => void;
};

/** What it takes, above the press that takes it. */
function StartBar({ listings, view, onStart }: StartBarProps) {
  const { status } = useSubscriptionStatus();
  const left = status?.listingsRemaining ?? null;
  const counted = countedFor(listings.length);
  const photos = listings.reduce((sum, one) => sum + countPoor(one), 0);
  const isTooMany = left !== null && left < counted;
  return (
    <div className="-mx-(--gutter) sticky bottom-(--bar) z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-border border-t bg-background px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p role="status" className="min-w-0 flex-1 basis-64 text-sm">
        <span className="font-semibold">
          {listings.length} {listings.length === 1 ? "listing" : "listings"},{" "}
          {photos} {photos === 1 ? "photo" : "photos"}.
        </span>{" "}
        Counts as {counted} {counted === 1 ? "listing" : "listings"}, one for
        each ten begun.
        <span>{left !== null && ` ${left} left this month.`}</span>
        {isTooMany && (
          <span className="block text-destructive">
            Only {left * 10} can be written this month.
          </span>
        )}
      </p>
      <Button
        size="lg"
        className="max-sm:w-full"
        onClick={onStart}
        aria-disabled={view.isPending}
        disabled={isTooMany}
      >
        {view.isPending ? "Starting…" : "Write alt texts"}
      </Button>
    </div>
  );
}

function Done({ more, view }: { more: number; view: AltTextsView }) {
  return (
    <section aria-labelledby="choose-title" className="space-y-3">
      <h2 id="choose-title" className="text-2xl">
        All listings were chosen
      </h2>
      <p className="max-w-prose text-muted-foreground">
        {more > 0
          ? `${numbers.format(more)} more have poor alt texts. Send these, then read your shop again.`
          : "Nothing else in your shop has a poor alt text. Read it again to see what changed since."}
      </p>
      <Button
        variant="secondary"
        onClick={view.readAgain}
        aria-disabled={view.isPending}
      >
        Read my shop again
      </Button>
    </section>
  );
}
