import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

/**
 * Private pages have "noindex" in their metadata, which a crawler must be able
 * to read.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/openapi.json"],
      disallow: ["/api/", "/admin/"],
    },
    sitemap: new URL("/sitemap.xml", env().APP_URL).href,
  };
}
