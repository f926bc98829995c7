import type { ReactNode } from "react";
import { CallEntry } from "@/components/docs/call-entry";
import { Code, exampleChoices } from "@/components/docs/code-examples";
import { NamedValues } from "@/components/docs/values";
import { TableOfContents } from "@/components/guides";
import { InlineText } from "@/components/site";
import type { ApiSection } from "@/lib/content/api-docs";
import { apiDocs, apiSections, closingSections } from "@/lib/content/api-docs";
import { createDocument } from "@/lib/public-api/create-document";
import {
  describeSchema,
  type Schema,
  type Value,
} from "@/lib/public-api/document/describe-schema";
import { messageName } from "@/lib/public-api/document/webhooks";
import { verifyWebhook } from "@/lib/public-api/examples/verify-webhook";
import { operationGroups, operations } from "@/lib/public-api/operations";
import { webhookMessages } from "@/lib/webhooks/messages";

const groups = operationGroups.map(({ name, ...group }) => ({
  id: `calls-${name.toLowerCase().replaceAll(" ", "-")}`,
  title: name,
  ...group,
}));
const contents = [...apiSections, ...groups, ...Object.values(closingSections)];
/** The shapes of the answers, in the order in which the calls name them. */
const shapeNames = new Set(
  operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ shape }) => shape ?? []),
).add("Problem");

/**
 * The documentation of the public API, made of its OpenAPI document. Programs
 * at `origin`; no script of its own.
 */
export function ApiDocs({ origin }: { origin: string }) {
  const { components } = createDocument(origin);
  const schemas = components.schemas as Record<string, Schema>;
  const valuesOf = (name = "") => describeSchema(schemas[name] ?? {});
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
        {apiSections.map((section) => (
          <DocsSection key={section.id} {...section} />
        ))}
        <LanguageChoice />
        {groups.map(({ id, title, description, operations }) => (
          <DocsSection
            key={id}
            id={id}
            title={title}
            paragraphs={[description]}
          >
            {operations.map((each) => (
              <CallEntry
                key={each.id}
                operation={each}
                origin={origin}
                body={valuesOf(each.request)}
              />
            ))}
          </DocsSection>
        ))}
        <ClosingSections valuesOf={valuesOf} />
      </div>
    </div>
  );
}

type ClosingSectionsProps = { valuesOf: (shape: string) => Value[] };

function ClosingSections({ valuesOf }: ClosingSectionsProps) {
  const { messages, shapes, problems } = closingSections;
  return (
    <>
      <DocsSection {...messages}>
        <div className="mt-4">
          <Code text={verifyWebhook} />
        </div>
        {Object.entries(webhookMessages).map(
          ([event, { summary, description }]) => (
            <NamedValues
              key={event}
              id={`event-${event}`}
              name={event}
              about={`${summary}. ${description}`}
              values={valuesOf(messageName(event))}
            />
          ),
        )}
      </DocsSection>
      <DocsSection {...shapes}>
        {[...shapeNames].map((name) => (
          <NamedValues
            key={name}
            id={`shape-${name}`}
            name={name}
            values={valuesOf(name)}
            isAnswer
          />
        ))}
      </DocsSection>
      <DocsSection {...problems} />
    </>
  );
}

/** Hides the programs in other languages, by the style sheet alone. */
function LanguageChoice() {
  return (
    <fieldset className="sticky top-16 z-10 mt-14 flex flex-wrap items-center gap-x-5 border-border border-y bg-background py-1">
      <legend className="sr-only">Language of the examples</legend>
      {exampleChoices.map(([language, name]) => (
        <label
          key={language}
          className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-base"
        >
          <input
            type="radio"
            name="language"
            value={language}
            defaultChecked={language === "curl"}
            className="size-4 accent-primary"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** A part of the page, which its table of contents leads to. */
function DocsSection({
  id,
  title,
  paragraphs,
  list = [],
  children,
}: ApiSection & { children?: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-3">
          <InlineText text={text} sources={[]} />
        </p>
      ))}
      {list.length > 0 && (
        <ul className="mt-3 list-disc pl-6">
          {list.map((text) => (
            <li key={text} className="mt-1.5">
              <InlineText text={text} sources={[]} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
