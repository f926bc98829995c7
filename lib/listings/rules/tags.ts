import {
  describeCharacter,
  hasEdgeSpace,
  lengthOf,
  refusedCharacters,
  refusedInTags,
} from "@/lib/listings/rules/characters";
import { duplicates } from "@/lib/listings/rules/duplicates";
import { tagLimit, tagSlots } from "@/lib/listings/rules/limits";
import { checkOffLimits } from "@/lib/listings/rules/off-limits";
import { type Violation, violation } from "@/lib/listings/rules/violation";

/** `index` is the tag's place in the listing, from 0; without it the message says "The tag". */
export function checkTag(tag: string, index?: number): Violation[] {
  const name = index === undefined ? "The tag" : `Tag ${index + 1}`;
  if (tag.trim() === "") return [violation("tag_empty", `${name} is empty.`, { index })];
  const found: Violation[] = [];
  const length = lengthOf(tag);
  if (length > tagLimit) {
    const message = `${name} has ${length} characters; Etsy allows ${tagLimit}.`;
    found.push(violation("tag_too_long", message, { index, found: String(length) }));
  }
  for (const character of refusedCharacters(tag, refusedInTags)) {
    const message = `${name} holds ${describeCharacter(character)}, which Etsy does not allow in tags.`;
    found.push(violation("tag_character", message, { index, found: character }));
  }
  if (/^[-']/u.test(tag)) {
    const message = `${name} starts with “${tag[0]}”; a tag starts with a letter or a number.`;
    found.push(violation("tag_start", message, { index, found: tag.charAt(0) }));
  }
  found.push(...checkOffLimits(tag, { name, contact: "tag_contact", leftover: "tag_leftover", index }));
  if (hasEdgeSpace(tag)) found.push(violation("tag_edge_space", `${name} starts or ends with a space.`, { index }));
  return found;
}

export function checkTags(tags: readonly string[]): Violation[] {
  const found = tags.flatMap((tag, index) => checkTag(tag, index));
  if (tags.length > tagSlots) {
    const message = `There are ${tags.length} tags; Etsy allows ${tagSlots}.`;
    found.push(violation("tags_too_many", message, { found: String(tags.length) }));
  }
  for (const { index, first, value } of duplicates(tags)) {
    const message = `Tag ${index + 1} repeats tag ${first + 1}, “${value}”; Etsy refuses duplicate tags.`;
    found.push(violation("tag_duplicate", message, { index, found: value }));
  }
  return found;
}
