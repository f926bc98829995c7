import { ChevronDown } from "lucide-react";
import type { Section } from "@/lib/content/blocks";

type TableOfContentsProps = { sections: Pick<Section, "id" | "title">[] };

/** Collapsed above the text on a phone, next to it on wide screens. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  return (
    <>
      <details className="group mt-8 rounded-lg border border-border bg-card lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 font-semibold">
          On this page
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="px-4 pb-3">
          <Entries sections={sections} />
        </nav>
      </details>
      <nav
        aria-label="On this page"
        className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pb-4 text-base max-lg:hidden print:hidden"
      >
        <p className="mb-2 font-semibold text-muted-foreground text-sm">
          On this page
        </p>
        <Entries sections={sections} />
      </nav>
    </>
  );
}

function Entries({ sections }: TableOfContentsProps) {
  return (
    <ol className="border-input border-l">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2.5 py-1 leading-snug before:h-px before:w-2.5 before:shrink-0 before:bg-input hover:text-primary hover:underline lg:min-h-8 lg:text-[0.95rem]"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
