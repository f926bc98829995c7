import "server-only";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai/call-model";
import { AppError } from "@/lib/errors";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import { inputText, promptFacts } from "@/lib/listing-text/fields/input";
import type {
  ListingAnswer,
  ListingInput,
} from "@/lib/listing-text/fields/schema";
import {
  type EtsyLanguage,
  languageName,
} from "@/lib/listing-text/languages/writing-languages";
import { splitSnippets } from "@/lib/listing-text/rules/snippets";
import { findForm } from "@/lib/listings/listing-data";
import { translationPrompt } from "@/lib/listings/prompts/translation";
import { requireListing } from "@/lib/listings/require-listing";
import type { Voice } from "@/lib/listings/shop/schema";
import { readShop } from "@/lib/listings/shop/shop";
import {
  assessTranslation,
  languageOf,
} from "@/lib/listings/translate/assess-translation";
import {
  type ComposedTranslation,
  composeTranslation,
  translationAnswerSchema,
} from "@/lib/listings/translate/compose-translation";
import {
  checkTranslation,
  languageSchema,
  type StoredTranslation,
  type Translation,
  type TranslationEdit,
} from "@/lib/listings/translate/schema";
import {
  findTranslation,
  listTranslations,
  removeTranslation,
  replaceTranslation,
  storeTranslation,
} from "@/lib/listings/translate/translation-data";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";
import { safeText, useFirstAnswer } from "@/lib/listings/write/safe-text";
import { limit } from "@/lib/resilience/rate-limit";

const {
  system,
  prompt,
  repairPrompt,
  canary,
  version: promptVersion,
} = translationPrompt;
const request = { system, schema: translationAnswerSchema, maxTokens: 2_500 };

/** Translations take nothing from the quota, but each costs money. */
const hourly = {
  points: 20,
  seconds: 3_600,
  message:
    "You've had many translations written. Please wait a while; you can still edit by hand.",
};

const noTranslation = () =>
  new AppError("not_found", "There is no such translation.");

/** Throws `not_found` for what is none of Etsy's languages. */
export function parseLanguage(text: string): EtsyLanguage {
  const { data } = languageSchema.safeParse(text);
  if (!data) throw noTranslation();
  return data;
}

function toAnswer(
  listing: ListingAnswer,
  { updatedAt, ...stored }: StoredTranslation,
): Translation {
  return {
    ...stored,
    ...assessTranslation(listing, stored),
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * The translations of the user's own listing, each compared with the listing as
 * it is now. Throws `not_found`.
 */
export async function listOwnTranslations(
  userId: number,
  id: number,
): Promise<Translation[]> {
  const listing = await requireListing(userId, id);
  const stored = await listTranslations(userId, id);
  return stored.map((each) => toAnswer(listing, each));
}

/**
 * Has the model write title, description and tags of the user's own listing in
 * another language, and replaces what was stored in it. Throws
 * `not_found`, `invalid_input` for the listing's own language, `rate_limited`,
 * what `callModel` throws, and `upstream_failed` for an unusable answer.
 */
export async function translateListing(
  userId: number,
  id: number,
  language: EtsyLanguage,
): Promise<Translation> {
  const listing = await requireListing(userId, id);
  if (languageOf(listing) === language) {
    throw new AppError(
      "invalid_input",
      `Your listing is written in ${languageName(language)} already.`,
    );
  }
  const form = (await findForm(userId, id)) ?? {};
  await limit("translate", String(userId), hourly);
  const { voice } = await readShop(userId);
  const { translation, responses } = await writeTranslation(
    { userId, listing, form, voice },
    language,
  );
  const sum = (count: (response: ModelResponse) => number) =>
    responses.reduce((total, response) => total + count(response), 0);
  const stored = await storeTranslation(userId, id, {
    ...translation,
    language,
    promptVersion,
    writer: responses[0].model,
    inputTokens: sum((response) => response.inputTokens),
    outputTokens: sum((response) => response.outputTokens),
    durationMs: sum((response) => response.durationMs),
  });
  if (!stored)
    throw new AppError("not_found", "That listing no longer exists.");
  return toAnswer(listing, stored);
}

type Source = {
  userId: number;
  listing: ListingAnswer;
  form: ListingInput;
  voice: Voice;
};

/** Asks the model, and once more where that is not enough. */
async function writeTranslation(
  { userId, listing, form, voice }: Source,
  language: EtsyLanguage,
) {
  const deadline = aiDeadline();
  const { text: description, standing } = splitSnippets(
    listing.description,
    listing.snippets,
  );
  const sources = {
    language,
    titleStyle: listing.titleStyle,
    snippets: standing,
    avoided: avoiding(voice.avoidWords, inputText(form)),
    originalTags: listing.tags.length,
  };
  const read = (response: ModelResponse) =>
    composeTranslation(safeText(response, canary), sources);
  const material = {
    facts: promptFacts(form),
    language,
    voice: promptVoice(voice),
    known: {
      category: listing.category,
      seen: listing.facts.filter(({ source }) => source === "photo"),
    },
    listing: {
      title: listing.title,
      description,
      tags: listing.tags,
      materials: listing.materials,
    },
  };
  const asking = { ...request, payer: { userId } };
  const first = await callModel(
    { ...asking, text: prompt(material) },
    deadline,
  );
  const draft = read(first);
  if (draft.translation && draft.violations.length === 0)
    return {
      ...draft,
      translation: draft.translation,
      responses: [first] as const,
    };

  const repair = callModel(
    { ...asking, text: repairPrompt(material, draft.violations) },
    deadline,
  );
  const second = await (draft.translation
    ? repair.catch(useFirstAnswer)
    : repair);
  const repaired = second && read(second);
  const best = repaired && isBetter(repaired, draft) ? repaired : draft;
  if (!best.translation)
    throw modelFailed("nothing of the translation can be used");
  return {
    translation: best.translation,
    responses: second ? ([first, second] as const) : ([first] as const),
  };
}

const isBetter = (
  one: ComposedTranslation,
  other: ComposedTranslation,
): boolean =>
  one.translation !== null &&
  (other.translation === null ||
    one.violations.length < other.violations.length);

/**
 * Stores the seller's edit if it is based on the stored version; otherwise
 * returns the stored translation unchanged. Throws `not_found`, and
 * `invalid_input` with the first of Etsy's rules that the edit violates.
 */
export async function saveTranslation(
  userId: number,
  id: number,
  language: EtsyLanguage,
  edit: TranslationEdit,
): Promise<{ isSaved: boolean; translation: Translation }> {
  const listing = await requireListing(userId, id);
  const [violation] = checkTranslation(edit, listing.snippets);
  if (violation) throw new AppError("invalid_input", violation.message);
  const isSaved = await replaceTranslation(
    { userId, listingId: id, language },
    edit,
  );
  const stored = await findTranslation(userId, id, language);
  if (!stored) throw noTranslation();
  return { isSaved, translation: toAnswer(listing, stored) };
}

/** Throws `not_found`. */
export async function deleteTranslation(
  userId: number,
  id: number,
  language: EtsyLanguage,
) {
  if (!(await removeTranslation(userId, id, language))) throw noTranslation();
}
