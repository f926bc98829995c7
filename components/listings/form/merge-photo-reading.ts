import {
  type FieldName,
  type FormValues,
  fieldNames,
  isEmptyValue,
  isSameValue,
} from "@/components/listings/form/form-values";

export type Suggestions = Partial<FormValues>;
export type Filling = {
  values: FormValues;
  /** Fields whose value the photo gave and nobody touched since. */
  fromPhoto: FieldName[];
  /** What the photo says about fields that the seller filled in differently. */
  suggestions: Suggestions;
};

function assign<N extends FieldName>(target: Partial<FormValues>, name: N, value: FormValues[N]) {
  target[name] = value;
}

/**
 * Lays what was read in a photo into the form. Only empty fields and those that an earlier photo filled are written;
 * about what the seller typed, the reading becomes a suggestion.
 */
export function mergePhotoReading(current: Filling, reading: Partial<FormValues>): Filling {
  const values = { ...current.values };
  const fromPhoto = new Set(current.fromPhoto);
  const suggestions: Suggestions = {};
  for (const name of fieldNames) {
    const read = reading[name];
    if (read === undefined || isEmptyValue(read)) continue;
    if (isEmptyValue(values[name]) || fromPhoto.has(name)) {
      assign(values, name, read);
      fromPhoto.add(name);
    } else if (!isSameValue(values[name], read)) {
      assign(suggestions, name, read);
    }
  }
  return { values, fromPhoto: fieldNames.filter((name) => fromPhoto.has(name)), suggestions };
}
