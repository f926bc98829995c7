export type InputField = {
  label: string;
  /** The fact that the listing keeps of it. */
  factName: string;
  /**
   * Characters: all that Etsy takes of materials, and most descriptions whole,
   * at little of a model's bill. Null for a list of choices.
   */
  maxLength: number | null;
  placeholder?: string;
  hint?: string;
};

/**
 * What the seller types or chooses to describe the piece, in the order in which
 * it is read. Each has a column of its name.
 */
export const inputFields = {
  productName: {
    label: "Product name",
    factName: "product",
    maxLength: 200,

    placeholder: "Speckled stoneware mug",
    hint: "What you would call it at a market stall.",
  },
  materials: {
    label: "Materials",
    factName: "materials",
    maxLength: 700,
    placeholder: "Stoneware clay, white glaze",
  },
  styleDesign: {
    label: "Style and design",
    factName: "style",
    maxLength: 500,
    placeholder: "Rustic, wheel thrown, rounded handle",
  },
  colors: { label: "Colors", factName: "color", maxLength: null },
  audience: {
    label: "Who it is for",
    factName: "audience",
    maxLength: 500,
    placeholder: "Coffee drinkers, new homeowners",
  },
  extraDetails: {
    label: "Extra details",
    factName: "details",
    maxLength: 10_000,
    placeholder:
      "12 oz, 4 in tall. Dishwasher safe. Made to order in two weeks.",
    hint: "Size, care, what is included, how long it takes. What you leave out becomes a blank to fill in, never a guess.",
  },
} as const satisfies Record<string, InputField>;
export type InputFieldName = keyof typeof inputFields;
export type TextFieldName = Exclude<InputFieldName, "colors">;

export const inputFieldNames = Object.keys(inputFields) as InputFieldName[];
export const textFieldNames = inputFieldNames.filter(
  (name): name is TextFieldName => name !== "colors",
);

/** What `make` makes of each field that is typed. */
export const mapTextFields = <Result>(make: (name: TextFieldName) => Result) =>
  Object.fromEntries(
    textFieldNames.map((name) => [name, make(name)]),
  ) as Record<TextFieldName, Result>;

/** The input as typed, or as stored with null for an empty field. */
type TypedInput = { [Name in TextFieldName]?: string | null | undefined } & {
  colors?: string[] | null | undefined;
};

/** Each field with its text; "" where nothing is filled in. */
export const inputEntries = (
  form: TypedInput,
): { name: InputFieldName; text: string }[] =>
  inputFieldNames.map((name) => {
    const value = form[name] ?? "";
    return { name, text: typeof value === "string" ? value : value.join(", ") };
  });

/** All that the seller typed, as one text. */
export const inputText = (form: TypedInput): string =>
  inputEntries(form)
    .map(({ text }) => text)
    .filter(Boolean)
    .join("\n");

/** What the model gets of the form: the fields that describe the product. */
export function promptFacts({
  titleStyle: _,
  language: __,
  ...form
}: TypedInput & {
  category?: string | undefined;
  titleStyle?: unknown;
  language?: unknown;
}) {
  return Object.fromEntries(
    Object.entries(form).filter(([, value]) => value?.length),
  );
}

const fields = {
  product: "productName",
  materials: "materials",
  details: "extraDetails",
  style: "styleDesign",
} as const;
const label = /(?:^|,\s*)(Product|Materials|Details|Style):/giu;

/**
 * "Product: cup, Materials: clay, …" as fields of the form; text without a
 * label is a detail.
 */
export function parseProductDescription(
  text: string,
): Partial<Record<TextFieldName, string>> {
  const [before = "", ...parts] = text.split(label);
  const form: Partial<Record<TextFieldName, string>> = before.trim()
    ? { extraDetails: before.trim() }
    : {};
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = parts[i]?.toLowerCase() ?? "";
    const value = parts[i + 1]?.trim();
    if (name in fields && value)
      form[fields[name as keyof typeof fields]] = value;
  }
  return form;
}
