import { writeFeed } from "@/lib/content/write-feed";
import { env } from "@/lib/env";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export function GET() {
  return new Response(writeFeed(env().APP_URL), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
