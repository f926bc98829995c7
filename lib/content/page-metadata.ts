import { findArticle } from "@/lib/content/articles";
import type { Guide } from "@/lib/content/guides/guide";
import { findPage } from "@/lib/content/public-pages";
import { cardFor } from "@/lib/content/share-cards";
import { site } from "@/lib/content/site";
import { markdownPath } from "@/lib/content/write-guide";

type PageText = { title: string; description: string; path: string };

/** Of a page in `publicPages`, for search engines and link previews. */
export function pageMetadata(path: string) {
  return metadataOf(findPage(path), { type: "website" });
}

export function guideMetadata({ slug, description }: Guide) {
  const { title, date } = findArticle(slug);
  const metadata = metadataOf(
    { title, description, path: `/${slug}` },
    { type: "article", publishedTime: date, modifiedTime: date },
  );
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { "text/markdown": markdownPath(slug) },
    },
  };
}

/** URLs are relative to the layout's base. */
function metadataOf<Kind>({ title, description, path }: PageText, kind: Kind) {
  const images = [cardFor(path)];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: "en_US",
      images,
      ...kind,
    },
    twitter: {
      card: "summary_large_image" as const,
      title,
      description,
      images,
    },
  };
}
