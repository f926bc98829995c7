import "server-only";
import { env } from "@/lib/env";
import type { AppError, ErrorCode } from "@/lib/errors";
import { PublicError } from "@/lib/public-api/public-error";
import { byBilling } from "@/lib/settings/installation";

const pageAt = (path: string) => `${env().APP_URL}${path}`;

/** What an assistant, or the seller, can do after a failure of this kind. */
const nextSteps: Partial<Record<ErrorCode, () => string>> = {
  limit_reached: () =>
    byBilling(
      `Tell the seller; the plans are at ${pageAt("/pricing")}. Don't try again this month.`,
      "Tell the seller. Don't try again this month.",
    ),
  storage_full: () =>
    `The seller can see what takes up the space at ${pageAt("/settings/account")}.`,
  forbidden: () =>
    `The seller can allow more: by connecting you again, or with another key from ${pageAt("/settings/keys")}.`,
  not_found: () => "find_my_listings has the ids of her listings.",
  conflict: () =>
    "Check it again before you continue: call create_etsy_draft without confirm, or use another requestId.",
  etsy_reconnect: () => `The seller connects her shop at ${pageAt("/shop")}.`,
  too_many_photos: () =>
    `The seller can remove some at ${pageAt("/generate")}.`,
  invalid_image: () => "Send another photo.",
  unsupported_media_type: () => "Send a JPEG, PNG, WebP or HEIC as base64.",
  refused: () =>
    "Say it in other words, or leave out what the writer may not write about.",
  piece_unknown: () =>
    "Ask the seller what it is, and call again with productName.",
  upstream_failed: () =>
    "Nothing was counted; the same call may be sent again.",
  internal: () => "The same call may be sent again later.",
};

const changed =
  "Call get_listing, make the change to that text, and send its version.";

function nextStepAfter(failure: AppError) {
  if (
    failure instanceof PublicError &&
    failure.publicCode === "version_mismatch"
  )
    return changed;
  return nextSteps[failure.code]?.() ?? null;
}

/**
 * The failure as sentences for an assistant: everything that is wrong, and what
 * to do.
 */
export function explainFailure(failure: AppError): string {
  const { message, refused, retryAfter, suggestions = [] } = failure;
  const wait =
    retryAfter === undefined ? null : `Try again in ${retryAfter} seconds.`;
  const others = refused
    .map((value) => value.message)
    .filter((text) => text !== message);
  const maybe =
    suggestions.length > 0 ? `It may be: ${suggestions.join("; ")}.` : null;
  return [message, ...new Set(others), maybe, nextStepAfter(failure) ?? wait]
    .filter(Boolean)
    .join(" ");
}
