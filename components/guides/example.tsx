import { InlineText } from "@/components/site";
import { Ruler } from "@/components/ui/ruler";
import { SwingTag } from "@/components/ui/swing-tag";
import { titleLimit } from "@/lib/listing-text/fields/limits";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { wordCount } from "@/lib/listing-text/lexicon/unwanted-words";
import { checkTags } from "@/lib/listing-text/rules/tags";
import { checkTitle } from "@/lib/listing-text/rules/title";

type ExampleProps = {
  field: "title" | "tags" | "text";
  before: string;
  after: string;
  why: string;
  sources: readonly string[];
};

/**
 * The same thing written twice, measured by the rules, and the reason in a
 * sentence.
 */
export function Example({ field, before, after, why, sources }: ExampleProps) {
  return (
    <figure className="mt-6 break-inside-avoid rounded-lg border border-border bg-card">
      <Side name="Before" field={field} text={before} />
      <div className="border-border border-t" />
      <Side name="After" field={field} text={after} />
      <figcaption className="border-border border-t px-5 py-4 text-muted-foreground leading-normal">
        <InlineText text={why} sources={sources} />
      </figcaption>
    </figure>
  );
}

function Side({
  name,
  field,
  text,
}: {
  name: "Before" | "After";
  field: ExampleProps["field"];
  text: string;
}) {
  return (
    <div className="grid gap-x-5 gap-y-1 px-5 py-4 sm:grid-cols-[4.5rem_1fr]">
      <p
        className={`font-semibold text-sm leading-7 ${name === "After" ? "text-success" : "text-destructive"}`}
      >
        {name}
      </p>
      <div>
        {field === "tags" ? <TagExample text={text} /> : <p>{text}</p>}
        {field === "title" && <TitleMeasure title={text} name={name} />}
      </div>
    </div>
  );
}

function TitleMeasure({ title, name }: { title: string; name: string }) {
  const words = wordCount(title);
  return (
    <div className="mt-2">
      <Ruler
        label={`${name}: title length`}
        value={title.length}
        max={titleLimit}
        unit="characters"
        variant={name === "After" ? "success" : "warning"}
      />
      <p
        className="mt-1 text-muted-foreground text-sm tabular-nums"
        aria-hidden="true"
      >
        {title.length} of {titleLimit} characters, {words} words
      </p>
      {checkTitle(title).map(({ message }) => (
        <p
          key={message}
          className="mt-1 font-semibold text-destructive text-sm"
        >
          Refused: {message}
        </p>
      ))}
    </div>
  );
}

function TagExample({ text }: { text: string }) {
  const tags = splitList(text);
  const refused = new Set(checkTags(tags).map(({ index }) => index));
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tag may occur twice, as the example shows.
        <li key={index}>
          <SwingTag
            variant={refused.has(index) ? "destructive" : "default"}
            className="text-sm"
          >
            {tag}
            {refused.has(index) && (
              <span className="ml-1.5 font-semibold text-destructive">
                refused
              </span>
            )}
          </SwingTag>
        </li>
      ))}
    </ul>
  );
}
