import type { Guide } from "@/lib/content/guides/guide";
import { writeGuide } from "@/lib/content/write-guide";
import { env } from "@/lib/env";

/** A guide in Markdown; search engines are told that its page is the original. */
export function guideResponse(guide: Guide): Response {
  const origin = env().APP_URL;
  return new Response(writeGuide(guide, origin), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      Link: `<${new URL(`/${guide.slug}`, origin).href}>; rel="canonical"`,
    },
  });
}
