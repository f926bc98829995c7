import "server-only";
import { publicPathOf } from "@/lib/content/public-path-of";

/** Global Privacy Control, or Do Not Track. */
export const asksForPrivacy = ({ headers }: Request) =>
  headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

/**
 * The public page that the tab of a call began with, as the page says; null
 * where it doesn't, and for whoever asks for privacy.
 */
export const firstPageOf = (request: Request) =>
  asksForPrivacy(request)
    ? null
    : publicPathOf(request.headers.get("first-page"));
