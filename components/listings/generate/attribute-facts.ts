import { type FieldName, type FormValues, fieldNames } from "@/components/listings/form/form-values";
import type { Fact } from "@/lib/listings/schema";

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function wordsIn(values: FormValues, names: FieldName[]) {
  return new Set(names.flatMap((name) => wordsOf([values[name]].flat().join(" "))));
}

/**
 * The server takes the whole form for the seller's word. What the photo had filled in there, and nobody touched,
 * is still only seen in the photo.
 */
export function attributeFacts(facts: Fact[], values: FormValues, fromPhoto: FieldName[]): Fact[] {
  const seen = wordsIn(values, fromPhoto);
  const typed = wordsIn(
    values,
    fieldNames.filter((name) => !fromPhoto.includes(name)),
  );
  return facts.map((fact) => {
    const words = wordsOf(fact.value);
    const isSeen = words.every((word) => seen.has(word)) && !words.every((word) => typed.has(word));
    return fact.source === "seller" && isSeen ? { ...fact, source: "photo" } : fact;
  });
}
