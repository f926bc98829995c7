import { Badge } from "@/components/ui/badge";
import { SwingTag } from "@/components/ui/swing-tag";
import type { Article } from "@/lib/content/articles";
import { formatDay } from "@/lib/time/format-day";

type ArticleCardProps = { article: Article; isFeatured?: boolean };

/** The whole card leads to the article; its name is the link. */
export function ArticleCard({ article, isFeatured }: ArticleCardProps) {
  const { title, excerpt, slug, date, readTime, category, isPublished } =
    article;
  return (
    <article
      className={`group relative flex h-full flex-col rounded-lg border bg-card p-5 has-[a:hover]:bg-accent sm:p-6 ${isFeatured ? "border-primary pt-8 sm:pt-9" : "border-border"}`}
    >
      {isFeatured && (
        <div
          className="ruler-edge absolute inset-x-0 top-0"
          aria-hidden="true"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isFeatured ? (
          <SwingTag>{category}</SwingTag>
        ) : (
          <Badge>{category}</Badge>
        )}
        {!isPublished && <Badge variant="warning">Not online yet</Badge>}
      </div>
      <h3 className={`mt-3 ${isFeatured ? "text-3xl" : "text-2xl"}`}>
        <a
          href={`/${slug}`}
          className="underline decoration-transparent underline-offset-4 after:absolute after:inset-0 group-has-[a:hover]:decoration-primary"
        >
          {title}
        </a>
      </h3>
      <p className="mt-2 mb-5 text-muted-foreground">{excerpt}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 text-muted-foreground text-sm tabular-nums">
        <time dateTime={date}>{formatDay(date)}</time>
        <span>{readTime} min read</span>
      </p>
    </article>
  );
}
