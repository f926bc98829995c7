import { CallEntry } from "@/components/docs/call-entry";
import { Values } from "@/components/docs/value-list";
import { WebhookMessages } from "@/components/docs/webhook-messages";
import { TableOfContents } from "@/components/guides/table-of-contents";
import { InlineText } from "@/components/site/inline-text";
import {
  apiDocs,
  apiSections,
  errorDocs,
  everyCall,
  problemIntro,
} from "@/lib/content/api-docs";
import { describeApi } from "@/lib/public-api/docs/describe-operations";
import { exampleLanguages } from "@/lib/public-api/examples/write-example";

/**
 * The documentation of the public API. Programs at `origin`; no script of its
 * own.
 */
export function ApiDocs({ origin }: { origin: string }) {
  const { groups, messages, shapes } = describeApi(origin);
  const contents = [
    ...apiSections,
    ...groups.map(({ id, name }) => ({ id, title: name })),
    { id: "messages", title: "Webhook messages" },
    { id: "shapes", title: "Answers" },
    { id: "problems", title: "When a call fails" },
  ];
  return (
    <div className="guide docs mx-auto max-w-6xl gap-x-14 px-(--gutter) pt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="text-4xl sm:text-5xl">{apiDocs.title}</h1>
        <p className="measure mt-5 text-lg text-muted-foreground sm:text-xl">
          {apiDocs.lead}
        </p>
        <div className="ruler-edge mt-6 max-w-[46rem]" aria-hidden="true" />
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <TableOfContents sections={contents} />
      </div>
      <div className="min-w-0 max-w-[46rem] lg:col-start-2">
        {apiSections.map(({ id, title, paragraphs, list }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="mt-10"
          >
            <h2 id={`${id}-title`} className="text-3xl">
              {title}
            </h2>
            {paragraphs.map((text) => (
              <p key={text} className="mt-3">
                <InlineText text={text} sources={[]} />
              </p>
            ))}
            {list && (
              <ul className="mt-3 list-disc pl-6">
                {list.map((text) => (
                  <li key={text} className="mt-1.5">
                    <InlineText text={text} sources={[]} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <LanguageChoice />
        {groups.map(({ id, name, description, calls }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="mt-14"
          >
            <h2 id={`${id}-title`} className="text-3xl">
              {name}
            </h2>
            <p className="mt-3">{description}</p>
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </section>
        ))}
        <WebhookMessages messages={messages} />
        <section id="shapes" aria-labelledby="shapes-title" className="mt-14">
          <h2 id="shapes-title" className="text-3xl">
            Answers
          </h2>
          <p className="mt-3">
            What is in the answers of the calls above. Where there are pages,
            ask again with the cursor of the next one.
          </p>
          {shapes.map(({ name, values }) => (
            <div key={name} id={`shape-${name}`} className="mt-8">
              <h3 className="border-line border-b pb-2 font-mono text-base">
                {name}
              </h3>
              <Values values={values} isAnswer />
            </div>
          ))}
        </section>
        <Problems />
      </div>
    </div>
  );
}

/** Hides the programs in other languages, by the style sheet alone. */
function LanguageChoice() {
  return (
    <fieldset className="sticky top-16 z-10 mt-14 flex flex-wrap items-center gap-x-5 border-line border-y bg-paper py-1">
      <legend className="sr-only">Language of the examples</legend>
      {Object.entries(exampleLanguages).map(([language, name]) => (
        <label
          key={language}
          className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-base"
        >
          <input
            type="radio"
            name="language"
            value={language}
            defaultChecked={language === "curl"}
            className="size-4 accent-clay"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Problems() {
  return (
    <section id="problems" aria-labelledby="problems-title" className="mt-14">
      <h2 id="problems-title" className="text-3xl">
        When a call fails
      </h2>
      <p className="mt-3">
        <InlineText text={problemIntro} sources={[]} />
      </p>
      <p className="mt-3">{everyCall}</p>
      <p className="mt-3">
        <InlineText
          text={`[Every code](${errorDocs.path}), with what a program does then.`}
          sources={[]}
        />
      </p>
    </section>
  );
}
