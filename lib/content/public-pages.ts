import { publishedArticles } from "@/lib/content/articles";

/** What search engines are asked to index: everything else is private, or a page for developers. */
export const publicPages: { path: string; lastModified?: string }[] = [
  { path: "/" },
  { path: "/generate" },
  { path: "/shop-name-generator" },
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
  ...publishedArticles.map(({ slug, date }) => ({ path: `/${slug}`, lastModified: date })),
  { path: "/privacy" },
  { path: "/terms" },
  { path: "/disclaimer" },
];
