import type { FormValues } from "@/components/listings/form/form-values";

/** What is typed so far, as one text to go with a photo. Empty when nothing is. */
export function describeProduct({ productName, materials, extraDetails, styleDesign }: FormValues) {
  const parts = [
    ["Product", productName],
    ["Materials", materials],
    ["Details", extraDetails],
    ["Style", styleDesign],
  ] as const;
  return parts.flatMap(([name, text]) => (text.trim() ? [`${name}: ${text.trim()}`] : [])).join(", ");
}
