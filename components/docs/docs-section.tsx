import type { ReactNode } from "react";
import { InlineText } from "@/components/site/inline-text";
import type { ApiSection } from "@/lib/content/api-docs";

export function DocsSection({
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
