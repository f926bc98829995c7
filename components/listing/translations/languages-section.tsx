"use client";

import { clsx } from "clsx";
import { lazy, Suspense, useState } from "react";
import type { TranslationsProps } from "@/components/listing/translations/translations";
import { Button } from "@/components/ui/button";
import { byBilling } from "@/lib/settings/installation";

/**
 * Loaded on demand: its tables are about as large as the rest of the editor.
 */
const Translations = lazy(async () => {
  const file = await import("@/components/listing/translations/translations");
  return { default: file.Translations };
});

/** The listing in other languages, folded away until somebody asks for it. */
export function LanguagesSection(props: TranslationsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label="Languages"
      className={clsx(
        "scroll-mt-24 rounded-lg border border-border bg-card max-sm:-mt-2 sm:p-6 print:hidden",
        // On a phone, folded ones take a line each.
        isOpen ? "p-3" : "px-3 py-1",
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <h3 className="text-lg leading-tight sm:text-xl">Languages</h3>
        <p
          className={clsx(
            "col-span-full row-start-2 text-muted-foreground text-sm",
            !isOpen && "max-sm:hidden",
          )}
        >
          {`Title, description and tags for buyers who search in another language. ${byBilling("It doesn't use a listing of your plan.", "It doesn't count as a listing.")}`}
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide languages" : "Show languages"}
        </Button>
      </div>
      {isOpen && (
        <Suspense
          fallback={
            <p className="mt-4 text-muted-foreground text-sm">Loading…</p>
          }
        >
          <Translations {...props} />
        </Suspense>
      )}
    </section>
  );
}
