import { formatDay } from "@/lib/time/format-day";

type Source = {
  title: string;
  publisher: string;
  url: string;
  checkedOn: string;
  how: string;
};

/**
 * Sources by the names that texts cite them with, in the order of their
 * numbers; the URL is also in print.
 */
export function SourceEntries({ sources }: { sources: [string, Source][] }) {
  return (
    <ol className="mt-4 border-border border-t text-base leading-normal">
      {sources.map(
        ([name, { title, publisher, url, checkedOn, how }], index) => (
          <li
            key={name}
            id={`source-${name}`}
            className="grid grid-cols-[2.75rem_1fr] break-inside-avoid border-border border-b py-3 target:bg-accent"
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
        ),
      )}
    </ol>
  );
}
