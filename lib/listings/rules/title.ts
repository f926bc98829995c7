import {
  describeCharacter,
  hasEdgeSpace,
  lengthOf,
  refusedCharacters,
  refusedInTitles,
} from "@/lib/listings/rules/characters";
import { onceOnlyTitleCharacters, titleLimit } from "@/lib/listings/rules/limits";
import { checkOffLimits } from "@/lib/listings/rules/off-limits";
import { type Violation, violation } from "@/lib/listings/rules/violation";

/** Two capitals at least and no small letter. Scripts without capitals are never all caps. */
export function isAllCaps(text: string): boolean {
  const capitals = [...text].filter((letter) => letter !== letter.toLowerCase()).length;
  return capitals > 1 && text === text.toUpperCase();
}

const countOf = (text: string, character: string): number => text.split(character).length - 1;

export function checkTitle(title: string): Violation[] {
  if (title.trim() === "")
    return [violation("title_empty", "The title is empty; Etsy asks for at least one character.")];
  const found: Violation[] = [];
  const length = lengthOf(title);
  if (length > titleLimit) {
    const message = `The title has ${length} characters; Etsy allows ${titleLimit}.`;
    found.push(violation("title_too_long", message, { found: String(length) }));
  }
  for (const character of refusedCharacters(title, refusedInTitles)) {
    const message = `The title holds ${describeCharacter(character)}, which Etsy does not allow in titles.`;
    found.push(violation("title_character", message, { found: character }));
  }
  for (const character of onceOnlyTitleCharacters) {
    const count = countOf(title, character);
    if (count < 2) continue;
    const message = `The title holds “${character}” ${count} times; Etsy allows it once.`;
    found.push(violation("title_repeated_character", message, { found: character }));
  }
  if (isAllCaps(title)) {
    found.push(
      violation("title_all_caps", "The title is written in capitals only; Etsy refuses that.", { found: title }),
    );
  }
  found.push(...checkOffLimits(title, { name: "The title", contact: "title_contact", leftover: "title_leftover" }));
  if (hasEdgeSpace(title)) {
    found.push(violation("title_edge_space", "The title starts or ends with a space.", { found: " " }));
  }
  return found;
}
