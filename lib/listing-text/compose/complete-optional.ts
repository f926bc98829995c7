import type { Fault } from "@/lib/listing-text/compose/answer-checks";
import type { Sources } from "@/lib/listing-text/compose/sources";
import {
  makeOptional,
  optionalFields,
} from "@/lib/listing-text/fields/optional-fields";
import type {
  OptionalName,
  OptionalValues,
} from "@/lib/listing-text/fields/optional-schemas";
import { type FieldRules, fieldRules } from "@/lib/listing-text/rules/rules";

/**
 * What of the optional fields stands: each text is checked like any other, and
 * stands as a whole or not at all.
 */
export function completeOptional(sources: Sources): {
  values: OptionalValues;
  faults: Fault[];
} {
  const faults: Fault[] = [];
  const values = makeOptional((key) => completeField(key, sources, faults));
  return { values, faults };
}

const optionalRules: {
  [Key in OptionalName]: FieldRules<OptionalValues[Key]>;
} = fieldRules;

/** Adds to `faults` why a text doesn't stand. */
function completeField<Key extends OptionalName>(
  key: Key,
  { answer, across, checks }: Sources,
  faults: Fault[],
): OptionalValues[Key] {
  const { mapTexts } = optionalFields[key];
  const { onlyOffered } = optionalRules[key];
  const { [key]: answered }: OptionalValues = answer;
  const written = onlyOffered
    ? onlyOffered(answered, { said: across.evidence })
    : answered;
  return mapTexts(written, (text) => {
    const fault = text === "" ? null : checks.faultOf(text, key);
    if (fault === null) return text;
    faults.push(fault);
    return "";
  });
}
