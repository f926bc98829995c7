import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

/** What of a listing is told in another language. */
export type TranslatedText = {
  /** ISO 639-1. */
  language: string;
  title: string;
  description: string;
  tags: readonly string[];
};

type TranslatedField = "title" | "description" | "tags";

/** A sentence, title, tag, or a text that is known beside the listing. */
export type ReadPiece = {
  field: TranslatedField;
  text: string;
  reading: Reading;
  /** Whether it is no part of the listing, and only may be told. */
  isBeside: boolean;
};

export function readPieces(
  { title, description, tags }: Omit<TranslatedText, "language">,
  lexicon: Lexicon,
): ReadPiece[] {
  const read = (field: TranslatedField, text: string): ReadPiece => ({
    field,
    text,
    reading: readText(text, lexicon),
    isBeside: false,
  });
  return [
    read("title", title),
    ...splitSentences(description).map(({ text }) => read("description", text)),
    ...tags.map((tag) => read("tags", tag)),
  ];
}

/** Texts that a translation may tell too, in the order of lexicons. */
export const readBeside = (
  texts: readonly string[],
  lexicons: readonly Lexicon[],
): ReadPiece[] =>
  lexicons.flatMap((lexicon) =>
    texts.flatMap((text) =>
      splitSentences(text).map(
        (sentence): ReadPiece => ({
          field: "description",
          text: sentence.text,
          reading: readText(sentence.text, lexicon),
          isBeside: true,
        }),
      ),
    ),
  );
