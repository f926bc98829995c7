import {
  type FormField,
  type FormValues,
  formFields,
  isEmptyValue,
  isSameValue,
} from "@/components/generate/form/form-fields";
import type { Fact } from "@/lib/listing-text/fields/schema";

export type Suggestions = Partial<FormValues>;
export type FilledForm = {
  values: FormValues;
  /** Fields filled from the photo that the seller has not edited since. */
  fromPhoto: FormField[];
  /** What the photo shows for fields that the seller filled in differently. */
  suggestions: Suggestions;
};

function assign<F extends FormField>(
  target: Partial<FormValues>,
  field: F,
  value: FormValues[F],
) {
  target[field] = value;
}

/**
 * Fills empty fields, and those that an earlier photo filled. Where the seller
 * typed something else, the reading becomes a suggestion.
 */
export function mergePhotoReading(
  current: FilledForm,
  reading: Partial<FormValues>,
): FilledForm {
  const values = { ...current.values };
  const fromPhoto = new Set(current.fromPhoto);
  const suggestions: Suggestions = {};
  for (const field of formFields) {
    const read = reading[field];
    if (read === undefined || isEmptyValue(read)) continue;
    if (isEmptyValue(values[field]) || fromPhoto.has(field)) {
      assign(values, field, read);
      fromPhoto.add(field);
    } else if (!isSameValue(values[field], read)) {
      assign(suggestions, field, read);
    }
  }
  return {
    values,
    fromPhoto: formFields.filter((field) => fromPhoto.has(field)),
    suggestions,
  };
}

const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function wordsIn(values: FormValues, fields: FormField[]) {
  return new Set(
    fields.flatMap((field) => wordsOf([values[field]].flat().join(" "))),
  );
}

/**
 * The server attributes the whole form to the seller. Facts from fields that
 * the photo filled, and the seller did not edit, are attributed to the photo
 * instead.
 */
export function attributeFacts(
  facts: Fact[],
  values: FormValues,
  fromPhoto: FormField[],
): Fact[] {
  const seen = wordsIn(values, fromPhoto);
  const typed = wordsIn(
    values,
    formFields.filter((field) => !fromPhoto.includes(field)),
  );
  return facts.map((fact) => {
    const words = wordsOf(fact.value);
    const isSeen =
      words.every((word) => seen.has(word)) &&
      !words.every((word) => typed.has(word));
    return fact.source === "seller" && isSeen
      ? { ...fact, source: "photo" }
      : fact;
  });
}
