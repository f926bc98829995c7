import { z } from "zod";
import { findOpen, type Open } from "@/lib/listing-text/check/readiness";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import {
  type Composed,
  composeRecorded,
  finishRecorded,
} from "./compose-recorded";
import { isAbout } from "./open-points";
import { formIn, formSchema, readJson } from "./read-listings";
import type { reviewersIn } from "./reviewers";

const wordsSchema = z.array(
  z.object({ language: z.string(), form: formSchema, text: z.string() }),
);

type Innocent = { text: string; language: string; composed: Composed };

/** True sentences whose words look like claims, each in a listing. */
export const readInnocent = (): Innocent[] =>
  wordsSchema
    .parse(readJson("innocent-words.json"))
    .map(({ language, text, ...entry }) => {
      const form = formIn(language, entry.form);
      const { productName = "", materials = "" } = form;
      const answer = {
        facts: [],
        titles: [productName],
        description: `${[productName, materials].join(", ")}. ${text}`,
        tags: [],
        attributes: [],
        materials: [],
        altText: "",
      };
      return { text, language, composed: composeRecorded({ form, answer }) };
    });

export type JudgedWords = {
  text: string;
  language: string;
  /** Why the sentence doesn't stand as it is; [] where it does. */
  faults: string[];
};

export function measureInnocent(
  { text, language, composed }: Innocent,
  makeReviewer: ReturnType<typeof reviewersIn>,
): JudgedWords {
  const { listing } = finishRecorded(
    composed,
    makeReviewer([], () => "supported"),
  );
  if (!listing) return { text, language, faults: ["refused"] };
  const open = findOpen(listing, listing).filter((each) => isAbout(each, text));
  const isWhole = splitSentences(text).every((piece) =>
    listing.description.includes(piece.text),
  );
  return {
    text,
    language,
    faults: [...open.map(nameOf), ...(isWhole ? [] : ["taken out"])],
  };
}

const nameOf = ({ code, message }: Open): string => `${code}: ${message}`;
