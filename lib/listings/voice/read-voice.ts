import "server-only";
import { z } from "zod";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel } from "@/lib/ai/call-model";
import {
  type Evidence,
  evidenceOf,
  supportedSentences,
  unsupportedReason,
} from "@/lib/listing-text/check/refusal";
import { withoutSentences } from "@/lib/listing-text/check/remove-sentences";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import {
  hasLetterOrDigit,
  plainLine,
} from "@/lib/listing-text/plain-text/plain-text";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import {
  truncateAtSentence,
  truncateAtWord,
} from "@/lib/listing-text/rules/truncate";
import { namesMaterial } from "@/lib/listing-text/score/check";
import { voicePrompt } from "@/lib/listings/prompts/voice";
import {
  type ReadVoice,
  shopLimits,
  type Voice,
} from "@/lib/listings/shop/schema";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";
import { limit } from "@/lib/resilience/rate-limit";

const answerSchema = z.object({
  observations: z.array(z.string()),
  sample: z.string(),
});
const looseSchema = z.object({
  observations: z.array(z.unknown()).catch([]),
  sample: z.string().catch(""),
});
const maxTokens = 800;
/** Characters. */
const maxSample = 800;

/** It takes nothing from the quota, and costs money all the same. */
const hourly = {
  points: 20,
  seconds: 3_600,
  message:
    "Your descriptions have been read many times. Please wait a while; you can edit the observations by hand.",
};

const order =
  /\b(?:ignore|disregard|forget|reveal|system prompt|instructions?)\b/iu;

/**
 * What is about wording alone: no fact of a product could come into a listing
 * by it.
 */
const isAboutWording = (text: string, nothing: Evidence): boolean =>
  hasLetterOrDigit(text) &&
  !order.test(text) &&
  !namesMaterial(text) &&
  unsupportedReason(text, nothing) === "";

function chooseObservations(answered: readonly unknown[]): string[] {
  const nothing = evidenceOf({});
  const lines = answered
    .flatMap((entry) => (typeof entry === "string" ? [plainLine(entry)] : []))
    .map((line) => truncateAtWord(line, shopLimits.observationCharacters))
    .filter((line) => isAboutWording(line, nothing));
  const keys = lines.map((line) => line.toLowerCase());
  return lines
    .filter((_, index) => keys.indexOf(keys[index] ?? "") === index)
    .slice(0, shopLimits.observations);
}

type VoiceRequest = { samples: string[]; voice?: Voice | undefined };

/**
 * Has the model observe how the seller writes, and write a sample of it; with a
 * `voice`, the sample follows that one. Stores nothing. Throws `rate_limited`,
 * what `callModel` throws, and `upstream_failed` for an unusable answer.
 */
export async function readVoice(
  userId: number,
  { samples, voice }: VoiceRequest,
): Promise<ReadVoice> {
  await limit("voice", String(userId), hourly);
  const wanted = voice && promptVoice(voice);
  const { system, prompt, canary } = voicePrompt;
  const asking = {
    system,
    text: prompt({ samples, voice: wanted ?? null }),
    schema: answerSchema,
    maxTokens,
    payer: { userId },
  };
  const response = await callModel(asking, aiDeadline());
  if (response.text.includes(canary))
    throw modelFailed("the answer repeats the instructions");
  return parseVoice(response.text, { samples, voice });
}

/**
 * What can be used of the model's answer. Throws `upstream_failed` when that is
 * nothing.
 */
function parseVoice(text: string, { samples, voice }: VoiceRequest): ReadVoice {
  const { data } = looseSchema.safeParse(parseJson(text));
  if (!data) throw modelFailed("the voice is not JSON");
  const observations =
    voice?.observations ?? chooseObservations(data.observations);
  const { isIn } = avoiding(voice?.avoidWords ?? [], "");
  const sellerText = samples.join("\n");
  const told = supportedSentences(
    normalizeDescription(data.sample),
    evidenceOf({ sellerText, language: guessLanguage(sellerText) }),
  );
  const sample = truncateAtSentence(
    normalizeDescription(withoutSentences(told, isIn)),
    maxSample,
  );
  if (sample === "" || (voice === undefined && observations.length === 0))
    throw modelFailed("nothing of the voice can be used");
  return { observations, sample };
}
