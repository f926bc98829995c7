import "server-only";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai";
import type { ModelImage, ModelRequest } from "@/lib/ai-client";
import { modelFailed } from "@/lib/ai-failure";
import { type Report, stageEvent } from "@/lib/listings/answer/listing-events";
import {
  modelAnswerSchema,
  photosAnswerSchema,
} from "@/lib/listings/answer/model-answer";
import { safeText, useFirstDraft } from "@/lib/listings/answer/safe-text";
import {
  type Completion,
  completeListing,
  type Seen,
} from "@/lib/listings/complete/complete-listing";
import {
  snippetsFor,
  withoutAnswered,
  withSnippets,
} from "@/lib/listings/complete/snippets";
import type { GeneratedListing } from "@/lib/listings/fields";
import { inputText, promptFacts } from "@/lib/listings/input";
import { blanksOf } from "@/lib/listings/lexicon/buyer-questions";
import { itemFactOf } from "@/lib/listings/lexicon/items";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { photosPrompt } from "@/lib/listings/prompts/photos";
import { isRepaired } from "@/lib/listings/rules";
import {
  type Category,
  type Fact,
  type ListingInput,
  type ListingNotes,
  listingNotesSchema,
} from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";
import type { Shop } from "@/lib/listings/shop/schema";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";
import { streamPartials } from "@/lib/listings/write/stream-partials";
import type { Payer } from "@/lib/model-budget/payer";
import { parseJson } from "@/lib/parse-json";

export type WrittenListing = {
  /** Passes every rule of Etsy's that we know. */
  results: GeneratedListing;
  facts: Fact[];
  missing: string[];
  /** Of the second photo and those after it. */
  altTexts: string[];
  notes: ListingNotes;
  /** 0–100. */
  score: number;
  /** The seller's, or one made of the facts. */
  productName: string;
  /** The seller's, or the model's suggestion. */
  category: Category | null;
  /** As the provider names it. */
  writer: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};

/** What a listing is written from. */
export type Brief = {
  form: ListingInput;
  /** What the model sees of the photos, and how many they are. */
  images: readonly ModelImage[];
  photos: number;
  shop: Pick<Shop, "voice" | "snippets">;
  payer: Payer;
};

const { system, prompt, repairPrompt, canary, version } = listingPrompt;

/** Tokens of an answer, and on top for the alt text of a further photo. */
const maxTokens = { listing: 3_000, photo: 120 };

const requestFor = (photos: number) => ({
  system,
  schema: photos > 1 ? photosAnswerSchema : modelAnswerSchema,
  maxTokens: maxTokens.listing + maxTokens.photo * Math.max(photos - 1, 0),
});

/**
 * What a repair is told of the first answer: of several photos also what each
 * of them showed.
 */
const draftOf = ({ results, facts, seen }: Draft, photos: number) =>
  photos > 1 ? { ...results, facts, ...seen } : results;

/** What the model is asked for a listing. */
export function listingRequest({
  form,
  images,
  photos,
  shop,
  payer,
}: Brief): ModelRequest {
  return {
    ...requestFor(photos),
    text: prompt(materialOf({ form, photos, shop })),
    images,
    payer,
  };
}

const materialOf = ({
  form,
  photos,
  shop,
}: Omit<Brief, "images" | "payer">) => ({
  facts: promptFacts(form),
  style: form.titleStyle ?? "etsy_2026",
  language: form.language ?? "en",

  voice: promptVoice(shop.voice),
  photos,
});

/**
 * Has the model write a listing and repairs it to pass the rules; where that is
 * not enough, asks the model once more. Throws what `callModel` throws, and
 * `upstream_failed` for an unusable answer. `report` gets the first answer
 * while it is written; `answered` is the answer to `listingRequest`, where
 * there is one already.
 */
export async function writeListing(
  brief: Brief,
  report?: Report,
  answered: ModelResponse | null = null,
): Promise<WrittenListing> {
  const { form, images, photos, shop, payer } = brief;
  const deadline = aiDeadline();
  const given = {
    form,
    hasPhoto: photos > 0,
    photos,
    avoidWords: shop.voice.avoidWords,
  };
  const read = (response: ModelResponse, seen?: Seen) =>
    composeListing({ text: safeText(response, canary), ...given, seen });
  const request = requestFor(photos);
  report?.(stageEvent("asking"));
  const partials = report && streamPartials({ ...given, report, canary });
  const onText = partials && { onText: partials.onText };
  const first =
    answered ??
    (await callModel({ ...listingRequest(brief), ...onText }, deadline).finally(
      () => partials?.stop(),
    ));
  report?.(stageEvent("checking"));
  const draft = read(first);
  if (draft.violations.length === 0) return finish(draft, brief, [first]);

  const own = draft.isOwn && draft.results ? draftOf(draft, photos) : null;
  const text = repairPrompt({
    ...materialOf(brief),
    draft: own,
    violations: draft.violations,
  });
  // The draft contains what the photos show; they are only sent again without a
  // draft.
  const repair = callModel(
    { ...request, payer, text, ...(own ? {} : { images }) },
    deadline,
  );
  // A listing made of the facts alone is not worth charging for, so a
  // provider's failure is thrown then.
  const second = await (own ? repair.catch(useFirstDraft) : repair);
  if (!second) return finish(draft, brief, [first]);
  const repaired = read(second, draft.seen);
  const isBetter =
    repaired.results !== null &&
    repaired.violations.length < draft.violations.length;
  return finish(isBetter || draft.results === null ? repaired : draft, brief, [
    first,
    second,
  ]);
}

/** With the shop's snippets, which no model has seen. */
function finish(
  draft: Draft,
  { form, photos, shop }: Brief,
  responses: [ModelResponse, ...ModelResponse[]],
) {
  const {
    facts,
    titles,
    claims,
    watchList,
    categoryPath,
    photoQuestions,
    altTexts,
  } = draft;
  if (draft.results === null)
    throw modelFailed("nothing usable after all repairs");
  const category = form.category || draft.category;
  const chosen = snippetsFor(shop.snippets, category);
  const snippets = chosen.map(({ text }) => text);
  const own = withoutAnswered(draft.results.description, chosen);
  const results = {
    ...draft.results,
    description: withSnippets(own, snippets),
  };
  if (!isRepaired(results, snippets))
    throw modelFailed("nothing usable after all repairs");
  const productName = form.productName || nameProduct({ facts, results });
  const sum = (count: (response: ModelResponse) => number) =>
    responses.reduce((total, response) => total + count(response), 0);
  return {
    results,
    facts,
    missing: blanksOf(own),
    productName,
    category,
    altTexts,
    notes: listingNotesSchema.parse({
      titles,
      titleStyle: form.titleStyle,
      claims,
      watchList,
      categoryPath,
      snippets,
      photoQuestions,
      language: form.language ?? "en",
    }),
    score: totalOf(results, {
      productName,
      category,
      facts,
      sellerText: inputText(form),
      snippets,
    }),
    promptVersion: photos > 1 ? `${version}+${photosPrompt.version}` : version,
    writer: responses[0].model,
    inputTokens: sum((response) => response.inputTokens),
    outputTokens: sum((response) => response.outputTokens),
    durationMs: sum((response) => response.durationMs),
  } satisfies WrittenListing;
}

/** Characters. */
const maxLength = 60;

/**
 * What to call a product that the seller did not name, in the history: a fact,
 * else the head of the title.
 */
export function nameProduct({
  facts,
  results,
}: {
  facts: Fact[];
  results: GeneratedListing;
}) {
  const name =
    (itemFactOf(facts) || results.title.split(/[,|–—]/u)[0] || "").trim() ||
    results.title;
  return [...name].slice(0, maxLength).join("").trim();
}

export type Draft = Omit<Completion, "listing" | "violations" | "used"> & {
  /**
   * Passes every rule. Null when nothing of the answer can be used, or nothing
   * names the thing.
   */
  results: Completion["listing"];
  /**
   * Whether the model's own title or description is in it, rather than ours out
   * of the facts.
   */
  isOwn: boolean;
  /** What the model should mend, in words for it. */
  violations: string[];
};

/**
 * What it is made of: the model's text, what the seller typed, what there was
 * to see, and words she avoids.
 */
type Sources = {
  text: string;
  form: ListingInput;
  hasPhoto: boolean;
  photos?: number;
  seen?: Seen | undefined;
  avoidWords?: readonly string[];
};

/** Makes a listing out of whatever the model said. Never throws. */
export function composeListing({ text, form, ...given }: Sources): Draft {
  const parsed = parseJson(text);
  const { listing, violations, used, ...known } = completeListing(
    parsed,
    form,
    given,
  );
  return {
    ...known,
    // An answer of which nothing can be used is none: what the seller typed,
    // given back, is worth no quota.
    results: used.length > 0 ? listing : null,
    isOwn: used.includes("title") || used.includes("description"),
    violations: [
      ...(parsed === undefined
        ? ["It was not the JSON that was asked for."]
        : []),
      ...violations.map(({ field, message }) => `${field}: ${message}`),
    ],
  };
}
