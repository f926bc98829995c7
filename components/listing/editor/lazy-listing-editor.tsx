"use client";

import { lazy, Suspense, useState } from "react";
import type { ListingEditorProps } from "@/components/listing/editor/listing-editor";
import { CopyQuestion } from "@/components/listing/view/copy-guard";
import { ReadOnlyListing } from "@/components/listing/view/read-only-listing";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

/**
 * What the text is checked against: the words of the listing's language, of the
 * one that was typed in, and of English, which translations are checked by.
 */
async function loadWords({ language, typedLanguage }: ListingAnswer) {
  const { loadPacks } = await import("@/lib/listing-text/languages/load-packs");
  await loadPacks([language ?? "en", typedLanguage ?? "en", "en"]);
}

const importEditor = () => import("@/components/listing/editor/listing-editor");

/** While a listing is being written, so that its editor is there with it. */
export async function preloadListingEditor() {
  const words = import("@/lib/listing-text/languages/load-packs");
  await Promise.all([importEditor(), words]);
}

async function loadEditor(listing: ListingAnswer) {
  const [file] = await Promise.all([
    importEditor(),
    // Offline: what no rule can check stays unchecked.
    loadWords(listing).catch(() => undefined),
  ]);
  return { default: file.ListingEditor };
}

/**
 * Loaded when there is a listing: editor and score are about as large as the
 * rest of the page.
 */
const lazyEditor = (listing: ListingAnswer) => lazy(() => loadEditor(listing));

/** Shows the listing at once, and the editor as soon as it is loaded. */
export function LazyListingEditor(props: ListingEditorProps) {
  return (
    <CopyQuestion key={props.listing.id}>
      <LoadedEditor {...props} />
    </CopyQuestion>
  );
}

function LoadedEditor(props: ListingEditorProps) {
  const [ListingEditor] = useState(() => lazyEditor(props.listing));
  return (
    <Suspense
      fallback={
        <ReadOnlyListing listing={props.listing} listingId={props.listing.id} />
      }
    >
      <ListingEditor {...props} />
    </Suspense>
  );
}
