import type { CSSProperties } from "react";
import { guideSources, isSourceName } from "@/lib/content/sources";
import { formatDay } from "@/lib/time/format-day";

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
      <ol className="mt-4 border-border border-t text-base leading-normal">
        {sources.filter(isSourceName).map((name, index) => {
          const { title, publisher, url, checkedOn, how } = guideSources[name];
          return (
            <li
              key={name}
              id={`source-${name}`}
              className="grid grid-cols-[2.25rem_1fr] break-inside-avoid border-border border-b py-3 target:bg-accent"
            >
              <span className="font-semibold text-primary tabular-nums">
                [{index + 1}]
              </span>
              <div>
                <p>
                  <a
                    href={url}
                    rel="noreferrer"
                    className="font-semibold text-primary underline underline-offset-4"
                  >
                    {title}
                  </a>
                  , {publisher}
                </p>
                <p className="hidden break-all text-sm print:block">{url}</p>
                <p className="text-muted-foreground text-sm">
                  {how} Checked{" "}
                  <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>.
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
