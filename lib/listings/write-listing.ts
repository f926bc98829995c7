import "server-only";
import { type Answer, aiDeadline, askModel } from "@/lib/ai";
import { failed } from "@/lib/ai-failure";
import { composeListing, type Draft } from "@/lib/listings/compose-listing";
import { modelAnswerSchema } from "@/lib/listings/model-answer";
import type { Photo } from "@/lib/listings/normalize-photo";
import { listingPrompt } from "@/lib/listings/prompts/listing-v1";
import { checkListing } from "@/lib/listings/rules";
import { type SellerForm, sellerFacts } from "@/lib/listings/seller-facts";
import type { WrittenListing } from "@/lib/listings/written-listing";
import { log } from "@/lib/log";

const { system, ask, askAgain, canary, version: promptVersion } = listingPrompt;
const question = { system, schema: modelAnswerSchema, maxTokens: 3_000 };

/**
 * Has the model write a listing and makes it keep the rules: repaired by us and, where that is not enough, once more
 * by the model. Throws what `askModel` throws, and `upstream_failed` for what can't be used.
 */
export async function writeListing(form: SellerForm, photo: Photo | null): Promise<WrittenListing> {
  const deadline = aiDeadline();
  const facts = sellerFacts(form);
  const first = await askModel({ ...question, text: ask(facts), ...(photo && { image: photo.jpeg }) }, deadline);
  const draft = read(first, form);
  if (draft.faults.length === 0) return finish(draft, [first]);

  const again = askAgain(facts, draft.results, draft.faults);
  const second = await askModel({ ...question, text: again }, deadline).catch(stayWithFirst);
  if (!second) return finish(draft, [first]);
  const repaired = read(second, form);
  return finish(repaired.faults.length < draft.faults.length ? repaired : draft, [first, second]);
}

function read(answer: Answer, form: SellerForm) {
  if (answer.text.includes(canary)) {
    log().error({ model: answer.model }, "the model gave away its instructions");
    throw failed("the answer repeats the instructions");
  }
  return composeListing(answer.text, form);
}

function stayWithFirst(err: unknown) {
  log().warn({ err }, "a repair failed");
  return null;
}

function finish({ results, facts, missing, category }: Draft, answers: [Answer, ...Answer[]]): WrittenListing {
  if (checkListing(results).length > 0) throw failed("the listing breaks the rules after all repairs");
  const sum = (count: (answer: Answer) => number) => answers.reduce((total, answer) => total + count(answer), 0);
  return {
    results,
    facts,
    missing,
    category,
    score: null,
    promptVersion,
    writer: answers[0].model,
    inputTokens: sum((answer) => answer.inputTokens),
    outputTokens: sum((answer) => answer.outputTokens),
    durationMs: sum((answer) => answer.durationMs),
  };
}
