import type { LegalDocument } from "@/lib/content/legal/document";

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, effective, intro, sections } = document;
  return (
    <article className="mx-auto max-w-2xl px-5 pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-3 text-muted">Effective {effective}</p>
      <p className="mt-6 text-lg">{intro}</p>
      {sections.map((section, index) => (
        <section key={section.title} id={anchorOf(section.title)} className="mt-9">
          <h2 className="text-2xl">
            {index + 1}. {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 leading-relaxed">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
