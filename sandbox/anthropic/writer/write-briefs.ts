import { isRecord } from "../json-schema";
import { craftPictures } from "../words-shop-names";
import { cleanText } from "./clean-text";

const asked = 6;

/**
 * Six briefs out of the words the schema allows: each field begins at another of its words, words that the seller's
 * text holds come first, and none is used twice before all of its field were.
 */
export function writeBriefs(factsText: string, schema: Record<string, unknown>) {
  const told = valuesIn(factsText).map(cleanText).join(" ").toLowerCase();
  const fields = fieldsOf(schema);
  const start = [...told].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973, 7);
  return {
    briefs: Array.from({ length: asked }, (_, round) =>
      Object.fromEntries(
        fields.map(({ name, words }, index) => [name, wordAt(words, told, start + index * 3 + round)]),
      ),
    ),
  };
}

function wordAt(words: string[], told: string, at: number): string {
  const heard = told.split(/[^a-z]+/);
  const pictures = craftPictures.flatMap(([pattern, shown]) => (pattern.test(told) ? shown : []));
  const called = words.filter(
    (word) => pictures.includes(word) || heard.some((one) => one === word || one === `${word}s`),
  );
  const ordered = [...called, ...words.filter((word) => !called.includes(word))];
  return ordered[(called.length > 0 ? at % Math.max(called.length, 3) : at) % ordered.length] ?? "";
}

function valuesIn(factsText: string): string[] {
  try {
    const facts: unknown = JSON.parse(factsText);
    return isRecord(facts) ? Object.values(facts).filter((value) => typeof value === "string") : [];
  } catch {
    return [factsText];
  }
}

/** The fields of one brief with the words each may have. */
function fieldsOf(schema: Record<string, unknown>): { name: string; words: string[] }[] {
  const list = isRecord(schema.properties) ? schema.properties.briefs : undefined;
  const item = isRecord(list) && isRecord(list.items) ? list.items : {};
  const properties = isRecord(item.properties) ? item.properties : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    words: isRecord(field) && Array.isArray(field.enum) ? field.enum.filter((word) => typeof word === "string") : [],
  }));
}
