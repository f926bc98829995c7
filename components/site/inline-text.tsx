import { Fragment } from "react";
import { type Inline, parseInline } from "@/lib/content/inline";

type InlineTextProps = {
  text: string;
  /**
   * The page's sources in their order; a mention shows its place among them.
   */
  sources: readonly string[];
};

const link =
  "text-primary underline underline-offset-4 hover:text-primary-hover";

/** A text with its links, signs and references. */
export function InlineText({ text, sources }: InlineTextProps) {
  return parseInline(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
    <Fragment key={index}>{drawPart(part, sources)}</Fragment>
  ));
}

function drawPart(part: Inline, sources: readonly string[]) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "strong":
      return <strong className="font-semibold">{part.text}</strong>;
    case "code":
      return (
        <code className="rounded-sm bg-secondary/60 px-1 font-sans">
          {part.text}
        </code>
      );
    case "cite":
      return (
        <Citation
          number={sources.indexOf(part.source) + 1}
          source={part.source}
        />
      );
    case "link":
      return part.href.startsWith("#") || part.href.startsWith("mailto:") ? (
        <a href={part.href} className={link}>
          {part.text}
        </a>
      ) : (
        <a href={part.href} className={link}>
          {part.text}
        </a>
      );
  }
}

function Citation({ number, source }: { number: number; source: string }) {
  return (
    <a
      href={`#source-${source}`}
      aria-label={`Source ${number}`}
      className="ml-0.5 rounded-sm px-0.5 align-[0.3em] font-semibold text-[0.72em] text-primary tabular-nums leading-none no-underline hover:bg-accent hover:underline"
    >
      [{number}]
    </a>
  );
}
