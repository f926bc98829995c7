"use client";

import { clsx } from "clsx";
import { lazy, Suspense } from "react";
import type { OptionsEditorProps } from "@/components/listing/options/options-editor";
import { Button } from "@/components/ui/button";

/** Loaded on demand: most listings have neither. */
const OptionsEditor = lazy(async () => {
  const file = await import("@/components/listing/options/options-editor");
  return { default: file.OptionsEditor };
});

type OptionsSectionProps = OptionsEditorProps & {
  id: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** What buyers tell and choose, folded away until somebody asks for it. */
export function OptionsSection({
  id,
  isOpen,
  onToggle,
  ...props
}: OptionsSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label="Personalization and variations"
      className={clsx(
        "@container scroll-mt-36 outline-none rounded-lg border border-border bg-card max-sm:-mt-2 sm:p-6 print:hidden",
        // On a phone, folded ones take a line each.
        isOpen ? "p-3" : "px-3 py-1",
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <h3 className="text-lg leading-tight sm:text-xl">
          Personalization and variations
        </h3>
        <p
          className={clsx(
            "col-span-full row-start-2 text-muted-foreground text-sm",
            !isOpen && "max-sm:hidden",
          )}
        >
          What buyers tell you and choose from, with prices, within Etsy's
          limits and ready to paste.
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {isOpen ? "Hide choices" : "Show choices"}
        </Button>
      </div>
      {isOpen && (
        <Suspense
          fallback={
            <p className="mt-4 text-muted-foreground text-sm">Loading…</p>
          }
        >
          <OptionsEditor {...props} />
        </Suspense>
      )}
    </section>
  );
}
