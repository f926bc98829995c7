import type { Category, Color, TitleStyle } from "@/lib/listings/schema";

/** What stands in the manual-entry form. Text as typed; "" is empty. */
export type FormValues = {
  productName: string;
  materials: string;
  styleDesign: string;
  colors: Color[];
  audience: string;
  category: Category | "";
  extraDetails: string;
  /** Always chosen, and nothing that a photo could tell. */
  titleStyle: TitleStyle;
};

/** In the order in which the form shows them. */
export const fieldNames = [
  "productName",
  "materials",
  "styleDesign",
  "colors",
  "audience",
  "category",
  "extraDetails",
] as const satisfies readonly (keyof FormValues)[];

export type FieldName = (typeof fieldNames)[number];

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

export function isEmptyValue(value: FormValues[FieldName]) {
  return typeof value === "string" ? value.trim() === "" : value.length === 0;
}

export function isSameValue(one: FormValues[FieldName], other: FormValues[FieldName]) {
  const plain = (value: FormValues[FieldName]) =>
    typeof value === "string" ? value.trim().toLowerCase() : [...value].sort().join();
  return plain(one) === plain(other);
}
