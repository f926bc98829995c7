import "server-only";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel } from "@/lib/ai/call-model";
import { plainText } from "@/lib/listing-text/plain-text/plain-text";
import {
  optionsAnswerSchema,
  parseAnswer,
} from "@/lib/listings/options/reading/answer";
import { plainLabels } from "@/lib/listings/options/reading/plain-labels";
import { propose } from "@/lib/listings/options/reading/propose";
import type { OptionsReading } from "@/lib/listings/options/schema";
import { optionsPrompt } from "@/lib/listings/prompts/options";
import { requireListing } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

/** It takes nothing from the quota, and costs money all the same. */
const hourly = {
  points: 30,
  seconds: 3_600,
  message:
    "You've had many sentences read. Please wait a while; you can fill in the fields by hand.",
};
const maxTokens = 2_500;

/**
 * Has the model read what the seller says of the personalization and variations
 * of a listing, and keeps what the sentence tells. Stores nothing. Throws
 * `not_found`, `rate_limited`, what `callModel` throws, and `upstream_failed`
 * for an unusable answer.
 */
export async function readOptions(
  userId: number,
  listingId: number,
  typed: string,
): Promise<OptionsReading> {
  const listing = await requireListing(userId, listingId);
  await limit("read_options", String(userId), hourly);
  const language = listing.language ?? "en";
  const sentence = plainText(typed);
  const { system, prompt, canary } = optionsPrompt;
  const asking = {
    system,
    text: prompt({ sentence, labels: plainLabels(language), language }),
    schema: optionsAnswerSchema,
    maxTokens,
    payer: { userId },
  };
  const { text, model } = await callModel(asking, aiDeadline());
  if (text.includes(canary))
    throw modelFailed("the answer repeats the instructions");
  const answer = parseAnswer(text);
  if (!answer) throw modelFailed("the reading can't be used");
  return { ...propose(answer, sentence, language), reader: model };
}
