"use client";

import { lazy, Suspense, useState } from "react";
import { RulesCheck } from "@/components/listing/editor/rules-check";
import { SentenceSources } from "@/components/listing/editor/sentence-sources";
import type { Editor } from "@/components/listing/editor/use-editor";
import { FactList } from "@/components/listing/view/fact-list";
import { PhotoCheckList } from "@/components/photos";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { useWideScreen } from "@/components/ui/use-wide-screen";
import { findMentions } from "@/lib/listing-text/check/readiness";
import { withoutRepeats } from "@/lib/listing-text/check/sources";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";

type EditorSidebarProps = { listing: ListingAnswer; editor: Editor };

/**
 * What can be said about the listing as it is now: score, rules, the seller's
 * word, photo, category and facts.
 */
export function EditorSidebar({ listing, editor }: EditorSidebarProps) {
  const { tidy, score } = editor;
  const known = withoutRepeats(listing.facts);
  const facts = (
    <>
      <FactList facts={known} missing={blanksOf(tidy.description)} />
      {listing.facts.length > 0 && <SentenceSources editor={editor} />}
    </>
  );
  return (
    <div className="rounded-lg border border-border bg-card px-4 py-1 sm:px-6 lg:space-y-8 lg:p-6 print:hidden">
      {editor.isScored && (
        <SidebarSection title="Score" summary={`Score: ${score.total} of 100`}>
          <ListingScore
            listing={{
              ...listing,
              ...tidy,
              confirmed: editor.confirmed,
              score: score.total,
            }}
            onRevise={editor.edit}
          />
        </SidebarSection>
      )}
      <RulesCheck listing={tidy} snippets={listing.snippets} />
      <SellersWord editor={editor} />
      {listing.photo.length > 0 && (
        <SidebarSection title="Photo">
          <PhotoCheckList checks={listing.photo} />
        </SidebarSection>
      )}
      {listing.categoryPath && (
        <SidebarSection title="Suggested category">
          <p className="mt-1 break-words text-foreground">
            {listing.categoryPath}
          </p>
          <p className="mt-1 text-muted-foreground text-sm">
            A suggestion, not checked with Etsy. Choose the most specific
            category that Etsy offers you.
          </p>
        </SidebarSection>
      )}
      <SidebarSection title="Facts" summary={`Facts: ${known.length}`}>
        {facts}
      </SidebarSection>
    </div>
  );
}

type SidebarSectionProps = {
  title: string;
  /** What is said of it while it is folded. */
  summary?: string;
  children: React.ReactNode;
};

/**
 * Open beside the listing; below it, where it would have to be scrolled past,
 * it is folded.
 */
function SidebarSection({
  title,
  summary = title,
  children,
}: SidebarSectionProps) {
  const isWide = useWideScreen();
  if (!isWide) {
    return (
      <Disclosure summary={summary} className="last:border-0">
        {children}
      </Disclosure>
    );
  }
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

/** Loaded on demand: it is about as large as the rest of the page. */
const ScoreReasons = lazy(async () => {
  const file = await import("@/components/listing/editor/score-reasons");
  return { default: file.ScoreReasons };
});

type ListingScoreProps = {
  listing: ListingAnswer;
  onRevise: (change: Partial<GeneratedListing>) => void;
};

function ListingScore({ listing, onRevise }: ListingScoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p role="status" className="mt-1 font-serif text-5xl tabular-nums">
        {listing.score}
        <span className="text-2xl text-muted-foreground"> of 100</span>
      </p>
      <p className="mt-2 text-muted-foreground text-sm">
        This measures how closely the listing follows Etsy's published guidance.
        It does not predict rank or sales.
      </p>
      <Button
        variant="link"
        size="sm"
        className="px-0"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide reasons" : "Show reasons"}
      </Button>
      {isOpen && (
        <Suspense
          fallback={<p className="text-muted-foreground text-sm">Loading…</p>}
        >
          <ScoreReasons listing={listing} onRevise={onRevise} />
        </Suspense>
      )}
    </>
  );
}

/**
 * What is the seller's own word in the text: claims, names and sentences that
 * she confirmed, and care and use.
 */
function SellersWord({ editor }: { editor: Editor }) {
  const sentences = editor.sentences.map(({ key, text }) => ({
    key,
    text,
    needsProof: true,
  }));
  const words = [...findMentions(editor.tidy), ...sentences].filter(
    ({ key, needsProof }) => !needsProof || editor.confirmed.includes(key),
  );
  if (words.length === 0) return null;
  return (
    <SidebarSection title="Your word" summary={`Your word: ${words.length}`}>
      <p className="mt-1 text-muted-foreground text-sm">
        Buyers rely on it. The text says it because you did.
      </p>
      <ul className="mt-2 divide-y divide-border border-border border-y">
        {words.map(({ key, text, needsProof }) => (
          <li
            key={key}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
          >
            <span className="min-w-0 flex-1 basis-40 break-words py-2 font-semibold">
              {text}
            </span>
            {needsProof ? (
              <Button
                variant="ghost"
                size="sm"
                className="-mr-3"
                aria-label={`Take back: ${text}`}
                onClick={() => editor.toggleConfirmed(key)}
              >
                Take back
              </Button>
            ) : (
              <span className="text-muted-foreground text-sm">care or use</span>
            )}
          </li>
        ))}
      </ul>
    </SidebarSection>
  );
}
