import type { Question, Variations } from "@/lib/listings/options/schema";

/** As Etsy's form takes them: one to a line. */
export const pasteList = (entries: readonly string[]): string =>
  entries.filter(Boolean).join("\n");

const kinds: Record<Question["kind"], string> = {
  text_input: "Text box",
  dropdown: "List of options",
};

/**
 * A whole question in the order of Etsy's form, for whoever fills it in from a
 * note.
 */
export function pasteQuestion({
  text,
  instructions,
  kind,
  isRequired,
  maxCharacters,
  options,
}: Question): string {
  return [
    `Type: ${kinds[kind]}`,
    `Question: ${text}`,
    ...(instructions ? [`Instructions: ${instructions}`] : []),
    ...(maxCharacters === null ? [] : [`Character limit: ${maxCharacters}`]),
    ...(kind === "dropdown" ? ["Options:", ...options.filter(Boolean)] : []),
    `Required: ${isRequired ? "yes" : "no"}`,
  ].join("\n");
}

/**
 * The combinations as a table that spreadsheets take: a line each, with tabs.
 */
export function pasteTable({ axes, combinations }: Variations): string {
  const head = [...axes.map(({ name }) => name), "Price", "Offered"];
  const lines = combinations.map(({ values, price, isOffered }) => [
    ...values,
    price === null ? "" : price.toFixed(2),
    isOffered ? "yes" : "no",
  ]);
  return [head, ...lines].map((cells) => cells.join("\t")).join("\n");
}
