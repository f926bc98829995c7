import { withoutSentences } from "@/lib/listing-text/check/remove-sentences";
import {
  type AvoidedWords,
  avoidanceOf,
} from "@/lib/listing-text/compose/avoided-words";
import type { FieldAnswers } from "@/lib/listing-text/fields/field-answers";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import {
  makeOptional,
  optionalFields,
} from "@/lib/listing-text/fields/optional-fields";
import type { OptionalValues } from "@/lib/listing-text/fields/optional-schemas";
import type { ListingNotes } from "@/lib/listing-text/fields/schema";
import { normalizeDescription } from "@/lib/listing-text/rules/description";

/**
 * A model's answer without what has words that the seller avoids, and what that
 * was: a sentence, a title, an entry of a list goes as a whole.
 */
export function leaveOutAvoided<Answer extends FieldAnswers>(
  answer: Answer,
  avoided: AvoidedWords,
): { answer: Answer; removed: ListingNotes["removed"] } {
  const removed: ListingNotes["removed"] = [];
  const canStand = (field: ListingField, text: string): boolean => {
    const reason = avoidanceOf(text, avoided);
    if (reason !== "") removed.push({ field, text, reason });
    return reason === "";
  };
  const optional: OptionalValues = answer;
  const kept = {
    ...answer,
    titles: answer.titles.filter((title) => canStand("title", title)),
    description: withoutSentences(
      normalizeDescription(answer.description),
      (sentence) => !canStand("description", sentence),
    ),
    tags: answer.tags.filter(({ tag }) => canStand("tags", tag)),
    materials: answer.materials.filter((each) => canStand("materials", each)),
    altText: canStand("altText", answer.altText) ? answer.altText : "",
    attributes: answer.attributes.filter(({ value }) =>
      canStand("attributes", value),
    ),
    ...makeOptional((key) =>
      optionalFields[key].mapTexts(optional[key], (text) =>
        canStand(key, text) ? text : "",
      ),
    ),
  };
  return { answer: kept, removed };
}
