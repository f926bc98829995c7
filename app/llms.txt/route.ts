import { writeLlms } from "@/lib/content/write-llms";
import { env } from "@/lib/env";

// APP_URL is set at run time, not at build time.
export const dynamic = "force-dynamic";

export function GET() {
  return new Response(writeLlms(env().APP_URL), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
