import { fitWords } from "@/lib/listings/normalise/fit-words";
import { singleSpaces, withoutRefused } from "@/lib/listings/normalise/write-out";
import { isStyle, stylesOf } from "@/lib/listings/rules/attributes";
import { refusedInMaterials } from "@/lib/listings/rules/characters";
import { sameness } from "@/lib/listings/rules/duplicates";
import { attributeNameLimit, attributeSlots, attributeValueLimit, styleSlots } from "@/lib/listings/rules/limits";
import type { Attribute } from "@/lib/listings/schema";
import { hasOffLimits, refusedKinds } from "@/lib/listings/words/off-limits";
import { plainLine, saysSomething } from "@/lib/plain-text/plain-text";
import { untilStable } from "@/lib/plain-text/until-stable";

/** "Blue (dark)" as "Blue, dark". */
function withoutParentheses(text: string): string {
  return plainLine(text)
    .replace(/\s*[()]+\s*/gu, ", ")
    .replace(/,(?:\s*,)+/gu, ",")
    .replace(/^[\s,]+|[\s,]+$/gu, "");
}

const fitted = (text: string, limit: number): string =>
  untilStable(text, (current) => fitWords(withoutParentheses(current), limit));

function normaliseStyles(value: string): string {
  return stylesOf(value)
    .map((style) => singleSpaces(withoutRefused(style, refusedInMaterials)))
    .filter(saysSomething)
    .slice(0, styleSlots)
    .join(", ");
}

function normaliseAttribute(attribute: Attribute): Attribute | null {
  const name = fitted(attribute.name, attributeNameLimit);
  const plain = fitted(attribute.value, attributeValueLimit);
  const value = isStyle({ name, value: plain }) ? normaliseStyles(plain) : plain;
  const parts = [plainLine(attribute.name), plainLine(attribute.value), name, value];
  if (parts.some((part) => hasOffLimits(part, refusedKinds))) return null;
  return saysSomething(name) && saysSomething(value) ? { name, value } : null;
}

/** Attributes without parentheses, HTML or empty values, the first of each name. */
export function normaliseAttributes(attributes: readonly Attribute[]): Attribute[] {
  const found = new Map<string, Attribute>();
  for (const attribute of attributes) {
    const normal = normaliseAttribute(attribute);
    if (normal !== null && !found.has(sameness(normal.name))) found.set(sameness(normal.name), normal);
  }
  return [...found.values()].slice(0, attributeSlots);
}
