import { fitWords } from "@/lib/listings/normalise/fit-words";
import {
  lowerCased,
  singleSpaces,
  spelledFractions,
  spelledSigns,
  straightQuotes,
  withoutRefused,
} from "@/lib/listings/normalise/write-out";
import { refusedInTitles } from "@/lib/listings/rules/characters";
import { titleLimit } from "@/lib/listings/rules/limits";
import { isAllCaps } from "@/lib/listings/rules/title";
import { hasOffLimits, refusedKinds, withoutOffLimits } from "@/lib/listings/words/off-limits";
import { plainLine, saysSomething } from "@/lib/plain-text/plain-text";
import { untilStable } from "@/lib/plain-text/until-stable";

/** What stands for a once-only character from its second time on. */
const instead: Record<string, string> = { "&": " and ", "+": " and ", "%": " percent", ":": "," };

function onceOnly(title: string): string {
  const seen = new Set<string>();
  return title.replace(/[%:&+]/gu, (character) => {
    if (seen.has(character)) return instead[character] ?? " ";
    seen.add(character);
    return character;
  });
}

/** Separators that doubled, or that nothing follows, once other characters are gone. */
function tidySeparators(title: string): string {
  return title
    .replace(/\s+([,;.!?])/gu, "$1")
    .replace(/([,;|])(?:\s*[,;|])+/gu, "$1")
    .replace(/^[\s,;:.|/\\&+~=<>·•→\-–—]+/u, "")
    .replace(/[\s,;:|/\\&+~=<>·•→\-–—]+$/u, "");
}

function calmCase(title: string): string {
  if (!isAllCaps(title)) return title;
  const words = title.split(" ").map((word) => {
    const [first = "", ...rest] = word;
    return first + lowerCased(rest.join(""));
  });
  const cased = words.join(" ");
  if (!isAllCaps(cased)) return cased;
  const [first = "", ...rest] = cased;
  return first + lowerCased(rest.join(""));
}

function repair(title: string): string {
  const written = spelledSigns(
    spelledFractions(straightQuotes(withoutOffLimits(plainLine(title), refusedKinds))),
  ).replaceAll("\\", "/");
  const allowed = singleSpaces(onceOnly(withoutRefused(written, refusedInTitles)));
  return calmCase(tidySeparators(fitWords(tidySeparators(allowed), titleLimit))).normalize("NFC");
}

/** A title that Etsy takes, with whole words dropped from its end where it is too long; "" when nothing usable is left. */
export function normaliseTitle(title: string): string {
  const repaired = untilStable(title, repair);
  return saysSomething(repaired) && !hasOffLimits(repaired, refusedKinds) ? repaired : "";
}
