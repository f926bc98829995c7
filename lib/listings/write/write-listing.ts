import "server-only";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai/call-model";
import {
  betterOf,
  type ComposedListing,
  composeListing,
} from "@/lib/listing-text/compose/compose-listing";
import type { Seen } from "@/lib/listing-text/compose/read-sources";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import {
  finishListing,
  type Responses,
  type Reviewed,
  type WrittenListing,
} from "@/lib/listings/write/finish-listing";
import { type Report, stageEvent } from "@/lib/listings/write/listing-events";
import {
  type Brief,
  listingRequest,
  materialOf,
  requestFor,
} from "@/lib/listings/write/listing-request";
import { pieceUnknown } from "@/lib/listings/write/piece-unknown";
import { reviewWritten } from "@/lib/listings/write/review-written";
import { safeText, useFirstAnswer } from "@/lib/listings/write/safe-text";
import { streamPartials } from "@/lib/listings/write/stream-partials";

const { repairPrompt, canary } = listingPrompt;

/**
 * What a repair is told of the first answer: the facts, by the ids that it
 * cites again, and of several photos also what each of them showed.
 */
const firstAnswerOf = (
  { results, facts, seen }: ComposedListing,
  photos: number,
) => ({
  facts,
  ...results,
  ...(photos > 1 && seen),
});

/**
 * Has the model write a listing and repairs it to pass the rules; where that is
 * not enough, asks the model once more. Throws what `callModel` throws,
 * `piece_unknown`, and `upstream_failed` for an unusable answer. `report` gets the first answer
 * while it is written; `answered` is the answer to `listingRequest`, where
 * there is one already.
 */
export async function writeListing(
  brief: Brief,
  report?: Report,
  answered: ModelResponse | null = null,
): Promise<WrittenListing> {
  const { form, images, photos, shop, payer } = brief;
  const deadline = aiDeadline();
  const given = {
    form,
    hasPhoto: photos > 0,
    photos,
    avoidWords: shop.voice.avoidWords,
  };
  const read = (response: ModelResponse, seen?: Seen) =>
    composeListing({ text: safeText(response, canary), ...given, seen });
  const request = requestFor(photos);
  report?.(stageEvent("asking"));
  const partials = report && streamPartials({ ...given, report, canary });
  const onText = partials && { onText: partials.onText };
  const first =
    answered ??
    (await callModel({ ...listingRequest(brief), ...onText }, deadline).finally(
      () => partials?.stop(),
    ));
  report?.(stageEvent("checking"));
  const composed = read(first);
  requirePiece(composed);
  const end = async (best: ComposedListing, responses: Responses) =>
    finishListing(best, brief, {
      responses,
      reviewed: await reviewOf(best, brief, deadline),
    });
  if (composed.violations.length === 0) return end(composed, [first]);

  const own =
    composed.isOwn && composed.results ? firstAnswerOf(composed, photos) : null;
  const text = repairPrompt({
    ...materialOf(brief),
    draft: own,
    violations: composed.violations,
  });
  // The first answer has what the photos show; they are only sent again
  // without it.
  const repair = callModel(
    { ...request, payer, text, ...(own ? {} : { images }) },
    deadline,
  );
  // A listing made of the facts alone is not worth charging for, so a
  // provider's failure is thrown then.
  const second = await (own ? repair.catch(useFirstAnswer) : repair);
  if (!second) return end(composed, [first]);
  const repaired = read(second, composed.seen);
  if (!composed.piece.isRead) requirePiece(repaired);
  return end(betterOf(composed, repaired), [first, second]);
}

/** The shop's snippets, which are put to it later, are the seller's word. */
const reviewOf = async (
  { results, ...composed }: ComposedListing,
  { form, payer }: Brief,
  deadline: AbortSignal,
): Promise<Reviewed> =>
  results === null
    ? { review: "off", verdicts: {} }
    : reviewWritten(
        { ...composed, results },
        { language: form.language ?? "en", payer },
        deadline,
      );

/** Throws `piece_unknown`. */
function requirePiece({ piece }: ComposedListing) {
  if (!piece.isNamed) throw pieceUnknown(piece.suggestions);
}
