import "server-only";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai";
import { modelFailed } from "@/lib/ai-failure";
import { type Report, stageEvent } from "@/lib/listings/answer/listing-events";
import { modelAnswerSchema } from "@/lib/listings/answer/model-answer";
import { type Completion, completeListing } from "@/lib/listings/complete/complete-listing";
import { snippetsFor, withoutAnswered, withSnippets } from "@/lib/listings/complete/snippets";
import type { GeneratedListing } from "@/lib/listings/fields";
import { inputText, promptFacts } from "@/lib/listings/input";
import { blanksOf } from "@/lib/listings/lexicon/buyer-questions";
import { itemFactOf } from "@/lib/listings/lexicon/items";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { checkListing } from "@/lib/listings/rules";
import {
  type Category,
  type Fact,
  type ListingInput,
  type ListingNotes,
  listingNotesSchema,
} from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";
import { streamPartials } from "@/lib/listings/write/stream-partials";
import { log } from "@/lib/log";
import { parseJson } from "@/lib/parse-json";
import type { Photo } from "@/lib/photos/normalize-photo";
import { promptVoice } from "@/lib/shop/prompt-voice";
import type { Shop } from "@/lib/shop/schema";

export type WrittenListing = {
  /** Passes every rule of Etsy's that we know. */
  results: GeneratedListing;
  facts: Fact[];
  missing: string[];
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
type Brief = {
  form: ListingInput;
  photo: Photo | null;
  shop: Pick<Shop, "voice" | "snippets">;
};

const { system, prompt, repairPrompt, canary, version: promptVersion } = listingPrompt;
const request = { system, schema: modelAnswerSchema, maxTokens: 3_000 };

/**
 * Has the model write a listing and repairs it to pass the rules; where that is not enough, asks the model once more.
 * Throws what `callModel` throws, and `upstream_failed` for an unusable answer. `report` gets the first answer while
 * it is written.
 */
export async function writeListing({ form, photo, shop }: Brief, report?: Report): Promise<WrittenListing> {
  const deadline = aiDeadline();
  const facts = promptFacts(form);
  const voice = promptVoice(shop.voice);
  const given = { form, hasPhoto: photo !== null, avoidWords: shop.voice.avoidWords };
  const read = (response: ModelResponse) => composeListing({ text: safeText(response), ...given });
  const image = photo && { image: await photo.jpeg };
  const options = { style: form.titleStyle ?? "etsy_2026", language: form.language ?? "en", voice };
  report?.(stageEvent("asking"));
  const partials = report && streamPartials({ ...given, report, canary });
  const onText = partials && { onText: partials.onText };
  const first = await callModel({ ...request, text: prompt(facts, options), ...image, ...onText }, deadline).finally(
    () => partials?.stop(),
  );
  report?.(stageEvent("checking"));
  const draft = read(first);
  if (draft.violations.length === 0) return finish(draft, { form, shop }, [first]);

  const own = draft.isOwn ? draft.results : null;
  const text = repairPrompt({ ...options, facts, draft: own, violations: draft.violations });
  // The draft contains what the photo shows; the photo is only sent again without a draft.
  const repair = callModel({ ...request, text, ...(own ? {} : image) }, deadline);
  // A listing made of the facts alone is not worth charging for, so a provider's failure is thrown then.
  const second = await (own ? repair.catch(useFirstDraft) : repair);
  if (!second) return finish(draft, { form, shop }, [first]);
  const repaired = read(second);
  const isBetter = repaired.results !== null && repaired.violations.length < draft.violations.length;
  return finish(isBetter || draft.results === null ? repaired : draft, { form, shop }, [first, second]);
}

function safeText({ text, model }: ModelResponse) {
  if (!text.includes(canary)) return text;
  log().error({ model }, "the model gave away its instructions");
  throw modelFailed("the answer repeats the instructions");
}

function useFirstDraft(err: unknown) {
  log().warn({ err }, "a repair failed");
  return null;
}

/** With the shop's snippets, which no model has seen. */
function finish(draft: Draft, { form, shop }: Omit<Brief, "photo">, responses: [ModelResponse, ...ModelResponse[]]) {
  const { facts, titles, claims, watchList, categoryPath } = draft;
  if (draft.results === null) throw modelFailed("nothing usable after all repairs");
  const category = form.category || draft.category;
  const chosen = snippetsFor(shop.snippets, category);
  const snippets = chosen.map(({ text }) => text);
  const own = withoutAnswered(draft.results.description, chosen);
  const results = { ...draft.results, description: withSnippets(own, snippets) };
  if (checkListing(results, snippets).length > 0) throw modelFailed("nothing usable after all repairs");
  const productName = form.productName || nameProduct({ facts, results });
  const sum = (count: (response: ModelResponse) => number) =>
    responses.reduce((total, response) => total + count(response), 0);
  return {
    ...{ results, facts, missing: blanksOf(own), productName, category, promptVersion },
    notes: listingNotesSchema.parse({
      ...{ titles, titleStyle: form.titleStyle, claims, watchList, categoryPath, snippets },
      language: form.language ?? "en",
    }),
    score: totalOf(results, { productName, category, facts, sellerText: inputText(form), snippets }),
    writer: responses[0].model,
    inputTokens: sum((response) => response.inputTokens),
    outputTokens: sum((response) => response.outputTokens),
    durationMs: sum((response) => response.durationMs),
  } satisfies WrittenListing;
}

/** Characters. */
const maxLength = 60;

/** What to call a product that the seller did not name, in the history: a fact, else the head of the title. */
export function nameProduct({ facts, results }: { facts: Fact[]; results: GeneratedListing }) {
  const name = (itemFactOf(facts) || results.title.split(/[,|–—]/u)[0] || "").trim() || results.title;
  return [...name].slice(0, maxLength).join("").trim();
}

export type Draft = Omit<Completion, "listing" | "violations" | "used"> & {
  /** Passes every rule. Null when nothing of the answer can be used, or nothing names the thing. */
  results: Completion["listing"];
  /** Whether the model's own title or description is in it, rather than ours out of the facts. */
  isOwn: boolean;
  /** What the model should mend, in words for it. */
  violations: string[];
};

/** What it is made of: the model's text, what the seller typed, whether there was a photo to see, and words she avoids. */
type Sources = { text: string; form: ListingInput; hasPhoto: boolean; avoidWords?: readonly string[] };

/** Makes a listing out of whatever the model said. Never throws. */
export function composeListing({ text, form, ...given }: Sources): Draft {
  const parsed = parseJson(text);
  const { listing, violations, used, ...known } = completeListing(parsed, form, given);
  return {
    ...known,
    // An answer of which nothing can be used is none: what the seller typed, given back, is worth no quota.
    results: used.length > 0 ? listing : null,
    isOwn: used.includes("title") || used.includes("description"),
    violations: [
      ...(parsed === undefined ? ["It was not the JSON that was asked for."] : []),
      ...violations.map(({ field, message }) => `${field}: ${message}`),
    ],
  };
}
