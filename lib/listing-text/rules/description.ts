import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import {
  hasOffLimits,
  refusedKinds,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import {
  hasLetterOrDigit,
  plainText,
  untilStable,
} from "@/lib/listing-text/plain-text/plain-text";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import {
  checkOffLimits,
  checkPlainText,
} from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtSentence } from "@/lib/listing-text/rules/truncate";

/** `snippets` are the shop's, which were checked when they were saved. */
export function checkDescription(
  description: string,
  snippets: readonly string[] = [],
): Violation[] {
  if (description.trim() === "")
    return [
      violation(
        "description_empty",
        "The description is empty; Etsy asks for one.",
      ),
    ];
  const found = checkPlainText(description, {
    name: "The description",
    html: "description_html",
    control: "description_control",
    code: "description_code",
  });
  found.push(
    ...checkOffLimits(description, {
      name: "The description",
      contact: "description_contact",
      leftover: "description_leftover",
      snippets,
    }),
  );
  const length = lengthOf(description);
  if (length > descriptionLimit) {
    const message = `The description has ${length} characters; keep it to ${descriptionLimit}.`;
    found.push(
      violation("description_too_long", message, { found: String(length) }),
    );
  }
  return found;
}

/**
 * Plain text with its line breaks, cut after a paragraph or sentence when it is
 * too long; "" when it says nothing.
 */
export const normalizeDescription = memoize((description): string => {
  const text = untilStable(description, (current) =>
    truncateAtSentence(
      withoutOffLimitSentences(plainText(current), refusedKinds),
      descriptionLimit,
    ),
  );
  return hasLetterOrDigit(text) && !hasOffLimits(text, refusedKinds)
    ? text
    : "";
});
