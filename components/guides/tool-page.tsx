import { ToolFigure } from "@/components/guides/checker/tool-figure";
import { ContentBlocks } from "@/components/guides/content-blocks";
import { SourceList } from "@/components/guides/source-list";
import { QuestionList, StructuredData } from "@/components/site";
import { citedSources } from "@/lib/content/blocks";
import { breadcrumbData, faqData } from "@/lib/content/json-ld";
import type { Tool } from "@/lib/content/tools/tool";
import { formatDay } from "@/lib/time/format-day";

export function ToolPage({ tool }: { tool: Tool }) {
  const { name, path, title, lead, figure, checkedOn } = tool;
  const sources = citedSources(tool.sections);
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-8 pb-16 sm:pt-12">
      <StructuredData data={faqData(tool.questions)} />
      <StructuredData data={breadcrumbData([{ name: title, path }])} />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted-foreground">{lead}</p>
      <p className="mt-2 text-muted-foreground text-sm">
        Rules checked <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>
      </p>
      <ToolFigure name={name} title={figure} />
      <div className="max-w-[46rem]">
        {tool.sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="mt-14"
          >
            <h2 id={`${section.id}-title`} className="text-3xl">
              {section.title}
            </h2>
            <ContentBlocks blocks={section.blocks} sources={sources} />
          </section>
        ))}
        <section aria-labelledby="questions-title" className="mt-14">
          <h2 id="questions-title" className="mb-2 text-3xl">
            Questions
          </h2>
          <QuestionList questions={tool.questions} />
        </section>
        <SourceList sources={sources} />
      </div>
    </div>
  );
}
