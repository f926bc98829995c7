"use client";

import { lazy, Suspense, useState } from "react";
import { RulesCheck } from "@/components/listings/editor/rules-check";
import type { Editor } from "@/components/listings/editor/use-editor";
import { PhotoCheckList } from "@/components/listings/photo/photo-check-list";
import { FactList } from "@/components/listings/view/fact-list";
import { Button } from "@/components/ui/button";
import { findWatchListTerms } from "@/lib/etsy/watch-list";
import type { GeneratedListing } from "@/lib/listings/fields";
import { blanksOf } from "@/lib/listings/lexicon/buyer-questions";
import { findClaims } from "@/lib/listings/lexicon/claims";
import { listingText } from "@/lib/listings/map-fields";
import type { ListingAnswer, ListingNotes } from "@/lib/listings/schema";

type EditorSidebarProps = { listing: ListingAnswer; editor: Editor };

/** What can be said about the listing as it is now: score, rules, cautions, photo, category and facts. */
export function EditorSidebar({ listing, editor }: EditorSidebarProps) {
  const { tidy, score } = editor;
  return (
    <div className="space-y-8 rounded-lg border border-line bg-sheet p-5 sm:p-6 print:hidden">
      {editor.isScored && <ListingScore listing={{ ...listing, ...tidy, score: score.total }} onRevise={editor.edit} />}
      <RulesCheck listing={tidy} />
      <CautionList {...findCautions(tidy)} />
      {listing.photo.length > 0 && (
        <section>
          <h3 className="mb-2 text-xl">Photo</h3>
          <PhotoCheckList checks={listing.photo} />
        </section>
      )}
      {listing.categoryPath && (
        <section>
          <h3 className="text-xl">Suggested category</h3>
          <p className="mt-1 break-words">{listing.categoryPath}</p>
          <p className="mt-1 text-muted-foreground text-sm">
            A suggestion, not checked with Etsy. Choose the most specific category that Etsy offers you.
          </p>
        </section>
      )}
      <FactList facts={listing.facts} missing={blanksOf(tidy.description)} />
    </div>
  );
}

/** Loaded on demand: it is about as large as the rest of the page. */
const ScoreReasons = lazy(async () => {
  const file = await import("@/components/listings/editor/score-reasons");
  return { default: file.ScoreReasons };
});

type ListingScoreProps = { listing: ListingAnswer; onRevise: (change: Partial<GeneratedListing>) => void };

function ListingScore({ listing, onRevise }: ListingScoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h3 className="text-xl">Score</h3>
      <p role="status" className="mt-1 font-serif text-5xl tabular-nums">
        {listing.score}
        <span className="text-2xl text-muted-foreground"> of 100</span>
      </p>
      <p className="mt-2 text-muted-foreground text-sm">
        This measures how closely the listing follows Etsy's published guidance. It does not predict rank or sales.
      </p>
      <Button variant="link" size="sm" className="px-0" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide reasons" : "Show reasons"}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="text-muted-foreground text-sm">Loading…</p>}>
          <ScoreReasons listing={listing} onRevise={onRevise} />
        </Suspense>
      )}
    </section>
  );
}

/** What the listing says now that needs proof, or may belong to others; each once. */
function findCautions(listing: GeneratedListing): Pick<ListingNotes, "claims" | "watchList"> {
  const text = listingText(listing);
  const claims = new Map(findClaims(text).map((claim) => [claim.text.toLowerCase(), claim]));
  return { claims: [...claims.values()], watchList: [...findWatchListTerms(text)] };
}

/** Words of the seller's own that need proof or may be protected. They are in the text, so the seller is warned. */
function CautionList({ claims, watchList }: Pick<ListingNotes, "claims" | "watchList">) {
  const cautions = [
    ...claims.map(({ text, reason }) => ({ text, reason, label: "needs proof, typed by you" })),
    ...watchList.map(({ term, reason }) => ({ text: term, reason, label: "may be protected, typed by you" })),
  ];
  if (cautions.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">Before you publish</h3>
      <ul className="mt-2 space-y-2">
        {cautions.map(({ text, reason, label }) => (
          <li
            key={text}
            className="rounded-md border border-amber/40 border-l-4 border-l-amber bg-amber-wash px-3 py-2 text-sm"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{text}</span>
              <span className="text-amber">{label}</span>
            </p>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
