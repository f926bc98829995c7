import { z } from "zod";
import { inputFields } from "@/lib/listings/input";
import { type Category, type Color, listingFormSchema, type TitleStyle } from "@/lib/listings/schema";

/** The manual-entry form. Text as typed; "" is empty. */
export type FormValues = {
  productName: string;
  materials: string;
  styleDesign: string;
  colors: Color[];
  audience: string;
  category: Category | "";
  extraDetails: string;
  /** Always set, and never read from a photo. */
  titleStyle: TitleStyle;
};

/** In the order of the form. */
export const formFields = [
  "productName",
  "materials",
  "styleDesign",
  "colors",
  "audience",
  "category",
  "extraDetails",
] as const satisfies readonly (keyof FormValues)[];

export type FormField = (typeof formFields)[number];
export type TextFormField = Exclude<FormField, "colors" | "category">;

const { productName, materials, styleDesign, colors, audience, extraDetails } = inputFields;

export const formFieldLabels: Record<FormField, string> = {
  productName: productName.label,
  materials: materials.label,
  styleDesign: styleDesign.label,
  colors: colors.label,
  audience: audience.label,
  category: "Category",
  extraDetails: extraDetails.label,
};

export const textFieldHints: Record<TextFormField, { placeholder: string; hint?: string }> = {
  productName: { placeholder: "Speckled stoneware mug", hint: "What you would call it at a market stall." },
  materials: { placeholder: "Stoneware clay, white glaze" },
  styleDesign: { placeholder: "Rustic, wheel thrown, rounded handle" },
  audience: { placeholder: "Coffee drinkers, new homeowners" },
  extraDetails: {
    placeholder: "12 oz, 4 in tall. Dishwasher safe. Made to order in two weeks.",
    hint: "Size, care, what is included, how long it takes. What you leave out becomes a blank to fill in, never a guess.",
  },
};

export const emptyForm: FormValues = {
  productName: "",
  materials: "",
  styleDesign: "",
  colors: [],
  audience: "",
  category: "",
  extraDetails: "",
  titleStyle: "etsy_2026",
};

export function isEmptyValue(value: FormValues[FormField]) {
  return typeof value === "string" ? value.trim() === "" : value.length === 0;
}

export function isSameValue(one: FormValues[FormField], other: FormValues[FormField]) {
  const normalize = (value: FormValues[FormField]) =>
    typeof value === "string" ? value.trim().toLowerCase() : [...value].sort().join();
  return normalize(one) === normalize(other);
}

export type FieldErrors = Partial<Record<FormField, string>>;

/** The first error of each field, by the schema that the server uses too. Empty for a valid form. */
export function validateForm(values: FormValues): FieldErrors {
  const checked = listingFormSchema.safeParse(values);
  if (checked.success) return {};
  const errors = z.flattenError(checked.error).fieldErrors;
  return Object.fromEntries(
    formFields.flatMap((field) => {
      const first = errors[field]?.[0];
      return first ? [[field, first]] : [];
    }),
  );
}
