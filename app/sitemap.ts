import type { MetadataRoute } from "next";
import { publicPages } from "@/lib/content/public-pages";
import { env } from "@/lib/env";

// The public address is known where it is served, not where it was built.
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  const origin = env().APP_URL;
  return publicPages.map(({ path, lastModified }) => ({
    url: new URL(path, origin).href,
    ...(lastModified && { lastModified }),
  }));
}
