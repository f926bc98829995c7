import "server-only";
import { AppError } from "@/lib/errors";
import { clientIp } from "@/lib/http/client-ip";
import { createRoute } from "@/lib/http/route";
import type { FoundLink } from "@/lib/photos/links/link-data";
import { requireOpenLink } from "@/lib/photos/links/upload-links";
import { limit } from "@/lib/resilience/rate-limit";

/**
 * Calls from one network address per minute with an invalid link. None can be
 * guessed: this only stops floods.
 */
const refusedLimit = {
  points: 60,
  seconds: 60,
  message: "Too many requests with a link that can't be used. Please wait.",
};

type Handler = (args: {
  request: Request;
  link: FoundLink;
}) => Promise<unknown> | unknown;

/**
 * A route for whoever has an upload link. Only the token in its address counts,
 * and no cookie, so that programs may call it from anywhere. Throws `not_found`
 * before any of the body is read.
 */
export function linkRoute(handler: Handler) {
  return createRoute<{ token: string }>(
    async ({ request, params }, trace) => {
      const link = await requireLink(request, params.token);
      trace.userId = link.userId;
      return handler({ request, link });
    },
    { crossSite: true, bodyTypes: ["multipart/form-data"] },
  );
}

async function requireLink(request: Request, token: string) {
  try {
    return await requireOpenLink(token, new Date());
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found")
      await limit("link_refused", clientIp(request), refusedLimit);
    throw error;
  }
}
