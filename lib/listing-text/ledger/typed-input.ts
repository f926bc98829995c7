/** What the seller typed, as far as it is known. */
export type TypedInput = {
  productName?: string | null | undefined;
  materials?: string | null | undefined;
  styleDesign?: string | null | undefined;
  audience?: string | null | undefined;
  occasion?: string | null | undefined;
  personalization?: string | null | undefined;
  extraDetails?: string | null | undefined;
  colors?: readonly string[] | null | undefined;
  /** All in one, of a stored listing of which no more is known. */
  text?: string | null | undefined;
};

/** A sentence of what was typed, or an item of a list. */
export type TypedClause = {
  text: string;
  /** What a fact of it is called. */
  property: string;
  /** One of the form's choices, in English. */
  isChosen?: boolean;
};

const listFields = [
  { name: "styleDesign", property: "style" },
  { name: "audience", property: "audience" },
  { name: "occasion", property: "occasion" },
  { name: "personalization", property: "personalization" },
] as const;

const betweenItems = /,(?!\d)|[、;\n]/u;
const betweenSentences = /(?<=[.!?])\s+|[;\n]|(?<=[。！？])/u;
/** In characters: a name is no longer. */
const longestName = 200;

function splitClauses(
  text: string | null | undefined,
  between: RegExp,
  property: string,
): TypedClause[] {
  return (text ?? "")
    .split(between)
    .map((clause) => clause.trim().replace(/[.。]$/u, ""))
    .filter(Boolean)
    .map((clause) => ({ text: clause, property }));
}

/** In the order of the form; the first is the piece's name where it is known. */
export function typedClauses(typed: TypedInput): TypedClause[] {
  const [first = "", ...rest] = (typed.text ?? "").split("\n");
  const isName =
    !typed.productName && first.length <= longestName && rest.length > 0;
  return [
    ...splitClauses(typed.productName, /\n/u, "product"),
    ...(isName ? splitClauses(first, /\n/u, "product") : []),
    ...splitClauses(typed.materials, betweenItems, "material"),
    ...listFields.flatMap(({ name, property }) =>
      splitClauses(typed[name], betweenItems, property),
    ),
    ...(typed.colors ?? []).map((text) => ({
      text,
      property: "color",
      isChosen: true,
    })),
    ...splitClauses(typed.extraDetails, betweenSentences, "detail"),
    ...splitClauses(
      isName ? rest.join("\n") : typed.text,
      betweenSentences,
      "detail",
    ),
  ];
}
