import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { labelsFor } from "@/lib/listing-text/lexicon/topics";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";

const listLine = /^\s*[-–•*]\s*\S/u;

/**
 * The description with further lines of details, after its list or under a
 * heading in the language of the listing. As it is where they don't fit.
 */
export function addDetails(
  description: string,
  details: readonly string[],
  language?: Language,
): string {
  if (details.length === 0) return description;
  const lines = description.split("\n");
  const last = lines.findLastIndex((line) => listLine.test(line));
  const bullet = (lines[last]?.match(/^\s*[-–•*]\s*/u) ?? ["- "])[0];
  const added = details.map((detail) => bullet + detail);
  const { heading } = labelsFor(description, language);
  if (last >= 0) lines.splice(last + 1, 0, ...added);
  else lines.push("", heading, ...added);
  const whole = normalizeDescription(lines.join("\n").trim());
  return lengthOf(whole) <= descriptionLimit ? whole : description;
}
