import { ArrowDown } from "lucide-react";
import { EarringsPhoto } from "@/components/landing/earrings-photo";
import { SwingTag } from "@/components/ui/swing-tag";
import { sampleFacts, sampleListing } from "@/lib/content/landing";

const shownTags = 5;

/**
 * One listing being made from one photo, over and over. A screen reader gets it
 * as a list, once.
 */
export function Demo() {
  return (
    <section aria-labelledby="demo-title" className="demo-stage">
      <h2 id="demo-title" className="text-2xl sm:text-[1.7rem]">
        Upload a product photo. Get an optimized listing in seconds.
      </h2>
      <DemoSteps />
      <div className="relative mt-5">
        <div
          className="rounded-lg border border-input bg-card shadow-lg"
          aria-hidden="true"
        >
          <div className="grid grid-cols-[8.5rem_1fr] gap-4 p-4 sm:grid-cols-[11.5rem_1fr] sm:gap-6 sm:p-5">
            <DropZone />
            <Facts />
          </div>
          <Arrow />
          <Written />
        </div>
        <StopButton />
      </div>
    </section>
  );
}

function DemoSteps() {
  return (
    <ol className="sr-only">
      <li>Drop image here: a photo of a pair of earrings is uploaded.</li>
      <li>
        {sampleFacts.map(({ name, value }) => `${name}: ${value}`).join(". ")}.
      </li>
      <li>
        Optimized title: {sampleListing.title}. SEO tags:{" "}
        {sampleListing.tags.slice(0, shownTags).join(", ")}. Description:{" "}
        {sampleListing.description}
      </li>
      <li>Complete listing generated!</li>
    </ol>
  );
}

/**
 * A checkbox, so that it works without scripts. It stands in the corner that
 * the stamp leaves free.
 */
function StopButton() {
  return (
    <label
      title="Stop the animation"
      className="demo-control absolute bottom-2 left-2 grid size-11 cursor-pointer place-items-center text-muted-foreground hover:text-foreground sm:bottom-3 sm:left-3"
    >
      <input type="checkbox" className="demo-still peer sr-only" />
      <span className="sr-only">Stop the animation</span>
      <svg
        viewBox="0 0 32 32"
        className="demo-stop size-8 rounded-full fill-none stroke-2 stroke-current peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2"
        aria-hidden="true"
      >
        <circle cx="16" cy="16" r="15" className="stroke-1 stroke-input" />
        <path d="M13 11v10M19 11v10" strokeLinecap="round" />
        <path d="m13.500 10.500 8 5.500-8 5.500z" strokeLinejoin="round" />
      </svg>
    </label>
  );
}

function DropZone() {
  return (
    <div className="relative aspect-square">
      <div className="demo-part demo-zone absolute inset-0 grid place-items-center rounded-md border-2 border-input border-dashed p-3 text-center text-muted-foreground text-sm">
        Drop image here
      </div>
      <EarringsPhoto className="demo-part demo-photo absolute inset-0 size-full rounded-md" />
    </div>
  );
}

/** Comes with its step, `delay` milliseconds after it begins. */
const after = (delay: number) => ({ animationDelay: `${delay}ms` });

function Facts() {
  return (
    <dl className="flex flex-col justify-center gap-3.5 text-sm sm:text-base">
      {sampleFacts.map(({ name, value }, index) => (
        <div key={name}>
          <dt className="text-muted-foreground text-sm leading-tight">
            {name}
          </dt>
          <dd className="demo-ruled font-semibold leading-normal">
            <span
              className="demo-part demo-fact inline-block"
              style={after(index * 90)}
            >
              {value}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Arrow() {
  return (
    <div className="relative h-8">
      <div className="absolute inset-x-0 top-1/2 border-border border-t border-dashed" />
      <div className="demo-part demo-arrow -translate-x-1/2 absolute left-1/2 bg-card px-3">
        <ArrowDown className="size-8 text-primary" />
      </div>
    </div>
  );
}

function Written() {
  const { title, tags, description } = sampleListing;
  return (
    <div className="space-y-4 p-4 pt-3 sm:p-5 sm:pt-3">
      <div>
        <p className="flex justify-between text-muted-foreground text-sm">
          <span>Optimized title</span>
          <span className="demo-part demo-written inline-block tabular-nums">
            {title.length}/140
          </span>
        </p>
        <p className="demo-ruled font-serif text-lg leading-normal sm:text-xl">
          <span className="demo-part demo-written inline-block">{title}</span>
        </p>
        <div className="ruler mt-2.5" style={rulerStyle}>
          <div className="demo-part demo-measured ruler-fill origin-left" />
          <div className="ruler-ticks" />
        </div>
      </div>
      <div>
        <p className="text-muted-foreground text-sm">SEO tags</p>
        <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1.5 text-sm">
          {tags.slice(0, shownTags).map((tag, index) => (
            <SwingTag
              key={tag}
              className="demo-part demo-tag"
              style={after(index * 90)}
            >
              <span
                className="demo-part demo-written inline-block"
                style={after(index * 90 + 180)}
              >
                {tag}
              </span>
            </SwingTag>
          ))}
        </p>
      </div>
      <div>
        <p className="text-muted-foreground text-sm">Description</p>
        <p className="demo-ruled text-[0.95rem] leading-relaxed">
          <span
            className="demo-part demo-written inline-block"
            style={after(350)}
          >
            {description}
          </span>
        </p>
      </div>
      <p className="flex justify-end">
        <span
          className="demo-part demo-done rounded-md border-2 border-success px-3 py-1 font-semibold text-success"
          style={{ transform: "rotate(-2deg)" }}
        >
          Complete listing generated!
        </span>
      </p>
    </div>
  );
}

const rulerStyle = {
  "--at": `${(sampleListing.title.length / 140) * 100}%`,
  "--minor": `${(5 / 140) * 100}%`,
  "--major": `${(25 / 140) * 100}%`,
  "--tone": "var(--success)",
} as React.CSSProperties;
