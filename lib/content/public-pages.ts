import { publishedArticles } from "@/lib/content/articles";

/** The pages for search engines. All others are private or for developers. */
export const publicPages: { path: string; lastModified?: string }[] = [
  { path: "/" },
  { path: "/generate" },
  { path: "/shop-name-generator" },
  { path: "/audit" },
  { path: "/pricing" },
  { path: "/faq" },
  {
    path: "/blog",
    lastModified:
      publishedArticles
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? "",
  },
  ...publishedArticles.map(({ slug, date }) => ({
    path: `/${slug}`,
    lastModified: date,
  })),
  { path: "/docs/api" },
  { path: "/docs/errors" },
  { path: "/privacy" },
  { path: "/terms" },
  { path: "/disclaimer" },
];
