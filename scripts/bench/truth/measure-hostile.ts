import { z } from "zod";
import { findSentences } from "@/lib/listing-text/check/find-sentences";
import { inputText } from "@/lib/listing-text/fields/input";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import {
  sentenceKey,
  splitSentences,
} from "@/lib/listing-text/words/split-sentences";
import {
  type Composed,
  composeRecorded,
  finishRecorded,
  type Reviewer,
} from "./compose-recorded";
import { formIn, formSchema, readJson } from "./read-listings";
import type { reviewersIn } from "./reviewers";

const answersSchema = z.array(
  z.object({
    id: z.string(),
    wrong: z.string(),
    language: z.string(),
    form: formSchema,
    photo: z.boolean(),
    answer: z.unknown(),
  }),
);
/**
 * Of the sentences those that are true or say nothing, of other texts those
 * that are false; "*" is all.
 */
const labelsSchema = z.record(
  z.string(),
  z.object({ true: z.array(z.string()), false: z.array(z.string()) }),
);

type Hostile = { id: string; composed: Composed; honest: Reviewer };

/** Answers of a misled or hostile model, with what an honest review says. */
export function readHostile(): Hostile[] {
  const labels = labelsSchema.parse(readJson("hostile-labels.json"));
  return answersSchema.parse(readJson("hostile-answers.json")).map((each) => {
    const form = formIn(each.language, each.form);
    const typed = foldQuote(inputText(form));
    const { true: honest = [], false: wrong = [] } = labels[each.id] ?? {};
    const [isHonest, isWrong] = [honest, wrong].map(finderOf);
    const { answer, photo: hasPhoto } = each;
    const composed = composeRecorded({ form, answer, hasPhoto });
    const written = keysWritten(composed);
    return {
      id: each.id,
      composed,
      honest: ({ place, text, key }) => {
        const isTyped =
          holdsRun(typed, foldQuote(text)) ||
          // What we make of the facts.
          (place === "sentence" && !written.has(key));
        const isTrue =
          place === "sentence" ? isHonest?.(key) : isWrong?.(key) === false;
        return isTyped || isTrue ? "supported" : "unsupported";
      },
    };
  });
}

const keysWritten = ({ draft }: Composed): ReadonlySet<string> =>
  new Set(
    draft.answer.description
      .flat()
      .flatMap(({ text }) => splitSentences(text))
      .map(({ text }) => sentenceKey(text)),
  );

function finderOf(texts: readonly string[]): (key: string) => boolean {
  const keys = new Set(texts.map(sentenceKey));
  return (key) => texts.includes("*") || keys.has(key);
}

export type JudgedHostile = {
  id: string;
  /** 0–100; null where nothing was made of it. */
  score: number | null;
  isReady: boolean;
  /** Texts that are ready though rules call them contradicted. */
  denied: string[];
};

export function measureHostile(
  { id, composed, honest }: Hostile,
  makeReviewer: ReturnType<typeof reviewersIn>,
): JudgedHostile {
  const { listing } = finishRecorded(composed, makeReviewer([], honest));
  if (!listing) return { id, score: null, isReady: false, denied: [] };
  const denied = findSentences(listing, listing).filter(
    ({ isContradicted }) => isContradicted,
  );
  return {
    id,
    score: listing.score,
    isReady: listing.ready,
    denied: listing.ready ? denied.map(({ text }) => text) : [],
  };
}
