import { fitWords } from "@/lib/listings/normalise/fit-words";
import { singleSpaces, straightQuotes, withoutRefused } from "@/lib/listings/normalise/write-out";
import { refusedInMaterials } from "@/lib/listings/rules/characters";
import { sameness } from "@/lib/listings/rules/duplicates";
import { materialLimit, materialSlots } from "@/lib/listings/rules/limits";
import { hasOffLimits, refusedKinds } from "@/lib/listings/words/off-limits";
import { plainLine, plainText, saysSomething } from "@/lib/plain-text/plain-text";
import { untilStable } from "@/lib/plain-text/until-stable";

function repair(material: string): string {
  const written = straightQuotes(plainLine(material))
    .replace(/\d+(?:[.,]\d+)?\s*%/gu, " ")
    .replaceAll("&", " and ")
    .replaceAll("'", "")
    .replace(/½/gu, " half ");
  return singleSpaces(withoutRefused(written, refusedInMaterials)).normalize("NFC");
}

/** "100% cotton" as "cotton"; null when nothing usable is left or its first word is too long. */
function normaliseMaterial(material: string): string | null {
  if (hasOffLimits(plainLine(material), refusedKinds)) return null;
  const repaired = fitWords(untilStable(material, repair), materialLimit);
  return saysSomething(repaired) && !hasOffLimits(repaired, refusedKinds) ? repaired : null;
}

/** At most thirteen materials, each once. A text with commas, semicolons or lines is several materials. */
export function normaliseMaterials(materials: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of materials) {
    for (const part of plainText(text).split(/[,;\n|•·]/u)) {
      const material = normaliseMaterial(part);
      if (material !== null && !found.has(sameness(material))) found.set(sameness(material), material);
    }
  }
  return [...found.values()].slice(0, materialSlots);
}
