import type { CSSProperties } from "react";
import { SourceEntries } from "@/components/site";
import { guideSources, isSourceName } from "@/lib/content/sources";

/**
 * The sources: each with its URL, also in print, how it was read, and when it
 * was last checked.
 */
export function SourceList({ sources }: { sources: readonly string[] }) {
  return (
    <section
      id="sources"
      aria-labelledby="sources-title"
      className="mt-14"
      style={
        { "--estimated-height": 12 + sources.length * 6.5 } as CSSProperties
      }
    >
      <h2 id="sources-title" className="text-3xl">
        Sources
      </h2>
      <p className="measure mt-4">
        Our tools can't open Etsy's help and handbook pages, so we know most of
        them from pages that quote them. Each entry says so. If it matters to
        you, open the original and go by that.
      </p>
      <SourceEntries
        sources={sources
          .filter(isSourceName)
          .map((name) => [name, guideSources[name]])}
      />
    </section>
  );
}
