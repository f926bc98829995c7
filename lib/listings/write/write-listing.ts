import "server-only";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai";
import { modelFailed } from "@/lib/ai-failure";
import { type Report, stageEvent } from "@/lib/listings/answer/listing-events";
import { modelAnswerSchema } from "@/lib/listings/answer/model-answer";
import { type SellerWords, sellerText } from "@/lib/listings/complete/seller-text";
import type { Photo } from "@/lib/listings/photo/normalize-photo";
import { listingPrompt } from "@/lib/listings/prompts/listing-v2";
import { checkListing } from "@/lib/listings/rules";
import { listingNotesSchema } from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";
import { composeListing, type Draft } from "@/lib/listings/write/compose-listing";
import { followAnswer } from "@/lib/listings/write/follow-answer";
import { nameProduct } from "@/lib/listings/write/name-product";
import { sellerFacts } from "@/lib/listings/write/seller-facts";
import type { WrittenListing } from "@/lib/listings/write/written-listing";
import { log } from "@/lib/log";

const { system, ask, askAgain, canary, version: promptVersion } = listingPrompt;
const question = { system, schema: modelAnswerSchema, maxTokens: 3_000 };

/**
 * Has the model write a listing and makes it keep the rules: repaired by us and, where that is not enough, once more
 * by the model. Throws what `callModel` throws, and `upstream_failed` for what can't be used. `report` hears the first
 * answer while it is written.
 */
export async function writeListing(form: SellerWords, photo: Photo | null, report?: Report): Promise<WrittenListing> {
  const deadline = aiDeadline();
  const facts = sellerFacts(form);
  const read = (answer: ModelResponse) => composeListing({ text: safeText(answer), form, hasPhoto: photo !== null });
  const image = photo && { image: await photo.jpeg };
  const style = form.titleStyle ?? "etsy_2026";
  report?.(stageEvent("asking"));
  const follower = report && followAnswer({ form, hasPhoto: photo !== null, report, canary });
  const heard = follower && { onText: follower.onText };
  const first = await callModel({ ...question, text: ask(facts, style), ...image, ...heard }, deadline).finally(() =>
    follower?.stop(),
  );
  report?.(stageEvent("checking"));
  const draft = read(first);
  if (draft.faults.length === 0) return finish(draft, form, [first]);

  const own = draft.isOwn ? draft.results : null;
  const text = askAgain(facts, style, own, draft.faults);
  // What was seen stands in the draft; only without one is the photo worth its price again.
  const asked = callModel({ ...question, text, ...(own ? {} : image) }, deadline);
  // When the provider fails, a listing made of the facts alone is no answer to charge for.
  const second = await (own ? asked.catch(stayWithFirst) : asked);
  if (!second) return finish(draft, form, [first]);
  const repaired = read(second);
  const isBetter = repaired.results !== null && repaired.faults.length < draft.faults.length;
  return finish(isBetter || draft.results === null ? repaired : draft, form, [first, second]);
}

function safeText({ text, model }: ModelResponse) {
  if (!text.includes(canary)) return text;
  log().error({ model }, "the model gave away its instructions");
  throw modelFailed("the answer repeats the instructions");
}

function stayWithFirst(err: unknown) {
  log().warn({ err }, "a repair failed");
  return null;
}

function finish(draft: Draft, form: SellerWords, answers: [ModelResponse, ...ModelResponse[]]): WrittenListing {
  const { results, facts, missing, titles, claims, watchList, categoryPath } = draft;
  if (results === null || checkListing(results).length > 0) throw modelFailed("nothing usable after all repairs");
  const productName = form.productName || nameProduct({ facts, results });
  const category = form.category || draft.category;
  const sum = (count: (answer: ModelResponse) => number) => answers.reduce((total, answer) => total + count(answer), 0);
  return {
    ...{ results, facts, missing, productName, category, promptVersion },
    notes: listingNotesSchema.parse({ titles, titleStyle: form.titleStyle, claims, watchList, categoryPath }),
    score: totalOf(results, { productName, category, facts, sellerText: sellerText(form) }),
    writer: answers[0].model,
    inputTokens: sum((answer) => answer.inputTokens),
    outputTokens: sum((answer) => answer.outputTokens),
    durationMs: sum((answer) => answer.durationMs),
  };
}
