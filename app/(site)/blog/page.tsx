import { ArticleCard } from "@/components/guides";
import { InlineText, StructuredData } from "@/components/site";
import { buttonVariants } from "@/components/ui/button";
import { SwingTag } from "@/components/ui/swing-tag";
import {
  articleCategories,
  articles,
  blog,
  featuredArticles,
  newArticles,
} from "@/lib/content/articles";
import { closedDoor } from "@/lib/content/closed-door";
import { breadcrumbData } from "@/lib/content/json-ld";
import { pageMetadata } from "@/lib/content/page-metadata";

const words = pageMetadata(blog.path);
export const metadata = {
  ...words,
  alternates: {
    ...words.alternates,
    types: { "application/rss+xml": "/feed.xml" },
  },
};

export default function BlogPage() {
  const door = closedDoor();
  return (
    <div className="mx-auto max-w-6xl px-(--gutter) pt-10 sm:pt-14">
      <StructuredData
        data={breadcrumbData([{ name: "Seo blog", path: blog.path }])}
      />
      <header>
        <h1 className="max-w-3xl text-4xl sm:text-5xl">{blog.heading}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted-foreground">
          {blog.lead} New ones come by{" "}
          <a
            href="/feed.xml"
            className="text-primary underline underline-offset-4"
          >
            RSS
          </a>
          .
        </p>
        <p className="mt-4 max-w-2xl text-muted-foreground">
          <InlineText text={blog.tools} sources={[]} />
        </p>
        <ul aria-label="Topics" className="mt-6 flex flex-wrap gap-x-3 gap-y-2">
          {articleCategories.map((category) => (
            <li key={category}>
              <SwingTag>{category}</SwingTag>
            </li>
          ))}
        </ul>
      </header>
      <section aria-labelledby="featured-title" className="mt-14">
        <h2 id="featured-title" className="text-2xl">
          Featured Guides
        </h2>
        <div className="mt-4 grid gap-5 md:grid-cols-2">
          {featuredArticles.map((article) => (
            <ArticleCard key={article.slug} article={article} isFeatured />
          ))}
        </div>
      </section>
      <section aria-labelledby="new-title" className="mt-14">
        <h2 id="new-title" className="text-2xl">
          New guides
        </h2>
        <div className="mt-4 grid gap-5 md:grid-cols-2">
          {newArticles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
      </section>
      <section aria-labelledby="all-title" className="mt-14">
        <h2 id="all-title" className="text-2xl">
          All Resources
        </h2>
        <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
      </section>
      <section
        aria-labelledby="try-title"
        className="mt-16 flex flex-wrap items-center justify-between gap-6 border-input border-t pt-10"
      >
        <div>
          <h2 id="try-title" className="text-3xl">
            {blog.callTitle}
          </h2>
          <p className="mt-2 max-w-xl text-muted-foreground">
            {door ? `${door.note}. ${door.help}` : blog.callText}
          </p>
        </div>
        <a
          href={door?.signIn ?? "/generate"}
          className={buttonVariants({ size: "lg" })}
        >
          {door ? "Sign in" : "Make a listing"}
        </a>
      </section>
    </div>
  );
}
