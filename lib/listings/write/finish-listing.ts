import "server-only";
import { modelFailed } from "@/lib/ai/ai-failure";
import type { ModelResponse } from "@/lib/ai/call-model";
import {
  type ComposedListing,
  nameProduct,
} from "@/lib/listing-text/compose/compose-listing";
import { isMuchWrong } from "@/lib/listing-text/compose/faults";
import { leaveOutMarked } from "@/lib/listing-text/compose/leave-out-marked";
import { inputText } from "@/lib/listing-text/fields/input";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import {
  type Fact,
  type ListingNotes,
  listingNotesSchema,
} from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { isRepaired } from "@/lib/listing-text/rules/rules";
import {
  snippetsFor,
  withoutAnswered,
  withSnippets,
} from "@/lib/listing-text/rules/snippets";
import { totalOf } from "@/lib/listing-text/score/score";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import { photosPrompt } from "@/lib/listings/prompts/photos";
import type { Brief } from "@/lib/listings/write/listing-request";

const { version } = listingPrompt;

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

/** Whether many of the tags or attributes that the model wrote are gone. */
const lacksMuch = (
  removed: ListingNotes["removed"],
  { answer }: Pick<ComposedListing, "answer">,
): boolean =>
  (["attributes", "tags"] as const).some((list) => {
    const gone = removed.filter(({ field }) => field === list);
    return isMuchWrong(list, gone.length, answer[list].length);
  });

export type Responses = [ModelResponse, ...ModelResponse[]];
export type Reviewed = Pick<ListingNotes, "review" | "verdicts">;

/**
 * As it is stored: with the shop's snippets, which no model has seen, and what
 * a review said. Throws `upstream_failed` where nothing passes the rules.
 */
export function finishListing(
  composed: ComposedListing,
  { form, photos, shop }: Pick<Brief, "form" | "photos" | "shop">,
  { responses, reviewed }: { responses: Responses; reviewed: Reviewed },
) {
  const {
    facts,
    titles,
    claims,
    watchList,
    categoryPath,
    photoQuestions,
    altTexts,
    citations,
  } = composed;
  if (composed.results === null)
    throw modelFailed("nothing usable after all repairs");
  const category = form.category || composed.category;
  const chosen = snippetsFor(shop.snippets, category);
  const snippets = chosen.map(({ text }) => text);
  const own = withoutAnswered(composed.results.description, chosen);
  const kept = leaveOutMarked(composed.results, reviewed.verdicts);
  const removed = [...composed.removed, ...kept.removed];
  const results = { ...kept.listing, description: withSnippets(own, snippets) };
  if (!isRepaired(results, snippets))
    throw modelFailed("nothing usable after all repairs");
  const productName = form.productName || nameProduct({ facts, results });
  const sum = (count: (response: ModelResponse) => number) =>
    responses.reduce((total, response) => total + count(response), 0);
  const notes = listingNotesSchema.parse({
    titles,
    titleStyle: form.titleStyle,
    claims,
    watchList,
    categoryPath,
    snippets,
    photoQuestions,
    removed,
    isDoubtful: composed.isDoubtful || lacksMuch(removed, composed),
    citations,
    ...reviewed,
    language: form.language ?? "en",
  });
  const sellerText = inputText(form);
  return {
    results,
    facts,
    missing: blanksOf(own),
    productName,
    category,
    altTexts,
    notes,
    // As it is scored again when it is edited.
    score: totalOf(results, {
      ...notes,
      productName,
      category,
      facts,
      sellerText,
    }),
    promptVersion: photos > 1 ? `${version}+${photosPrompt.version}` : version,
    writer: responses[0].model,
    inputTokens: sum((response) => response.inputTokens),
    outputTokens: sum((response) => response.outputTokens),
    durationMs: sum((response) => response.durationMs),
  } satisfies WrittenListing;
}
