import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

// The public address is known where it is served, not where it was built.
export const dynamic = "force-dynamic";

/** Private pages say "noindex" themselves, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/admin/"] },
    sitemap: new URL("/sitemap.xml", env().APP_URL).href,
  };
}
