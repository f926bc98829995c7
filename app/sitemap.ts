import type { MetadataRoute } from "next";
import { publicPages } from "@/lib/content/public-pages";
import { env } from "@/lib/env";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  const origin = env().APP_URL;
  return publicPages.map(({ path, lastModified }) => ({
    url: new URL(path, origin).href,
    ...(lastModified && { lastModified }),
  }));
}
