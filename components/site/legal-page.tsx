import { ContactSentence } from "@/components/site/contact-sentence";
import { ContentTable } from "@/components/site/content-table";
import { InlineText } from "@/components/site/inline-text";
import { StructuredData } from "@/components/site/structured-data";
import { breadcrumbData } from "@/lib/content/json-ld";
import type { LegalDocument } from "@/lib/content/legal/document";
import { formatDay } from "@/lib/time/format-day";

const anchorOf = (title: string) =>
  title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export function LegalPage({
  document,
  path,
}: {
  document: LegalDocument;
  path: string;
}) {
  const { title, effective, updated, intro, sections } = document;
  return (
    <article className="guide mx-auto max-w-2xl px-(--gutter) pt-12 sm:pt-16">
      <StructuredData data={breadcrumbData([{ name: title, path }])} />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-3 text-muted-foreground">
        Effective {effective}. Last updated{" "}
        <time dateTime={updated}>{formatDay(updated)}</time>.
      </p>
      <p className="mt-6 text-lg">{intro}</p>
      {sections.map((section, index) => (
        <section
          key={section.title}
          id={anchorOf(section.title)}
          className="mt-10"
        >
          <h2 className="text-2xl">
            {index + 1}. {section.title}
          </h2>
          {section.blocks.map((block) => (
            <LegalBlock key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function LegalBlock({
  block,
}: {
  block: LegalDocument["sections"][number]["blocks"][number];
}) {
  if (typeof block === "string") {
    return (
      <p className="mt-3">
        <InlineText text={block} sources={[]} />
      </p>
    );
  }
  if ("questionsAbout" in block) {
    return <ContactSentence {...block} />;
  }
  if (!Array.isArray(block)) return <ContentTable {...block} sources={[]} />;
  return (
    <ul className="mt-3 list-disc space-y-1.5 pl-6 marker:text-primary">
      {block.map((item) => (
        <li key={item}>
          <InlineText text={item} sources={[]} />
        </li>
      ))}
    </ul>
  );
}
