import "server-only";
import { env } from "@/lib/env";

const maxLength = 200;

/**
 * The path of our page that made the call, as its browser says; null where it
 * doesn't, or names another site.
 */
export function pageOf(request: Request): string | null {
  const page = URL.parse(request.headers.get("referer") ?? "");
  return page?.origin === new URL(env().APP_URL).origin
    ? page.pathname.slice(0, maxLength)
    : null;
}
