import { z } from "zod";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import { assessTranslation } from "@/lib/listings/translate/assess-translation";
import { composeTranslation } from "@/lib/listings/translate/compose-translation";
import { languageSchema } from "@/lib/listings/translate/schema";
import { readJson } from "./read-listings";

const textsSchema = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
});
const pairsSchema = z.array(
  z.object({
    source: textsSchema,
    sourceLanguage: languageSchema,
    language: languageSchema,
    translation: textsSchema,
    label: z.enum(["good", "bad"]),
    wrong: z.string(),
  }),
);
type Pair = z.output<typeof pairsSchema>[number];

export type JudgedTranslation = {
  name: string;
  isBad: boolean;
  isNoticed: boolean;
  /** What is not in it any more. */
  removed: string[];
  reasons: string[];
};

/** Each translation as a model gave it, through composing and comparing. */
export const measureTranslations = (): JudgedTranslation[] =>
  pairsSchema.parse(readJson("translations.json")).map(measure);

function measure(pair: Pair): JudgedTranslation {
  const { source, sourceLanguage, language, translation: written } = pair;
  const listing = listingAnswerSchema.parse({
    ...emptyListing,
    ...source,
    id: 1,
    facts: [],
    missing: [],
    score: null,
    writer: "recorded",
    language: sourceLanguage,
  });
  const [item = ""] = written.title.split(/[,、，]/u);
  const { translation } = composeTranslation(
    JSON.stringify({
      item,
      titles: [written.title],
      description: written.description,
      tags: written.tags.map((tag) => ({ tag, facet: "what" })),
    }),
    {
      language,
      titleStyle: "etsy_2026",
      snippets: [],
      originalTags: source.tags.length,
    },
  );
  const name = `${sourceLanguage} ${language} ${pair.wrong || "good"}`;
  const isBad = pair.label === "bad";
  if (!translation)
    return { name, isBad, isNoticed: true, removed: [], reasons: ["refused"] };
  const { ready, open } = assessTranslation(listing, {
    ...translation,
    language,
  });
  const kept = new Set(sentencesOf(translation));
  return {
    name,
    isBad,
    isNoticed: !ready,
    removed: sentencesOf(written).filter((text) => !kept.has(text)),
    reasons: open.map(({ message }) => message),
  };
}

const sentencesOf = ({ title, description }: z.output<typeof textsSchema>) => [
  title,
  ...splitSentences(description).map(({ text }) => text),
];
