import { careCardLimit } from "@/lib/listing-text/fields/limits";
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
} from "@/lib/listing-text/rules/content";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtSentence } from "@/lib/listing-text/rules/truncate";

/** A listing without a care card passes. */
export function checkCareCard(careCard: string | null): Violation[] {
  if (careCard === null) return [];
  const found = [
    ...checkPlainText(careCard, {
      name: "The care card",
      html: "care_card_control",
      control: "care_card_control",
    }),
    ...checkOffLimits(careCard, {
      name: "The care card",
      contact: "care_card_contact",
      leftover: "care_card_leftover",
    }),
  ];
  const length = lengthOf(careCard);
  if (length > careCardLimit) {
    const message = `The care card has ${length} characters; keep it to ${careCardLimit}.`;
    found.push(
      violation("care_card_too_long", message, { found: String(length) }),
    );
  }
  return found;
}

/** One line, cut after a sentence or a word; null when it says nothing. */
export function normalizeCareCard(careCard: string | null): string | null {
  if (careCard === null) return null;
  const text = untilStable(careCard, (current) =>
    truncateAtSentence(
      withoutOffLimits(plainLine(current), refusedKinds),
      careCardLimit,
    ),
  );
  return hasLetterOrDigit(text) && !hasOffLimits(text, refusedKinds)
    ? text
    : null;
}
