import { findArticle } from "@/lib/content/articles";
import type { Guide } from "@/lib/content/guides/guide";
import { pageMetadata } from "@/lib/content/page-metadata";

export function guideMetadata({ slug, description }: Guide) {
  const { title, date } = findArticle(slug);
  return pageMetadata({ title, description, path: `/${slug}`, type: "article", published: date });
}
