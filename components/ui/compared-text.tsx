type Part = { kind: "same" | "added" | "removed"; entries: readonly string[] };

type ComparedTextProps = {
  label: string;
  parts: readonly Part[];
  separator: string;
};

/**
 * Added and removed text, marked by underline, strikethrough and hidden words
 * as well as by color.
 */
export function ComparedText({ label, parts, separator }: ComparedTextProps) {
  return (
    <figure
      data-slot="compared-text"
      aria-label={label}
      className="max-w-prose rounded-md border border-border bg-background px-4 py-3 print:hidden"
    >
      <figcaption className="mb-1 text-muted-foreground text-sm">
        {label}
      </figcaption>
      <p className="whitespace-pre-line break-words">
        {parts.map(({ kind, entries }, index) => {
          const text =
            entries.join(separator) +
            (index < parts.length - 1 ? separator : "");
          const key = index;
          if (kind === "same") return <span key={key}>{text}</span>;
          const [Tag, word, colors] =
            kind === "added"
              ? ([
                  "ins",
                  "added",
                  "bg-success-muted text-success decoration-2 underline-offset-2",
                ] as const)
              : ([
                  "del",
                  "removed",
                  "bg-destructive-muted text-destructive",
                ] as const);
          return (
            <Tag
              key={key}
              className={`rounded-sm ${colors} ${parts[index - 1]?.kind === "removed" ? "ml-1" : ""}`}
            >
              <span className="sr-only"> {word}: </span>
              {text}
            </Tag>
          );
        })}
      </p>
    </figure>
  );
}
