import { tagLimit, tagSlots } from "@/lib/listing-text/fields/limits";
import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
import {
  hasOffLimits,
  refusedKinds,
} from "@/lib/listing-text/lexicon/off-limits";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import {
  hasLetterOrDigit,
  plainLine,
  untilStable,
} from "@/lib/listing-text/plain-text/plain-text";
import {
  collapseSpaces,
  comparisonKey,
  describeCharacter,
  findDuplicates,
  hasEdgeSpace,
  lengthOf,
  lowerCase,
  refusedCharacters,
  refusedInTags,
  replaceRefused,
  spellOutRefused,
  spellOutSigns,
  straightenQuotes,
} from "@/lib/listing-text/rules/characters";
import { checkOffLimits } from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

/**
 * `index` is the tag's place in the listing, from 0; without it the message
 * says "The tag".
 */
export function checkTag(tag: string, index?: number): Violation[] {
  const name = index === undefined ? "The tag" : `Tag ${index + 1}`;
  if (tag.trim() === "")
    return [violation("tag_empty", `${name} is empty.`, { index })];
  const found: Violation[] = [];
  const length = lengthOf(tag);
  if (length > tagLimit) {
    const message = `${name} has ${length} characters; Etsy allows ${tagLimit}.`;
    found.push(
      violation("tag_too_long", message, { index, found: String(length) }),
    );
  }
  for (const character of refusedCharacters(tag, refusedInTags)) {
    const message = `${name} contains ${describeCharacter(character)}, which Etsy does not allow in tags.`;
    found.push(
      violation("tag_character", message, { index, found: character }),
    );
  }
  if (/^[-']/u.test(tag)) {
    const message = `${name} starts with “${tag[0]}”; a tag starts with a letter or a number.`;
    found.push(
      violation("tag_start", message, { index, found: tag.charAt(0) }),
    );
  }
  found.push(
    ...checkOffLimits(tag, {
      name,
      contact: "tag_contact",
      leftover: "tag_leftover",
      index,
    }),
  );
  if (hasEdgeSpace(tag))
    found.push(
      violation("tag_edge_space", `${name} starts or ends with a space.`, {
        index,
      }),
    );
  return found;
}

export function checkTags(tags: readonly string[]): Violation[] {
  const found = tags.flatMap((tag, index) => checkTag(tag, index));
  if (tags.length > tagSlots) {
    const message = `There are ${tags.length} tags; Etsy allows ${tagSlots}.`;
    found.push(
      violation("tags_too_many", message, { found: String(tags.length) }),
    );
  }
  for (const { index, first, value } of findDuplicates(tags)) {
    const message = `Tag ${index + 1} repeats tag ${first + 1}, “${value}”; Etsy refuses duplicate tags.`;
    found.push(violation("tag_duplicate", message, { index, found: value }));
  }
  return found;
}

/** Numbers that no tag can write: "3.5", "18/8", "1:12". */
const brokenNumber = /\d[.,:/]\d|[¼-¾⅐-⅟↉]/u;

/** What the steps below read as it is written keeps its sign. */
const spelledInTags = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Z}™©®°]/u;

function spellOut(tag: string): string {
  return spellOutRefused(straightenQuotes(tag), spelledInTags)
    .replace(/1\/2|½/gu, " half ")
    .replace(/(\d)"/gu, "$1 inch ")
    .replace(/(\d)\s*[×*]\s*(?=\d)/gu, "$1x")
    .replace(/(?<!\d)\d+(?:[.,]\d+)?\s*%/gu, " ")
    .replaceAll("&", " and ");
}

function repairTag(tag: string): string {
  const allowed = replaceRefused(spellOutSigns(tag), refusedInTags);
  return collapseSpaces(lowerCase(allowed))
    .replace(/^[-'\s]+|(?<![-\s])[-\s]+$/gu, "")
    .normalize("NFC");
}

export type NormalizedTag = { tag: string; isShortened: boolean };

/**
 * A tag that Etsy takes, in lower case, or null when it can't be one. A phrase
 * that is too long loses whole words from its end while two remain; a single
 * word that is too long is no tag.
 */
export const normalizeTag = memoize((candidate): NormalizedTag | null => {
  const plain = plainLine(candidate);
  const written = spellOut(plain);
  if (brokenNumber.test(written) || hasOffLimits(plain, refusedKinds))
    return null;
  const tag = untilStable(written, repairTag);
  if (!hasLetterOrDigit(tag) || hasOffLimits(tag, refusedKinds)) return null;
  if (lengthOf(tag) <= tagLimit) return { tag, isShortened: false };
  const fitted = untilStable(truncateAtWord(tag, tagLimit), repairTag);
  if (
    hasOffLimits(fitted, refusedKinds) ||
    !fitted.includes(" ") ||
    isDanglingWord(fitted.split(" ").at(-1) ?? "")
  )
    return null;
  return { tag: fitted, isShortened: true };
});

/** Every usable tag once, in order. May be more than fit the slots. */
export function normalizeTags(candidates: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const candidate of candidates) {
    const tag = normalizeTag(candidate)?.tag;
    if (tag !== undefined && !found.has(comparisonKey(tag)))
      found.set(comparisonKey(tag), tag);
  }
  return [...found.values()];
}
