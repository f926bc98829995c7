import "server-only";
import { z } from "zod";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel } from "@/lib/ai/call-model";
import { AppError } from "@/lib/errors";
import {
  keysOfSentences,
  placeSentences,
} from "@/lib/listing-text/check/place-sentences";
import { evidenceOf } from "@/lib/listing-text/check/refusal";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { fieldAnswersSchema } from "@/lib/listing-text/fields/field-answers";
import { fields, type ListingField } from "@/lib/listing-text/fields/fields";
import { inputText, promptFacts } from "@/lib/listing-text/fields/input";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import { splitSnippets, withSnippets } from "@/lib/listing-text/rules/snippets";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import { setRewritten } from "@/lib/listings/edit/edit-data";
import {
  type ParsedRewrite,
  parseRewrite,
} from "@/lib/listings/edit/parse-rewrite";
import type { Rewrite, RewriteWish } from "@/lib/listings/edit/schema";
import { findForm } from "@/lib/listings/listing-data";
import { rewritePrompt } from "@/lib/listings/prompts/rewrite";
import { requireListing } from "@/lib/listings/require-listing";
import { readShop } from "@/lib/listings/shop/shop";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";
import { safeText, useFirstAnswer } from "@/lib/listings/write/safe-text";
import { limit } from "@/lib/resilience/rate-limit";

/** Rewrites take nothing from the quota, but each costs money. */
const hourly = {
  points: 30,
  seconds: 3_600,
  message:
    "You've had many fields rewritten. Please wait a while; you can still edit by hand.",
};
const maxTokens = 1_500;
/** Sentences of rewritten descriptions that are remembered, the latest. */
const maxRewritten = 500;

type RewriteRequest = RewriteWish & {
  field: ListingField;
  results: GeneratedListing;
};

/**
 * Lets the model write one field of the user's listing again, based on the rest
 * as it is on the page. Stores nothing but which sentences are the model's.
 * Throws `not_found`, `conflict` for a field that the seller locked,
 * `rate_limited`, what `callModel` throws, and `upstream_failed` for an
 * unusable answer.
 */
export async function rewriteField(
  userId: number,
  id: number,
  request: RewriteRequest,
): Promise<Rewrite> {
  const { field, results, ...wish } = request;
  const listing = await requireListing(userId, id);
  if (listing.locked.includes(field))
    throw new AppError(
      "conflict",
      "You locked this field. Unlock it to rewrite it.",
    );
  const form: ListingInput = (await findForm(userId, id)) ?? {};
  await limit("rewrite", String(userId), hourly);
  const { voice } = await readShop(userId);
  const { text: description, standing } = splitSnippets(
    results.description,
    listing.snippets,
  );
  const own = { ...results, description };
  const material = {
    facts: promptFacts(form),
    known: knownOf(listing),
    listing: own,
    voice: promptVoice(voice),
    style: listing.titleStyle,
  };
  const language = wish.language ?? otherLanguageOf(listing);
  const asked = { ...wish, language };
  // The text of the listing was typed by the seller, or was checked against the
  // input before. Wishes prove nothing.
  const evidence = evidenceOf({
    facts: listing.facts,
    sellerText: inputText(form),
    language: wish.language ?? listing.language,
    confirmedTexts: splitSentences(listingText(results)).map(
      (sentence) => sentence.text,
    ),
  });
  const patch = await writeField(
    { userId, field, text: rewritePrompt.prompt(field, material, asked) },
    (text) =>
      parseRewrite(field, text, {
        results: own,
        evidence,
        avoided: avoiding(voice.avoidWords, inputText(form)),
        context: listing,
        wish,
      }),
  );
  if (patch.description === undefined) return { patch };
  const rewritten = modelSentences(
    patch.description,
    description,
    listing,
    wish,
  );
  await setRewritten(
    userId,
    id,
    [...new Set([...listing.rewritten, ...rewritten])].slice(-maxRewritten),
  );
  return {
    patch: { ...patch, description: withSnippets(patch.description, standing) },
    rewritten,
  };
}

/** What is known beside what the seller typed. */
const knownOf = ({ category, facts }: ListingAnswer) => ({
  category,
  seen: facts.filter(({ source }) => source === "photo"),
});

/** That of the listing, where the model has to be told. */
const otherLanguageOf = ({ language }: ListingAnswer) =>
  language === null || language === "en" ? undefined : language;

type Question = { userId: number; field: ListingField; text: string };

/**
 * Asks the model, and once more where that is not enough. Throws what
 * `callModel` throws, and `upstream_failed` when nothing can be used.
 */
async function writeField(
  question: Question,
  parse: (text: string) => ParsedRewrite,
) {
  const deadline = aiDeadline();
  const draft = parse(await askForField(question, deadline));
  if (draft.violations.length === 0 && draft.patch) return draft.patch;
  const { repairPrompt } = rewritePrompt;
  const repair = askForField(
    { ...question, text: repairPrompt(question.text, draft.violations) },
    deadline,
  );
  const answered = await (draft.patch ? repair.catch(useFirstAnswer) : repair);
  const repaired = answered === null ? draft : parse(answered);
  const isBetter = repaired.violations.length < draft.violations.length;
  const patch =
    repaired.patch && isBetter
      ? repaired.patch
      : (draft.patch ?? repaired.patch);
  if (!patch) throw modelFailed("nothing of the rewritten field can be used");
  return patch;
}

/**
 * The model's answer. Throws what `callModel` throws, and `upstream_failed`.
 */
async function askForField(
  { userId, field, text }: Question,
  deadline: AbortSignal,
): Promise<string> {
  const { system, canary } = rewritePrompt;
  const { answerKey } = fields[field];
  const schema = z.object({ [answerKey]: fieldAnswersSchema.shape[answerKey] });
  const payer = { userId };
  const asking = { system, text, schema, maxTokens, payer };
  return safeText(await callModel(asking, deadline), canary);
}

/**
 * Keys of the sentences that are the model's invention: neither the facts nor
 * the words that the seller just typed support them, and they weren't in the
 * text before.
 */
function modelSentences(
  description: string,
  before: string,
  { facts, sellerText }: ListingAnswer,
  wish: RewriteWish,
) {
  const kept = new Set(keysOfSentences([before]));
  return placeSentences(description, {
    facts,
    sellerText: [sellerText, wish.ownWords].filter(Boolean).join("\n"),
  })
    .filter(({ support, key }) => support === "none" && !kept.has(key))
    .map(({ key }) => key);
}
