import type { Article } from "@/lib/content/articles";
import { site } from "@/lib/content/site";

const address = (path: string) => `${site.defaultOrigin}${path}`;
const publisher = { "@type": "Organization", name: site.name, url: address("/") };

export function articleData({ title, excerpt, slug, date, category }: Article) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    dateModified: date,
    inLanguage: "en",
    mainEntityOfPage: address(`/${slug}`),
    author: publisher,
    publisher,
  };
}

export function breadcrumbData(trail: { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}
