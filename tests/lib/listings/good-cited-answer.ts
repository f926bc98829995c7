import type { z } from "zod";
import type { modelAnswerSchema } from "@/lib/listing-text/answer/parse-answer";
import { goodAnswer } from "@/tests/lib/listings/good-answer";

const ids: Record<string, number> = Object.fromEntries(
  goodAnswer.facts.map(({ name }, index) => [name, index + 1]),
);
const of = (...names: string[]) =>
  names.flatMap((name) => (ids[name] ? [ids[name]] : []));

/** Quotes of the mug's form, where the words differ from the value. */
const quotes: Record<string, string> = {
  size: "12 oz, 4 inches tall",
  technique: "wheel thrown",
};

const { category, categoryPath, materials, attributes, unknown } = goodAnswer;
const [opening = "", seen = "", details = "", style = ""] =
  goodAnswer.description.split("\n\n");
const cited = (text: string, ...names: string[]) => ({
  facts: of(...names),
  text,
});
const sentences = (text: string) => text.split(/(?<=\.) /);

/** The good answer for the mug, word for word, with what it rests on. */
export const goodCitedAnswer: z.input<typeof modelAnswerSchema> = {
  category,
  categoryPath,
  materials,
  attributes,
  unknown,
  facts: goodAnswer.facts.map(({ name, value, source }, index) => ({
    id: index + 1,
    ...(name === "handle" && { part: "handle" }),
    property: name,
    value,
    ...(source === "photo" && { photo: 1 }),
    ...(quotes[name] && { quote: quotes[name] }),
  })),
  item: "coffee mug",
  titles: goodAnswer.titles.map((text) =>
    cited(text, "product", "material", "size", "technique"),
  ),
  description: [
    sentences(opening).map((text) => cited(text, "product", "size")),
    sentences(seen).map((text) => cited(text, "surface", "shape", "handle")),
    details.split("\n").map((text) => cited(text, "material")),
    sentences(style).map((text) => cited(text, "technique", "handle")),
  ],
  tags: goodAnswer.tags.map((tag) => ({ ...tag, facts: of("product") })),
  altText: cited(goodAnswer.altText, "product", "setting"),
};
