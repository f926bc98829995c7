import { findArticle } from "@/lib/content/articles";
import type { Guide } from "@/lib/content/guides/guide";
import { cardFor } from "@/lib/content/share-cards";
import { site } from "@/lib/content/site";

type PageText = {
  title: string;
  description: string;
  path: string;
  type?: "website" | "article";
  published?: string;
};

/**
 * A page's metadata for search engines and link previews. URLs are relative to
 * the layout's base.
 */
export function pageMetadata({
  title,
  description,
  path,
  type = "website",
  published,
}: PageText) {
  const images = [cardFor(path)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      type,
      siteName: site.name,
      locale: "en_US",
      images,
      ...(type === "article" &&
        published && { publishedTime: published, modifiedTime: published }),
    },
    twitter: {
      card: "summary_large_image" as const,
      title,
      description,
      images,
    },
  };
}

export function guideMetadata({ slug, description }: Guide) {
  const { title, date } = findArticle(slug);
  return pageMetadata({
    title,
    description,
    path: `/${slug}`,
    type: "article",
    published: date,
  });
}
