import { altTextLimit } from "@/lib/listing-text/fields/limits";
import {
  hasOffLimits,
  refusedKinds,
  withoutOffLimits,
} from "@/lib/listing-text/lexicon/off-limits";
import {
  hasLetterOrDigit,
  plainLine,
  untilStable,
} from "@/lib/listing-text/plain-text/plain-text";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import {
  checkOffLimits,
  checkPlainText,
} from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtSentence } from "@/lib/listing-text/rules/truncate";

/**
 * Empty alt text is allowed: Etsy then writes its own. The score asks for it.
 */
export function checkAltText(altText: string): Violation[] {
  const found = checkPlainText(altText, {
    name: "The alt text",
    html: "alt_text_html",
    control: "alt_text_control",
    code: "alt_text_code",
  });
  found.push(
    ...checkOffLimits(altText, {
      name: "The alt text",
      contact: "alt_text_contact",
      leftover: "alt_text_leftover",
    }),
  );
  const length = lengthOf(altText);
  if (length > altTextLimit) {
    const message = `The alt text has ${length} characters; Etsy allows ${altTextLimit}.`;
    found.push(
      violation("alt_text_too_long", message, { found: String(length) }),
    );
  }
  return found;
}

/**
 * One line, cut after a sentence or a word when it is longer than `limit`
 * characters; "" when it says nothing.
 */
export function normalizeAltText(
  altText: string,
  limit = altTextLimit,
): string {
  const text = untilStable(altText, (current) =>
    truncateAtSentence(
      withoutOffLimits(plainLine(current), refusedKinds),
      limit,
    ),
  );
  return hasLetterOrDigit(text) && !hasOffLimits(text, refusedKinds)
    ? text
    : "";
}
