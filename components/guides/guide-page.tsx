import type { CSSProperties } from "react";
import { ContentBlocks } from "@/components/guides/content-blocks";
import { SourceList } from "@/components/guides/source-list";
import { TableOfContents } from "@/components/guides/table-of-contents";
import { StructuredData } from "@/components/site";
import { SwingTag } from "@/components/ui/swing-tag";
import { findArticle } from "@/lib/content/articles";
import { citedSources, estimateHeight } from "@/lib/content/blocks";
import type { Guide } from "@/lib/content/guides/guide";
import { articleData, breadcrumbData } from "@/lib/content/json-ld";
import { formatDay } from "@/lib/time/format-day";

export function GuidePage({ guide }: { guide: Guide }) {
  const { title, date, readTime, category } = findArticle(guide.slug);
  const sources = citedSources(guide.sections);
  const contents = [...guide.sections, { id: "sources", title: "Sources" }];
  return (
    <>
      <GuideData slug={guide.slug} />
      <div className="guide mx-auto max-w-6xl gap-x-14 px-(--gutter) pt-4 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-8">
        <header className="lg:col-start-2">
          <Breadcrumb
            trail={[{ href: "/blog", label: "Seo blog" }]}
            current={title}
          />
          <h1 className="mt-3 max-w-[46rem] text-4xl sm:text-5xl lg:text-[3.4rem]">
            {title}
          </h1>
          <p className="measure mt-5 text-lg text-muted-foreground sm:text-xl">
            {guide.lead}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted-foreground text-sm">
            <SwingTag>{category}</SwingTag>
            <span>
              Facts checked <time dateTime={date}>{formatDay(date)}</time>
            </span>
            <span>{readTime} minutes to read</span>
            <span>{sources.length} sources</span>
          </div>
          <div className="ruler-edge mt-6 max-w-[46rem]" aria-hidden="true" />
        </header>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TableOfContents sections={contents} />
        </div>
        <article className="min-w-0 max-w-[46rem] lg:col-start-2">
          {guide.sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="mt-12"
              style={
                {
                  "--estimated-height": estimateHeight(section),
                } as CSSProperties
              }
            >
              <h2 id={`${section.id}-title`} className="text-3xl">
                {section.title}
              </h2>
              <ContentBlocks blocks={section.blocks} sources={sources} />
            </section>
          ))}
          <SourceList sources={sources} />
        </article>
      </div>
    </>
  );
}

type BreadcrumbProps = {
  trail: { href: string; label: string }[];
  current: string;
};

function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav
      aria-label="Breadcrumb"
      className="text-muted-foreground text-sm print:hidden"
    >
      <ol className="flex flex-wrap items-center">
        {trail.map(({ href, label }) => (
          <li
            key={href}
            className="flex items-center after:mx-2 after:content-['/']"
          >
            <a
              href={href}
              className="inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current"
            >
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

function GuideData({ slug }: { slug: string }) {
  const article = findArticle(slug);
  return (
    <>
      <StructuredData data={articleData(article)} />
      <StructuredData
        data={breadcrumbData([
          { name: "Seo blog", path: "/blog" },
          { name: article.title, path: `/${slug}` },
        ])}
      />
    </>
  );
}
