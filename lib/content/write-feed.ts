import { blog, publishedArticles } from "@/lib/content/articles";
import { site } from "@/lib/content/site";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * The articles as RSS 2.0, newest first. `origin` is where the pages are
 * served.
 */
export function writeFeed(origin: string): string {
  const address = (path: string) => escapeXml(new URL(path, origin).href);
  const newestFirst = [...publishedArticles].sort((one, other) =>
    other.date.localeCompare(one.date),
  );
  const items = newestFirst.map(
    ({ title, excerpt, slug, date, category }) => `
    <item>
      <title>${escapeXml(title)}</title>
      <link>${address(`/${slug}`)}</link>
      <guid>${address(`/${slug}`)}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <category>${escapeXml(category)}</category>
      <description>${escapeXml(excerpt)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(`${site.name}: ${blog.title}`)}</title>
    <link>${address(blog.path)}</link>
    <atom:link href="${address("/feed.xml")}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(blog.description)}</description>
    <language>en</language>${items.join("")}
  </channel>
</rss>
`;
}
