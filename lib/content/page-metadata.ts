import { cardFor } from "@/lib/content/share-cards";
import { site } from "@/lib/content/site";

type PageWords = { title: string; description: string; path: string; type?: "website" | "article"; published?: string };

/** What a page tells search engines and those who share it. Addresses are relative to the layout's base. */
export function pageMetadata({ title, description, path, type = "website", published }: PageWords) {
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
      ...(type === "article" && published && { publishedTime: published, modifiedTime: published }),
    },
    twitter: { card: "summary_large_image" as const, title, description, images },
  };
}
