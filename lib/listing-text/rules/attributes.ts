import {
  attributeNameLimit,
  attributeSlots,
  attributeValueLimit,
  styleSlots,
} from "@/lib/listing-text/fields/limits";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";
import {
  hasOffLimits,
  refusedKinds,
} from "@/lib/listing-text/lexicon/off-limits";
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
  lengthOf,
  refusedCharacters,
  refusedInMaterials,
  replaceRefused,
} from "@/lib/listing-text/rules/characters";
import {
  checkOffLimits,
  checkPlainText,
} from "@/lib/listing-text/rules/check-plain-text";
import { type Violation, violation } from "@/lib/listing-text/rules/rule-table";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";

const isStyle = (attribute: Attribute): boolean =>
  /^styles?$/iu.test(attribute.name.trim());

/** One value may contain several styles, separated by commas. */
const stylesOf = (value: string): string[] =>
  value
    .split(",")
    .map((style) => style.trim())
    .filter(Boolean);

function checkStyles(value: string, index: number): Violation[] {
  const styles = stylesOf(value);
  const found = refusedCharacters(styles.join(" "), refusedInMaterials).map(
    (character) =>
      violation(
        "style_character",
        `The style contains ${describeCharacter(character)}; Etsy allows only letters, numbers and spaces there.`,
        {
          index,
          found: character,
        },
      ),
  );
  if (styles.length > styleSlots) {
    const message = `There are ${styles.length} styles; Etsy allows ${styleSlots}.`;
    found.push(
      violation("style_too_many", message, {
        index,
        found: String(styles.length),
      }),
    );
  }
  return found;
}

function checkAttribute(attribute: Attribute, index: number): Violation[] {
  const name = `Attribute ${index + 1}`;
  if (attribute.name.trim() === "" || attribute.value.trim() === "") {
    return [
      violation(
        "attribute_empty",
        `${name} has no ${attribute.name.trim() === "" ? "name" : "value"}.`,
        { index },
      ),
    ];
  }
  const found: Violation[] = [];
  const parenthesis = /[()]/u.exec(attribute.value)?.[0];
  if (parenthesis !== undefined) {
    const message = `${name}, “${attribute.name}”, contains “${parenthesis}”; Etsy allows no parentheses in attribute values.`;
    found.push(
      violation("attribute_parenthesis", message, {
        index,
        found: parenthesis,
      }),
    );
  }
  if (
    lengthOf(attribute.name) > attributeNameLimit ||
    lengthOf(attribute.value) > attributeValueLimit
  ) {
    const message = `${name} is longer than ${attributeNameLimit} characters in its name or ${attributeValueLimit} in its value.`;
    found.push(violation("attribute_too_long", message, { index }));
  }
  const text = `${attribute.name} ${attribute.value}`;
  found.push(
    ...checkPlainText(text, {
      name,
      html: "attribute_control",
      control: "attribute_control",
      index,
    }),
  );
  const off = {
    name,
    contact: "attribute_contact",
    leftover: "attribute_leftover",
    index,
  } as const;
  const parts = [attribute.name, attribute.value];
  const [first] = parts.flatMap((part) => checkOffLimits(part, off));
  if (first) found.push(first);
  if (isStyle(attribute)) found.push(...checkStyles(attribute.value, index));
  return found;
}

export function checkAttributes(attributes: readonly Attribute[]): Violation[] {
  const found = attributes.flatMap((attribute, index) =>
    checkAttribute(attribute, index),
  );
  if (attributes.length > attributeSlots) {
    const message = `There are ${attributes.length} attributes; keep it to ${attributeSlots}.`;
    found.push(
      violation("attributes_too_many", message, {
        found: String(attributes.length),
      }),
    );
  }
  for (const { index, first, value } of findDuplicates(
    attributes.map((attribute) => attribute.name),
  )) {
    const message = `Attribute ${index + 1}, “${value}”, repeats attribute ${first + 1}.`;
    found.push(
      violation("attribute_duplicate", message, { index, found: value }),
    );
  }
  return found;
}

/** "Blue (dark)" as "Blue, dark". */
function withoutParentheses(text: string): string {
  return plainLine(text)
    .replace(/(?:(?<!\s)\s+)?[()]+\s*/gu, ", ")
    .replace(/,(?:\s*,)+/gu, ",")
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, "");
}

const fitAttribute = (text: string, limit: number): string =>
  untilStable(text, (current) =>
    truncateAtWord(withoutParentheses(current), limit),
  );

function normalizeStyles(value: string): string {
  return stylesOf(value)
    .map((style) => collapseSpaces(replaceRefused(style, refusedInMaterials)))
    .filter(hasLetterOrDigit)
    .slice(0, styleSlots)
    .join(", ");
}

function normalizeAttribute(attribute: Attribute): Attribute | null {
  const name = fitAttribute(attribute.name, attributeNameLimit);
  const plain = fitAttribute(attribute.value, attributeValueLimit);
  const value = isStyle({ name, value: plain })
    ? normalizeStyles(plain)
    : plain;
  const parts = [
    plainLine(attribute.name),
    plainLine(attribute.value),
    name,
    value,
  ];
  if (parts.some((part) => hasOffLimits(part, refusedKinds))) return null;
  return hasLetterOrDigit(name) && hasLetterOrDigit(value)
    ? { name, value }
    : null;
}

/**
 * Attributes without parentheses, HTML or empty values, the first of each name.
 */
export function normalizeAttributes(
  attributes: readonly Attribute[],
): Attribute[] {
  const found = new Map<string, Attribute>();
  for (const attribute of attributes) {
    const normal = normalizeAttribute(attribute);
    if (normal !== null && !found.has(comparisonKey(normal.name)))
      found.set(comparisonKey(normal.name), normal);
  }
  return [...found.values()].slice(0, attributeSlots);
}
