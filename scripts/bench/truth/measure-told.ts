import { z } from "zod";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import {
  type Composed,
  composeRecorded,
  finishRecorded,
} from "./compose-recorded";
import { formIn, formSchema, readJson } from "./read-listings";
import type { reviewersIn } from "./reviewers";

const phrasesSchema = z.array(
  z.object({
    language: z.string(),
    form: formSchema,
    phrase: z.string(),
  }),
);

type Told = { phrase: string; language: string; composed: Composed };

/** Whether the writer says what each of its lines rests on. */
type Writer = { isCiting: boolean };

/** Briefs, each with an answer that says all that was typed but one phrase. */
export const readTold = (writer: Writer): Told[] =>
  phrasesSchema
    .parse(readJson("told-phrases.json"))
    .map(({ language, phrase, ...entry }) => {
      const form = formIn(language, entry.form);
      const answer = answerWithout(phrase, form, writer);
      return { phrase, language, composed: composeRecorded({ form, answer }) };
    });

/** Stands for what the writer forgets: the rest of its piece goes with it. */
const forgotten = "\0";

function answerWithout(
  phrase: string,
  { productName = "", materials, styleDesign, extraDetails = "" }: ListingInput,
  { isCiting }: Writer,
): object {
  const rest = extraDetails
    .replace(phrase, forgotten)
    .split(/[.,](?=\s|$)|。/u)
    .filter((piece) => !piece.includes(forgotten))
    .map((piece) => piece.trim());
  const told = [productName, materials, styleDesign, ...rest].flatMap(
    (text) => text || [],
  );
  const facts = told.map((value, index) => ({
    ...(isCiting && { id: index + 1 }),
    name: "detail",
    property: "detail",
    value,
    source: "seller",
  }));
  return {
    facts,
    titles: [isCiting ? { text: productName, facts: [1] } : productName],
    description: isCiting
      ? [told.map((text, index) => ({ text, facts: [index + 1] }))]
      : told.map((text) => `- ${text}`).join("\n"),
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
