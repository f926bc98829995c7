import type { SentListing } from "@/lib/etsy/listing/sent-listing";
import { formatPrice } from "@/lib/etsy/publish/price";

type Options = Partial<Pick<SentListing, "questions" | "variations">>;

/**
 * What buyers tell and choose, in words. `price` is that of combinations
 * without one of their own.
 */
export function optionRows(
  { questions = [], variations }: Options,
  price: string,
  currency: string,
): [string, string][] {
  const amount = (own: number | null) =>
    [own === null ? price : formatPrice(own, currency), currency]
      .filter(Boolean)
      .join(" ");
  const asked = questions.map((question, index): [string, string] => [
    `Question ${index + 1}`,
    sayQuestion(question),
  ]);
  if (!variations) return asked;
  const lines = variations.combinations.map(
    ({ values, price: own, isOffered }) =>
      `${values.join(", ")}: ${isOffered ? amount(own) : "not offered"}`,
  );
  return [
    [variations.axes.map(({ name }) => name).join(" and "), lines.join("\n")],
    ...asked,
  ];
}

function sayQuestion({
  text,
  instructions,
  isRequired,
  maxCharacters,
  options,
}: SentListing["questions"][number]) {
  const answer =
    options.length > 0
      ? `Choices: ${options.join(", ")}`
      : `At most ${maxCharacters} characters`;
  return [text, instructions, answer, isRequired ? "Required" : "Optional"]
    .filter(Boolean)
    .join("\n");
}
