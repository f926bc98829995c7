import {
  onceOnlyTitleCharacters,
  titleLimit,
} from "@/lib/listing-text/fields/limits";
import {
  hasOffLimits,
  refusedKinds,
  withoutOffLimits,
} from "@/lib/listing-text/lexicon/off-limits";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import {
  hasLetterOrDigit,
  plainLine,
  untilStable,
} from "@/lib/listing-text/plain-text/plain-text";
import {
  collapseSpaces,
  describeCharacter,
  hasEdgeSpace,
  lengthOf,
  lowerCase,
  refusedCharacters,
  refusedInTitles,
  replaceRefused,
  spellOutFractions,
  spellOutRefused,
  spellOutSigns,
  straightenQuotes,
} from "@/lib/listing-text/rules/characters";
import { checkOffLimits } from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

/**
 * Two capitals at least and no small letter. Scripts without capitals are never
 * all caps.
 */
function isAllCaps(text: string): boolean {
  const capitals = [...text].filter(
    (letter) => letter !== letter.toLowerCase(),
  ).length;
  return capitals > 1 && text === text.toUpperCase();
}

const countOf = (text: string, character: string): number =>
  text.split(character).length - 1;

export function checkTitle(title: string): Violation[] {
  if (title.trim() === "")
    return [
      violation(
        "title_empty",
        "The title is empty; Etsy asks for at least one character.",
      ),
    ];
  const found: Violation[] = [];
  const length = lengthOf(title);
  if (length > titleLimit) {
    const message = `The title has ${length} characters; Etsy allows ${titleLimit}.`;
    found.push(violation("title_too_long", message, { found: String(length) }));
  }
  for (const character of refusedCharacters(title, refusedInTitles)) {
    const message = `The title contains ${describeCharacter(character)}, which Etsy does not allow in titles.`;
    found.push(violation("title_character", message, { found: character }));
  }
  for (const character of onceOnlyTitleCharacters) {
    const count = countOf(title, character);
    if (count < 2) continue;
    const message = `The title contains “${character}” ${count} times; Etsy allows it once.`;
    found.push(
      violation("title_repeated_character", message, { found: character }),
    );
  }
  if (isAllCaps(title)) {
    found.push(
      violation(
        "title_all_caps",
        "The title is written in capitals only; Etsy refuses that.",
        { found: title },
      ),
    );
  }
  found.push(
    ...checkOffLimits(title, {
      name: "The title",
      contact: "title_contact",
      leftover: "title_leftover",
    }),
  );
  if (hasEdgeSpace(title)) {
    found.push(
      violation("title_edge_space", "The title starts or ends with a space.", {
        found: " ",
      }),
    );
  }
  return found;
}

/** Replacements for a once-only character from its second time on. */
const replacements: Record<string, string> = {
  "&": " and ",
  "+": " and ",
  "%": " percent",
  ":": ",",
};

function replaceRepeatedCharacters(title: string): string {
  const seen = new Set<string>();
  return title.replace(/[%:&+]/gu, (character) => {
    if (seen.has(character)) return replacements[character] ?? " ";
    seen.add(character);
    return character;
  });
}

/**
 * Separators that doubled, or that nothing follows, once other characters are
 * gone.
 */
function trimSeparators(title: string): string {
  return title
    .replace(/\s+([,;.!?])/gu, "$1")
    .replace(/([,;|])(?:\s*[,;|])+/gu, "$1")
    .replace(/^[\s,;:.|/\\&+~=<>·•→\-–—]+/u, "")
    .replace(/(?<![\s,;:|/\\&+~=<>·•→\-–—])[\s,;:|/\\&+~=<>·•→\-–—]+$/u, "");
}

function fixCapitalization(title: string): string {
  if (!isAllCaps(title)) return title;
  const words = title.split(" ").map((word) => {
    const [first = "", ...rest] = word;
    return first + lowerCase(rest.join(""));
  });
  const cased = words.join(" ");
  if (!isAllCaps(cased)) return cased;
  const [first = "", ...rest] = cased;
  return first + lowerCase(rest.join(""));
}

function repairTitle(title: string): string {
  const written = spellOutSigns(
    spellOutRefused(
      spellOutFractions(
        straightenQuotes(withoutOffLimits(plainLine(title), refusedKinds)),
      ),
      refusedInTitles,
    ),
  ).replaceAll("\\", "/");
  const allowed = collapseSpaces(
    replaceRepeatedCharacters(replaceRefused(written, refusedInTitles)),
  );
  return fixCapitalization(
    trimSeparators(truncateAtWord(trimSeparators(allowed), titleLimit)),
  ).normalize("NFC");
}

/**
 * A title that Etsy takes, with whole words dropped from its end where it is
 * too long; "" when nothing usable is left.
 */
export const normalizeTitle = memoize((title): string => {
  const repaired = untilStable(title, repairTitle);
  return hasLetterOrDigit(repaired) && !hasOffLimits(repaired, refusedKinds)
    ? repaired
    : "";
});
