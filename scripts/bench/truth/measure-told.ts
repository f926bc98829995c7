import { z } from "zod";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import { formIn, formSchema, readJson } from "./read-sets";
import type { reviewersIn } from "./reviewers";
import { type Composed, composeRecorded, finishRecorded } from "./run-pipeline";

const phrasesSchema = z.array(
  z.object({
    language: z.string(),
    form: formSchema,
    phrase: z.string(),
  }),
);

type Told = { phrase: string; language: string; composed: Composed };

/** Briefs, each with an answer that says all that was typed but one phrase. */
export const readTold = (): Told[] =>
  phrasesSchema
    .parse(readJson("told-phrases.json"))
    .map(({ language, phrase, ...entry }) => {
      const form = formIn(language, entry.form);
      const answer = answerWithout(phrase, form);
      return { phrase, language, composed: composeRecorded({ form, answer }) };
    });

function answerWithout(phrase: string, form: ListingInput): object {
  const { productName = "", materials = "", extraDetails = "" } = form;
  const rest = extraDetails
    .replace(phrase, "")
    .split(/[.。](?=\s|$)|(?<=[。])/u)
    .map((clause) => clause.replace(/^[\s,]+|[\s,。]+$/gu, ""))
    .filter(Boolean);
  return {
    facts: [],
    titles: [productName],
    description: [
      `${[productName, materials, form.styleDesign].filter(Boolean).join(", ")}.`,
      rest.map((clause) => `- ${clause}`).join("\n"),
    ].join("\n\n"),
    tags: [],
    attributes: [],
    materials: [],
    altText: "",
  };
}

export type JudgedPhrase = {
  phrase: string;
  language: string;
  state: "in the text" | "named" | "lost";
};

export function measureTold(
  { phrase, language, composed }: Told,
  makeReviewer: ReturnType<typeof reviewersIn>,
): JudgedPhrase {
  const { listing } = finishRecorded(
    composed,
    makeReviewer([], () => "supported"),
  );
  return {
    phrase,
    language,
    state: listing ? stateIn(listing, phrase) : "lost",
  };
}

function stateIn(
  listing: ListingAnswer,
  phrase: string,
): JudgedPhrase["state"] {
  const folded = foldQuote(phrase);
  if (holdsRun(foldQuote(listingText(listing)), folded)) return "in the text";
  const quotes = listing.untold.map(({ quote }) => foldQuote(quote));
  const named = new Set(quotes.flatMap((quote) => quote.split(" ")));
  const isNamed =
    quotes.some((quote) => holdsRun(quote, folded)) ||
    folded.split(" ").every((word) => named.has(word));
  return isNamed ? "named" : "lost";
}
