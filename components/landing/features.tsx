import { SwingTag } from "@/components/ui/swing-tag";
import { featureCards, sampleListing } from "@/lib/content/landing";

const drawings = [
  <TagString key="tags" />,
  <Tally key="tally" />,
  <Pages key="pages" />,
];

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-6xl px-(--gutter) pt-16 sm:pt-20"
    >
      <h2 id="features-title" className="max-w-xl text-3xl sm:text-4xl">
        Everything you need to succeed
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-0 md:divide-x md:divide-border">
        {featureCards.map(({ title, text }, index) => (
          <li key={title} className="md:px-7 md:first:pl-0 md:last:pr-0">
            <div className="flex h-28 items-end" aria-hidden="true">
              {drawings[index]}
            </div>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TagString() {
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm">
      {sampleListing.tags.slice(0, 3).map((tag, index) => (
        <SwingTag
          key={tag}
          variant={index === 0 ? "primary" : "default"}
          className={["", "ml-6", "ml-2"][index]}
        >
          {tag}
        </SwingTag>
      ))}
    </div>
  );
}

/** Listings made, counted the way one counts on a bench. */
function Tally() {
  return (
    <svg
      viewBox="0 0 220 80"
      aria-hidden="true"
      className="h-20 w-55 fill-none stroke-[3] stroke-foreground"
    >
      <path
        d="M8 14v46M22 12v48M36 15v45M50 12v47M2 52 58 22"
        strokeLinecap="round"
      />
      <path d="M82 14v46M96 12v48M110 14v46" strokeLinecap="round" />
      <path
        d="M124 14v46M138 14v46"
        className="stroke-border"
        strokeLinecap="round"
      />
      <path d="M2 76h216" className="stroke-1 stroke-input" />
      <path
        d="M2 76v-7M38 76v-4M74 76v-7M110 76v-4M146 76v-7M182 76v-4M218 76v-7"
        className="stroke-1 stroke-input"
      />
    </svg>
  );
}

/** A guide with its place kept by a thread. */
function Pages() {
  return (
    <svg
      viewBox="0 0 180 100"
      aria-hidden="true"
      className="h-25 w-45 fill-card stroke-[1.5] stroke-input"
    >
      <path d="M90 20C70 8 40 6 10 12v74c30-6 60-4 80 8 20-12 50-14 80-8V12c-30-6-60-4-80 8z" />
      <path
        d="M90 20v74M26 28c16-2 32-1 48 5M26 42c16-2 32-1 48 5M26 56c16-2 26-1 36 2M154 28c-16-2-32-1-48 5M154 42c-16-2-32-1-48 5"
        className="fill-none"
      />
      <path d="M118 8v44l7-6 7 7V7" className="fill-primary stroke-primary" />
    </svg>
  );
}
