import type { ListingForm } from "@/lib/listings/schema";

/** The form as far as it is filled in. */
export type ListingInput = { [Field in keyof ListingForm]?: ListingForm[Field] | undefined };

type InputField = {
  /** In the form. */
  label: string;
  /** The fact that the listing keeps of it. */
  factName: string;
  /** Characters: generous for a person, small for a model's bill. Null for a list of choices. */
  maxLength: number | null;
};

/** What the seller types or chooses to describe the piece, in the order in which it is read. */
export const inputFields = {
  productName: { label: "Product name", factName: "product", maxLength: 200 },
  materials: { label: "Materials", factName: "materials", maxLength: 500 },
  styleDesign: { label: "Style and design", factName: "style", maxLength: 500 },
  colors: { label: "Colors", factName: "color", maxLength: null },
  audience: { label: "Who it is for", factName: "audience", maxLength: 500 },
  extraDetails: { label: "Extra details", factName: "details", maxLength: 2_000 },
} as const satisfies Record<string, InputField>;
export type InputFieldName = keyof typeof inputFields;

/** The input as typed, or as stored with null for an empty field. */
type TypedInput = { [Name in InputFieldName]?: ListingInput[Name] | null };

/** Each field with its text; "" where nothing is filled in. */
export const inputEntries = (form: TypedInput): { name: InputFieldName; text: string }[] =>
  (Object.keys(inputFields) as InputFieldName[]).map((name) => {
    const value = form[name] ?? "";
    return { name, text: typeof value === "string" ? value : value.join(", ") };
  });

/** All that the seller typed, as one text. */
export const inputText = (form: TypedInput): string =>
  inputEntries(form)
    .map(({ text }) => text)
    .filter(Boolean)
    .join("\n");

/** What the model is told of the form: the fields that say something of the product. */
export function promptFacts({ titleStyle: _, ...form }: ListingInput) {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined && value.length > 0));
}

const fields = {
  product: "productName",
  materials: "materials",
  details: "extraDetails",
  style: "styleDesign",
} as const;
const label = /(?:^|,\s*)(Product|Materials|Details|Style):/giu;

/** "Product: cup, Materials: clay, …" as fields of the form; text without a label is a detail. */
export function parseProductDescription(text: string): ListingInput {
  const [before = "", ...parts] = text.split(label);
  const form: ListingInput = before.trim() ? { extraDetails: before.trim() } : {};
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = parts[i]?.toLowerCase() ?? "";
    const value = parts[i + 1]?.trim();
    if (name in fields && value) form[fields[name as keyof typeof fields]] = value;
  }
  return form;
}
