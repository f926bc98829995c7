import { parseAnswer } from "@/lib/listing-text/answer/parse-answer";
import {
  toObject,
  toText,
  toTexts,
} from "@/lib/listing-text/fields/read-answer-values";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { itemFactOf, namesThing } from "@/lib/listing-text/lexicon/items";
import {
  hasLetterOrDigit,
  plainLine,
} from "@/lib/listing-text/plain-text/plain-text";

export type NamedPiece = {
  /** Whether the answer says anything at all. */
  isRead: boolean;
  /** Whether the seller or the writer says what the piece is. */
  isNamed: boolean;
  /** What the writer takes it for, where it isn't sure. */
  suggestions: string[];
};

const maxSuggestions = 3;
/** Characters. A longer one is no name. */
const maxLength = 60;

const suggestionsOf = (value: unknown): string[] => [
  ...new Set(
    toTexts(value)
      .map(plainLine)
      .filter((name) => hasLetterOrDigit(name) && name.length <= maxLength),
  ),
];

/**
 * Whether anybody knows what the piece is: the seller, who typed its name, or
 * the writer. One that is not asked for an `item` names the piece by a fact or
 * by its title; "unique piece" is no name. An answer that can't be read says nothing of it. Reads any
 * value. Never throws.
 */
export function pieceNamed(
  answer: unknown,
  { productName = "" }: Pick<ListingInput, "productName">,
): NamedPiece {
  const read = toObject(answer);
  const { item, suggestions, ...rest } = read;
  return {
    isRead: Object.keys(read).length > 0,
    isNamed:
      hasLetterOrDigit(productName) ||
      (typeof item === "string" ? namesThing(toText(item)) : isToldBy(rest)),
    suggestions: suggestionsOf(suggestions).slice(0, maxSuggestions),
  };
}

function isToldBy(answer: Record<string, unknown>): boolean {
  if (Object.keys(answer).length === 0) return true;
  const { facts, titles } = parseAnswer(answer);
  return namesThing(itemFactOf(facts)) || titles.some(namesThing);
}
