import {
  describeCharacter,
  hasEdgeSpace,
  lengthOf,
  refusedCharacters,
  refusedInMaterials,
} from "@/lib/listings/rules/characters";
import { duplicates } from "@/lib/listings/rules/duplicates";
import { materialLimit, materialSlots } from "@/lib/listings/rules/limits";
import { checkOffLimits } from "@/lib/listings/rules/off-limits";
import { type Violation, violation } from "@/lib/listings/rules/violation";

export function checkMaterial(material: string, index?: number): Violation[] {
  const name = index === undefined ? "The material" : `Material ${index + 1}`;
  if (material.trim() === "") return [violation("material_empty", `${name} is empty.`, { index })];
  const found: Violation[] = [];
  const length = lengthOf(material);
  if (length > materialLimit) {
    const message = `${name} has ${length} characters; keep it to ${materialLimit}.`;
    found.push(violation("material_too_long", message, { index, found: String(length) }));
  }
  for (const character of refusedCharacters(material, refusedInMaterials)) {
    const message = `${name} holds ${describeCharacter(character)}; Etsy allows only letters, numbers and spaces there.`;
    found.push(violation("material_character", message, { index, found: character }));
  }
  found.push(...checkOffLimits(material, { name, contact: "material_contact", leftover: "material_leftover", index }));
  if (hasEdgeSpace(material)) {
    found.push(violation("material_edge_space", `${name} starts or ends with a space.`, { index }));
  }
  return found;
}

export function checkMaterials(materials: readonly string[]): Violation[] {
  const found = materials.flatMap((material, index) => checkMaterial(material, index));
  if (materials.length > materialSlots) {
    const message = `There are ${materials.length} materials; Etsy allows ${materialSlots}.`;
    found.push(violation("materials_too_many", message, { found: String(materials.length) }));
  }
  for (const { index, first, value } of duplicates(materials)) {
    const message = `Material ${index + 1} repeats material ${first + 1}, “${value}”.`;
    found.push(violation("material_duplicate", message, { index, found: value }));
  }
  return found;
}
