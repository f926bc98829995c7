"use client";

import { lazy, Suspense } from "react";
import { useEtsyConnection } from "@/components/etsy/connection/etsy-connection";
import type { EtsyDraftProps } from "@/components/etsy/draft-props";

const DraftPanel = lazy(async () => {
  const file = await import("@/components/etsy/draft-panel");
  return { default: file.DraftPanel };
});

/**
 * The listing's way into the Etsy shop. Nothing at all where this site has
 * no key.
 */
export function EtsyDraft(props: EtsyDraftProps) {
  const { data: connection } = useEtsyConnection();
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
