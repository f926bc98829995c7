import { PhotoAgain, SamplePhotos } from "@/components/landing/sample-photos";
import { SwingTag } from "@/components/ui/swing-tag";
import { sampleListing } from "@/lib/content/landing";
import {
  openSentenceNote,
  samplePhotos,
  sampleSentences,
  walkthrough,
} from "@/lib/content/walkthrough";

const pictures = [
  <Typed key="photos" />,
  <Sentences key="sentences" />,
  <Draft key="draft" />,
];

/** From several photos to the draft, with what each sentence rests on. */
export function Walkthrough() {
  const { title, lead, steps } = walkthrough;
  return (
    <section
      aria-labelledby="walkthrough-title"
      className="border-border border-t bg-card"
    >
      <div className="mx-auto max-w-6xl px-(--gutter) py-16 sm:py-20">
        <h2 id="walkthrough-title" className="max-w-2xl text-3xl sm:text-4xl">
          {title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-muted-foreground">{lead}</p>
        <ol className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-[1fr_1.25fr_1fr] lg:gap-x-10">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="flex flex-col md:max-lg:last:col-span-2"
            >
              <div className="ruler-edge" aria-hidden="true" />
              <h3 className="mt-3 text-xl">
                <span className="mr-2 text-primary tabular-nums">
                  {index + 1}
                </span>
                {step.title}
              </h3>
              <p className="mt-1.5 mb-5 text-muted-foreground">{step.text}</p>
              {pictures[index]}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Typed() {
  return (
    <>
      <SamplePhotos />
      <p className="mt-4 text-muted-foreground text-sm">You typed</p>
      <p className="demo-ruled font-semibold leading-relaxed">
        {walkthrough.typed}
      </p>
    </>
  );
}

function Sentences() {
  return (
    <ul className="space-y-3">
      {sampleSentences.map(({ text, support, because }) => (
        <li
          key={text}
          className={
            support === "none"
              ? "rounded-r-md border-warning border-l-4 bg-warning-muted py-2.5 pr-3 pl-3.5"
              : "border-success border-l-4 py-0.5 pl-3.5"
          }
        >
          <p className="font-serif text-lg leading-snug">{text}</p>
          <ul className="mt-1.5 text-sm leading-snug">
            {because.map(({ fact, source }) => (
              <li key={fact} className="mt-0.5">
                {fact}
                <span
                  className={
                    support === "none"
                      ? "font-semibold text-warning"
                      : "text-success"
                  }
                >{`: ${source}`}</span>
              </li>
            ))}
          </ul>
          {support === "none" && (
            <p className="mt-1 text-sm">{openSentenceNote}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

const draftRows = [
  ["Tags", `${sampleListing.tags.length} of 13`],
  ["Materials", "Polymer clay, brass"],
  ["Alt texts", `${samplePhotos.length}, one for each photo`],
  ["Primary color", "Orange"],
];

/** Ours, and no picture of Etsy's own page. */
function Draft() {
  const supported = sampleSentences.filter(({ support }) => support !== "none");
  return (
    <div className="rounded-lg border border-input bg-background p-4 shadow-lg sm:p-5">
      <p className="flex items-center justify-between gap-3 text-sm">
        <SwingTag variant="primary" className="font-semibold">
          Draft
        </SwingTag>
        <span className="text-muted-foreground">Not published</span>
      </p>
      <div className="mt-4 grid grid-cols-4 gap-1.5" aria-hidden="true">
        {samplePhotos.map(({ id }) => (
          <PhotoAgain key={id} id={id} className="rounded-sm" />
        ))}
      </div>
      <p className="mt-4 font-serif text-lg leading-snug">
        {sampleListing.title}
      </p>
      <p className="mt-2 text-sm leading-relaxed">
        {supported.map(({ text }) => text).join(" ")}
      </p>
      <dl className="mt-4 divide-y divide-border border-border border-t text-sm">
        {draftRows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
