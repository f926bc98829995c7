import type { FieldName } from "@/components/listings/form/form-values";

export type TextFieldName = Exclude<FieldName, "colors" | "category">;

export const fieldLabels: Record<FieldName, string> = {
  productName: "Product name",
  materials: "Materials",
  styleDesign: "Style and design",
  colors: "Colors",
  audience: "Who it is for",
  category: "Category",
  extraDetails: "Extra details",
};

export const textFields: Record<TextFieldName, { placeholder: string; hint?: string }> = {
  productName: { placeholder: "Speckled stoneware mug", hint: "What you would call it at a market stall." },
  materials: { placeholder: "Stoneware clay, white glaze" },
  styleDesign: { placeholder: "Rustic, wheel thrown, rounded handle" },
  audience: { placeholder: "Coffee drinkers, new homeowners" },
  extraDetails: {
    placeholder: "12 oz, 4 in tall. Dishwasher safe. Made to order in two weeks.",
    hint: "Size, care, what is included, how long it takes. What you leave out becomes a blank to fill in, never a guess.",
  },
};
