import {
  type InputFieldName,
  inputFieldNames,
  inputFields,
  mapTextFields,
  type TextFieldName,
} from "@/lib/listing-text/fields/input";
import type {
  Category,
  Color,
  TitleStyle,
} from "@/lib/listing-text/fields/listing-choices";
import type { Language } from "@/lib/listing-text/languages/writing-languages";

/** The manual-entry form. Text as typed; "" is empty. */
export type FormValues = Record<TextFieldName, string> & {
  colors: Color[];
  category: Category | "";
  /** Always set, and never read from a photo. */
  titleStyle: TitleStyle;
  /** In which the listing is written. Always set, too. */
  language: Language;
};

export type FormField = InputFieldName | "category";

/** In the order of the form. */
export const formFields: FormField[] = inputFieldNames.flatMap((name) =>
  name === "extraDetails" ? ["category" as const, name] : [name],
);

export const formFieldLabel = (field: FormField) =>
  field === "category" ? "Category" : inputFields[field].label;

export const emptyForm: FormValues = {
  ...mapTextFields(() => ""),

  colors: [],
  category: "",
  titleStyle: "etsy_2026",
  language: "en",
};

export function isEmptyValue(value: FormValues[FormField]) {
  return typeof value === "string" ? value.trim() === "" : value.length === 0;
}

export function isSameValue(
  one: FormValues[FormField],
  other: FormValues[FormField],
) {
  const normalize = (value: FormValues[FormField]) =>
    typeof value === "string"
      ? value.trim().toLowerCase()
      : [...value].sort().join();
  return normalize(one) === normalize(other);
}

/** What is sent of it: a version before this one refuses a language. */
export function sentForm({ language, ...values }: FormValues) {
  return language === "en" ? values : { ...values, language };
}

export type FieldErrors = Partial<Record<FormField, string>>;
