"use client";

import { lazy, Suspense } from "react";
import type { Editor } from "@/components/listings/editor/use-editor";
import { etsyConnectionRead } from "@/components/listings/etsy/etsy-connection-read";
import { useSharedRead } from "@/components/site/shared-read";
import type { Open } from "@/lib/listings/readiness";
import type { ListingAnswer } from "@/lib/listings/schema";

/** A place in the editor: a field of the text, or what buyers tell and choose. */
type EditorPlace = Pick<Open, "field"> | { field: "options" };

export type EtsyDraftProps = {
  listing: ListingAnswer;
  editor: Editor;
  /** Leads to what is open. */
  onShow: (place: EditorPlace) => void;
  onSaved: (listing: ListingAnswer) => void;
  /** Of the section. */
  id?: string;
  /** How often the sheet was asked for from elsewhere. */
  requests?: number;
};

const DraftPanel = lazy(async () => {
  const file = await import("@/components/listings/etsy/draft-panel");
  return { default: file.DraftPanel };
});

/** The listing's way into the shop at Etsy. Nothing at all where this site has no key. */
export function EtsyDraft(props: EtsyDraftProps) {
  const { data: connection } = useSharedRead(etsyConnectionRead);
  if (!connection?.isAvailable) return null;
  return (
    <section
      id={props.id}
      tabIndex={-1}
      aria-label="Draft in Etsy"
      className="scroll-mt-36 outline-none empty:hidden print:hidden"
    >
      <Suspense fallback={null}>
        <DraftPanel connection={connection} {...props} />
      </Suspense>
    </section>
  );
}
