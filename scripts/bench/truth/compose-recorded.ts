import { verdictsByKey } from "@/lib/listing-text/check/read-review";
import {
  type ReviewText,
  reviewQuestion,
} from "@/lib/listing-text/check/review-question";
import {
  type ComposedListing,
  composeListing,
} from "@/lib/listing-text/compose/compose-listing";
import type {
  ListingAnswer,
  ListingInput,
  ListingNotes,
} from "@/lib/listing-text/fields/schema";
import type { ReviewVerdict } from "@/lib/listing-text/fields/verdict";
import { answerOf } from "@/lib/listings/listing-data";
import { emptyShop } from "@/lib/listings/shop/schema";
import { finishListing } from "@/lib/listings/write/finish-listing";
import { reviewedTexts } from "@/lib/listings/write/review-written";
import { rowOf } from "@/lib/listings/write/write-data";

/** What a model once answered to a form. */
export type RecordedAnswer = {
  form: ListingInput;
  answer: unknown;
  hasPhoto?: boolean;
};

/** What a second look says of a text; null for nothing. */
export type Reviewer = (
  text: ReviewText,
  composed: Composed,
) => ReviewVerdict | null;

export type Outcome = {
  draft: ComposedListing;
  /** As a seller gets it, with what is open; null for a refusal. */
  listing: ListingAnswer | null;
};

/** What a recorded answer becomes before anybody looks at it again. */
export type Composed = { recorded: RecordedAnswer; draft: ComposedListing };

export function composeRecorded(recorded: RecordedAnswer): Composed {
  const { form, answer, hasPhoto = false } = recorded;
  const text = JSON.stringify(answer);
  const photos = Number(hasPhoto);
  const draft = composeListing({ text, form, hasPhoto, photos });
  return { recorded, draft };
}

const noBill = { inputTokens: 0, outputTokens: 0, durationMs: 0 };

/**
 * What the product makes of a recorded answer, by the same steps and without a
 * database. Asked to repair, the model gives the same answer again, which
 * changes nothing. Null as `reviewer` means that the review is off.
 */
export function finishRecorded(
  composed: Composed,
  reviewer: Reviewer | null,
): Outcome {
  const { draft, recorded } = composed;
  const { form, hasPhoto = false } = recorded;
  const { results } = draft;
  if (results === null || !draft.piece.isNamed) return { draft, listing: null };
  const written = finishListing(
    draft,
    { form, photos: Number(hasPhoto), shop: emptyShop },
    {
      responses: [{ text: "", model: "recorded", ...noBill }],
      reviewed: review(
        { ...draft, results },
        reviewer && ((text) => reviewer(text, composed)),
      ),
    },
  );
  const row = rowOf(
    {
      userId: 0,
      reservationId: "",
      form,
      written,
      thumbnail: null,
      photos: [],
    },
    1,
  );
  return { draft, listing: answerOf(row) };
}

function review(
  written: Parameters<typeof reviewedTexts>[0],
  reviewer: ((text: ReviewText) => ReviewVerdict | null) | null,
): Pick<ListingNotes, "review" | "verdicts"> {
  if (reviewer === null) return { review: "off", verdicts: {} };
  const texts = reviewedTexts(written);
  const { keys } = reviewQuestion(written.checks.ledger.facts, texts);
  const asked = new Map(texts.map((text) => [text.key, text]));
  const verdicts = keys.flatMap((key, index) => {
    const text = asked.get(key);
    const verdict = text ? reviewer(text) : null;
    return verdict ? [{ n: index + 1, verdict, reason: "" }] : [];
  });
  const read = verdictsByKey(JSON.stringify({ verdicts }), keys);
  return { review: "done", verdicts: Object.fromEntries(read ?? []) };
}
