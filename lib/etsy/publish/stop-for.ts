import "server-only";
import { AppError } from "@/lib/errors";
import { shopAnswer } from "@/lib/etsy/api/answers";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { dayMessageOf, dayRefusal } from "@/lib/etsy/api/reserve-request";
import type { Publication } from "@/lib/etsy/publish/publication-data";
import {
  PublicationStop,
  StepNotYet,
} from "@/lib/etsy/publish/publication-stop";
import type { PublicationProblem } from "@/lib/etsy/publish/schema";

/**
 * The fields that Etsy's sentences speak of, most telling first, by the words
 * that name them.
 */
const fieldWords: [field: string, words: RegExp][] = [
  ["shipping_profile_id", /shipping.?profile/i],
  ["readiness_state_id", /readiness.?state|processing.?profile/i],
  ["return_policy_id", /return.?polic/i],
  ["shop_section_id", /section/i],
  ["production_partner_ids", /production.?partner/i],
  ["taxonomy_id", /taxonomy|categor/i],
  ["when_made", /when.?made/i],
  ["title", /\btitle\b/i],
  ["description", /\bdescription\b/i],
  ["tags", /\btags?\b/i],
  ["materials", /\bmaterials?\b/i],
  ["price", /\bprice\b/i],
  ["quantity", /\bquantity\b/i],
  ["photos", /images?\b|photos?\b/i],
];
/** Etsy's names of what has another one here. */
const otherNames: Record<string, string> = {
  images: "photos",
  image: "photos",
  image_ids: "photos",
};

/**
 * Failures of a step in a row, two minutes together, for which a passing
 * refusal is taken as one.
 */
const passingTries = 6;

/**
 * What trying again can't fix; null for what it may. Asks Etsy whether the shop
 * is open where that may be the reason.
 */
export async function stopFor(
  error: unknown,
  publication: Publication,
): Promise<PublicationStop | null> {
  if (error instanceof AppError && error.code === "etsy_reconnect")
    return new PublicationStop("reconnect", { message: error.message });
  if (
    !(error instanceof EtsyError) ||
    (error.kind !== "refused" && error.kind !== "missing")
  )
    return null;
  const { words } = error;
  if (error.isPassing && publication.failures < passingTries) return null;
  const mayBeClosed = error.kind === "missing" || error.httpStatus === 403;
  const isClosed = mayBeClosed && (await isShopClosed(publication.etsyShopId));
  if (isClosed === null) return null;
  if (isClosed) {
    const message =
      "Etsy can't find your shop: it may be closed or suspended. Open it on Etsy, then try again.";
    return new PublicationStop("shop_closed", { message, words });
  }
  if (error.kind === "missing" && publication.etsyListingId !== null) {
    const message =
      "The draft is no longer on Etsy. It may have been deleted there.";
    return new PublicationStop("deleted_at_etsy", { message, words });
  }
  if (
    /(?:maximum of|only allowed|at most|up to) \d+ images|too many images/i.test(
      words,
    )
  ) {
    const message =
      "The draft has as many photos as Etsy allows. Delete some of them there, then try again.";
    return new PublicationStop("refused", { message, words, field: "photos" });
  }
  return new PublicationStop("refused", {
    message: "Etsy refused this. Its reason is below.",
    words,
    field: fieldOf(error),
  });
}

/** Null where Etsy names none: in the path of a problem, or in its sentence. */
function fieldOf({ problems, words }: EtsyError): string | null {
  const named = problems[0]?.path.split("/")[1];
  if (named) return otherNames[named] ?? named;
  return fieldWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Null while Etsy says neither. */
async function isShopClosed(etsyShopId: bigint) {
  try {
    await callEtsy({ path: `/shops/${etsyShopId}`, answer: shopAnswer });
    return false;
  } catch (error) {
    if (!(error instanceof EtsyError)) throw error;
    return error.kind === "missing" || null;
  }
}

/** What is waited for, in a sentence. */
export function waitingFor(error: unknown, until: Date): PublicationProblem {
  const retryAt = until.toISOString();
  const message =
    error instanceof StepNotYet && !error.isFailure
      ? (error.says ?? otherFirst)
      : sentenceFor(error);
  return {
    code: "waiting",
    message,
    words: "",
    field: null,
    candidates: [],
    retryAt,
  };
}

const otherFirst =
  "Another listing of your shop is being created there first. This continues by itself.";

function sentenceFor(failure: unknown) {
  const error = failure instanceof StepNotYet ? failure.cause : failure;
  if (!(error instanceof EtsyError))
    return "Something went wrong here. This continues by itself.";
  if (error.kind === "key") return error.message;
  if (error.kind !== "busy")
    return "Etsy isn't responding as expected right now. This continues by itself.";
  return (error.retryAfter ?? 0) >= dayRefusal
    ? dayMessageOf(error)
    : "Etsy asks us to wait. This continues by itself.";
}
