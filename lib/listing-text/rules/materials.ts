import { materialLimit, materialSlots } from "@/lib/listing-text/fields/limits";
import {
  hasOffLimits,
  refusedKinds,
} from "@/lib/listing-text/lexicon/off-limits";
import {
  hasLetterOrDigit,
  plainLine,
  plainText,
  untilStable,
} from "@/lib/listing-text/plain-text/plain-text";
import {
  collapseSpaces,
  comparisonKey,
  describeCharacter,
  findDuplicates,
  hasEdgeSpace,
  lengthOf,
  refusedCharacters,
  refusedInMaterials,
  replaceRefused,
  spellOutRefused,
  straightenQuotes,
} from "@/lib/listing-text/rules/characters";
import { checkOffLimits } from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

export function checkMaterial(material: string, index?: number): Violation[] {
  const name = index === undefined ? "The material" : `Material ${index + 1}`;
  if (material.trim() === "")
    return [violation("material_empty", `${name} is empty.`, { index })];
  const found: Violation[] = [];
  const length = lengthOf(material);
  if (length > materialLimit) {
    const message = `${name} has ${length} characters; keep it to ${materialLimit}.`;
    found.push(
      violation("material_too_long", message, { index, found: String(length) }),
    );
  }
  for (const character of refusedCharacters(material, refusedInMaterials)) {
    const message = `${name} contains ${describeCharacter(character)}; Etsy allows only letters, numbers and spaces there.`;
    found.push(
      violation("material_character", message, { index, found: character }),
    );
  }
  found.push(
    ...checkOffLimits(material, {
      name,
      contact: "material_contact",
      leftover: "material_leftover",
      index,
    }),
  );
  if (hasEdgeSpace(material)) {
    found.push(
      violation("material_edge_space", `${name} starts or ends with a space.`, {
        index,
      }),
    );
  }
  return found;
}

export function checkMaterials(materials: readonly string[]): Violation[] {
  const found = materials.flatMap((material, index) =>
    checkMaterial(material, index),
  );
  if (materials.length > materialSlots) {
    const message = `There are ${materials.length} materials; Etsy allows ${materialSlots}.`;
    found.push(
      violation("materials_too_many", message, {
        found: String(materials.length),
      }),
    );
  }
  for (const { index, first, value } of findDuplicates(materials)) {
    const message = `Material ${index + 1} repeats material ${first + 1}, “${value}”.`;
    found.push(
      violation("material_duplicate", message, { index, found: value }),
    );
  }
  return found;
}

/**
 * "huile d'olive", "all'acqua": what stands before the apostrophe is a word of
 * its own.
 */
const elision =
  /(?<!\p{L})([cdjlmnst]|qu|un|all|dall|dell|nell|sull)'(?=\p{L}{2})/giu;

/** Letters and digits that are written in another way: "①", "㎜". */
const spelledInMaterials = /[^\p{L}\p{Nd}\p{P}\p{Z}™©®]/u;

function repairMaterial(material: string): string {
  const written = spellOutRefused(
    straightenQuotes(plainLine(material)),
    spelledInMaterials,
  )
    .replace(/(?<!\d)\d+(?:[.,]\d+)?\s*%/gu, " ")
    .replaceAll("&", " and ")
    .replace(elision, "$1 ")
    .replaceAll("'", "")
    .replace(/½/gu, " half ");
  return collapseSpaces(replaceRefused(written, refusedInMaterials)).normalize(
    "NFC",
  );
}

/**
 * "100% cotton" as "cotton"; null when nothing usable is left or its first word
 * is too long.
 */
function normalizeMaterial(material: string): string | null {
  if (hasOffLimits(plainLine(material), refusedKinds)) return null;
  const repaired = truncateAtWord(
    untilStable(material, repairMaterial),
    materialLimit,
  );
  return hasLetterOrDigit(repaired) && !hasOffLimits(repaired, refusedKinds)
    ? repaired
    : null;
}

/**
 * At most thirteen materials, each once. A text with commas, semicolons or
 * lines is several materials.
 */
export function normalizeMaterials(materials: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of materials) {
    for (const part of plainText(text).split(/[,;\n|•·]/u)) {
      const material = normalizeMaterial(part);
      if (material !== null && !found.has(comparisonKey(material)))
        found.set(comparisonKey(material), material);
    }
  }
  return [...found.values()].slice(0, materialSlots);
}
