import "server-only";
import { modelFailed } from "@/lib/ai/ai-failure";
import { callModel } from "@/lib/ai/call-model";
import { ReviewLeftOut } from "@/lib/ai/model-budget/model-budget";
import type { Payer } from "@/lib/ai/model-budget/payer";
import { env } from "@/lib/env";
import {
  reviewAnswerSchema,
  verdictsByKey,
} from "@/lib/listing-text/check/read-review";
import {
  type ReviewQuestion,
  type ReviewText,
  reviewQuestion,
} from "@/lib/listing-text/check/review-question";
import type { Verdict } from "@/lib/listing-text/fields/verdict";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { reviewPrompt } from "@/lib/listings/prompts/review";
import { log } from "@/lib/log";

export type ReviewMaterial = {
  /** All that is known. */
  facts: readonly LedgerFact[];
  /** All that was checked by rules; of these the open ones are asked. */
  texts: readonly ReviewText[];
  /** Of the texts. */
  language: Language;
  payer: Payer;
};

export type ReviewOutcome =
  /** By the keys of the texts; those that have none were not reviewed. */
  | { state: "done"; verdicts: ReadonlyMap<string, Verdict> }
  /** Nobody was asked: it is switched off, or little of a budget is left. */
  | { state: "off" }
  | { state: "failed" };

/** Tokens of an answer, and of each verdict with its reason. */
const maxTokens = { answer: 60, verdict: 48 };

/**
 * Has a model look once more at what rules did not settle of a listing. Never
 * throws, and never later than `deadline` fires. Costs nothing of the quota;
 * its call is counted apart.
 */
export async function reviewTexts(
  material: ReviewMaterial,
  deadline: AbortSignal,
): Promise<ReviewOutcome> {
  const { facts, texts } = material;
  if (env().REVIEW === "off" || facts.length === 0) return { state: "off" };
  const question = reviewQuestion(facts, texts);
  if (question.keys.length === 0) return { state: "done", verdicts: new Map() };
  try {
    return {
      state: "done",
      verdicts: await ask(question, material, deadline),
    };
  } catch (err) {
    if (err instanceof ReviewLeftOut) return { state: "off" };
    log().warn({ err }, "a review failed");
    return { state: "failed" };
  }
}

/** Throws what `callModel` throws, and `upstream_failed`. */
async function ask(
  { keys, ...question }: ReviewQuestion,
  { language, payer }: ReviewMaterial,
  deadline: AbortSignal,
): Promise<Map<string, Verdict>> {
  const { system, prompt, canary } = reviewPrompt;
  const { text } = await callModel(
    {
      purpose: "review",
      system,
      text: prompt({ ...question, language }),
      schema: reviewAnswerSchema,
      maxTokens: maxTokens.answer + maxTokens.verdict * keys.length,
      payer,
    },
    deadline,
  );
  if (text.includes(canary))
    throw modelFailed("the review repeats its instructions");
  const verdicts = verdictsByKey(text, keys);
  if (verdicts === null) throw modelFailed("the review can't be used");
  return verdicts;
}
