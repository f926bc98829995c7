import { basisNames, type ListingRule } from "@/lib/content/listing-rules";
import type { RuleValue } from "@/lib/content/rule-examples";
import { formatAsOf } from "@/lib/time/format-day";

/** One rule, at an address of its own. */
export function RuleEntry({ rule }: { rule: ListingRule }) {
  const { id, statement, limit, right, wrong, basis, source, checkedOn } = rule;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="mt-6 scroll-mt-24 break-inside-avoid rounded-lg border border-border bg-card p-5 target:border-primary"
    >
      <h3 id={`${id}-name`} className="text-xl">
        <a
          href={`#${id}`}
          className="underline decoration-transparent underline-offset-4 hover:decoration-primary"
        >
          {statement}
        </a>
      </h3>
      <dl className="mt-3 grid gap-2 leading-normal">
        {limit !== null && (
          <Line name="Limit">{limit.toLocaleString("en-US")}</Line>
        )}
        <Line name="Right" className="text-success">
          <Example value={right} />
        </Line>
        <Line name="Wrong" className="text-destructive">
          <Example value={wrong} />
        </Line>
        <Line name="Known from">
          {basisNames[basis].name}.{" "}
          <a
            href={source}
            rel="noreferrer"
            className="text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {checkedOn
              ? `Source, of ${formatAsOf(checkedOn)}`
              : "Source, undated"}
          </a>
        </Line>
        <Line name="Id">
          <code className="break-all">{id}</code>
        </Line>
      </dl>
    </article>
  );
}

function Line({
  name,
  className = "text-muted-foreground",
  children,
}: {
  name: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className="gap-x-4 sm:grid sm:grid-cols-[6.5rem_1fr]">
      <dt className={`font-semibold text-sm leading-6 ${className}`}>{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** Longer texts are shown by their beginning. */
const maxShown = 220;
/** Of many entries, so many are shown. */
const maxEntries = 14;

/** What can't be seen, as the signs that keyboards have for it. */
const visible = (text: string) =>
  text.replace(/^ | $/gu, "␣").replace(/\t/gu, "⇥").replace(/\n/gu, " ⏎ ");

function shorten(text: string) {
  if (text === "") return "(nothing)";
  const shown = visible(text);
  return shown.length <= maxShown
    ? shown
    : `${shown.slice(0, maxShown / 2)}… (${text.length.toLocaleString("en-US")} characters)`;
}

type Entry =
  Exclude<RuleValue, string | null> extends infer Value
    ? Value extends readonly (infer One)[]
      ? One
      : never
    : never;

const writeEntry = (entry: Entry) =>
  typeof entry === "string"
    ? shorten(entry)
    : `${entry.name}: ${shorten(entry.value)}`;

function Example({ value }: { value: RuleValue }) {
  if (value === null) return "(nothing)";
  if (typeof value === "string") return shorten(value);
  if ("question" in value)
    return `${shorten(value.question)} / ${shorten(value.instructions)}`;
  const entries: Entry[] = value;
  const shown = entries.slice(0, maxEntries).map(writeEntry).join(", ");
  return entries.length > maxEntries
    ? `${shown}… (${entries.length} in all)`
    : shown;
}
