import { writeFeed } from "@/lib/content/feed";
import { env } from "@/lib/env";

// The public address is known where it is served, not where it was built.
export const dynamic = "force-dynamic";

export function GET() {
  return new Response(writeFeed(env().APP_URL), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
