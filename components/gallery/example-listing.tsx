import { answerRecorded } from "@/lib/content/recorded/answer-recorded";
import type { RecordedListing } from "@/lib/content/recorded/recorded-listing";
import { inputEntries, inputFields } from "@/lib/listing-text/fields/input";
import type { Fact, Sentence } from "@/lib/listing-text/fields/schema";

/** What a maker told, the listing of it, and what each sentence rests on. */
export function ExampleListing({ example }: { example: RecordedListing }) {
  const { id, name, picture, form } = example;
  const listing = answerRecorded(example);
  const told = inputEntries(form).filter(({ text }) => text !== "");
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="mt-12 scroll-mt-24"
    >
      <h2 id={`${id}-name`} className="text-3xl">
        {name}
      </h2>
      {picture && <Picture id={id} alt={picture.alt} />}
      <Part title="What the maker told">
        <dl className="grid gap-2">
          {told.map((entry) => (
            <Line key={entry.name} name={inputFields[entry.name].label}>
              {entry.text}
            </Line>
          ))}
        </dl>
      </Part>
      <Part title="The listing">
        <p className="break-words font-serif text-2xl leading-snug">
          {listing.title}
        </p>
        <dl className="mt-3 grid gap-2">
          <Line name="Tags">{listing.tags.join(", ")}</Line>
          <Line name="Materials">{listing.materials.join(", ")}</Line>
          <Line name="Alt text">{listing.altText}</Line>
          {listing.attributes.map((attribute) => (
            <Line key={attribute.name} name={attribute.name}>
              {attribute.value}
            </Line>
          ))}
        </dl>
      </Part>
      <Part title="The description, sentence by sentence">
        <ol className="grid gap-3">
          {listing.sentences
            .filter(({ field }) => field === "description")
            .map((sentence) => (
              <li
                key={sentence.text}
                className="rounded-lg border border-border bg-card p-4"
              >
                <p>{sentence.text}</p>
                <p className="mt-1 text-muted-foreground text-sm">
                  {describeSources(sentence, listing.facts)}
                </p>
              </li>
            ))}
        </ol>
      </Part>
    </article>
  );
}

function Picture({ id, alt }: { id: string; alt: string }) {
  return (
    <figure className="mt-4">
      {/* biome-ignore lint/performance/noImgElement: shown as it is drawn. */}
      <img
        src={`/samples/${id}.webp`}
        alt={alt}
        width={2500}
        height={2000}
        loading="lazy"
        className="h-auto w-full rounded-lg border border-border"
      />
      <figcaption className="mt-2 text-muted-foreground text-sm">
        A drawn picture.
      </figcaption>
    </figure>
  );
}

/** "Told by the maker: material: oak. Seen in the picture: color: pale." */
function describeSources({ supportedBy }: Sentence, facts: readonly Fact[]) {
  const isSeen = (text: string) =>
    facts.some(
      ({ name, value, source }) =>
        source === "photo" && text === `${name}: ${value}`,
    );
  const seen = supportedBy.filter(isSeen);
  const told = supportedBy.filter((text) => !isSeen(text));
  return [
    { by: "Told by the maker", texts: told },
    { by: "Seen in the picture", texts: seen },
  ]
    .filter(({ texts }) => texts.length > 0)
    .map(({ by, texts }) => `${by}: ${texts.join("; ")}.`)
    .join(" ");
}

function Part({
  title,
  children,
}: {
  title: string;
  children: React.ReactNode;
}) {
  return (
    <section className="mt-6">
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="gap-x-4 sm:grid sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold text-muted-foreground text-sm leading-6">
        {name}
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
