import "server-only";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai";
import { modelFailed } from "@/lib/ai-failure";
import { namesPerRun } from "@/lib/brand/limits";
import { type ChosenName, chooseNames } from "@/lib/brand/names/choose-names";
import { candidatesFromKeywords } from "@/lib/brand/names/complete-names";
import { nameAnswerSchema, readNameAnswer } from "@/lib/brand/names/name-answer";
import { shopNamesPrompt } from "@/lib/brand/prompts/shop-names-v1";
import type { ShopNameRequest } from "@/lib/brand/schema";
import { log } from "@/lib/log";

const { system, canary, ask, askAgain, version: promptVersion } = shopNamesPrompt;
const question = { system, schema: nameAnswerSchema, maxTokens: 2_000 };

/** With fewer of the model's own there is nothing to charge for. */
const fewestWritten = 4;

/** Some more than are handed out, for when another run of the seller takes some first. */
const enough = namesPerRun + 12;

export type WrittenNames = {
  /** Best first; more than are handed out. */
  names: ChosenName[];
  writer: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};

/**
 * Has the model find names and keeps those that pass our rules; asks once more when too few do, and fills up from the
 * seller's keywords. `taken` are the seller's earlier names, newest first.
 * Throws what `callModel` throws, and `upstream_failed` when next to nothing can be used.
 */
export async function writeShopNames(request: ShopNameRequest, taken: readonly string[]): Promise<WrittenNames> {
  const deadline = aiDeadline();
  const used = request.like === undefined ? taken : [request.like, ...taken];
  const first = await callModel({ ...question, text: ask(request, used) }, deadline);
  const candidates = readNameAnswer(safeText(first));
  const { chosen, faults } = chooseNames(candidates, used, enough);
  if (chosen.length >= namesPerRun) return finish(chosen, request, used, [first]);

  const avoid = [...chosen.map(({ spoken }) => spoken), ...used];
  const asked = callModel({ ...question, text: askAgain(request, avoid, faults) }, deadline);
  const second = await (chosen.length >= fewestWritten ? asked.catch(stayWithFirst) : asked);
  if (!second) return finish(chosen, request, used, [first]);
  const both = chooseNames([...candidates, ...readNameAnswer(safeText(second))], used, enough);
  return finish(both.chosen, request, used, [first, second]);
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

function finish(
  written: ChosenName[],
  request: ShopNameRequest,
  taken: readonly string[],
  answers: [ModelResponse, ...ModelResponse[]],
): WrittenNames {
  if (written.length < fewestWritten) throw modelFailed("too few names can be used");
  const used = [...written.map(({ spoken }) => spoken), ...taken];
  const seed = `${request.keywords}\n${taken.length}`;
  const own = chooseNames(candidatesFromKeywords(request.keywords, seed), used, enough - written.length).chosen;
  const sum = (count: (answer: ModelResponse) => number) => answers.reduce((total, answer) => total + count(answer), 0);
  return {
    names: [...written, ...own],
    writer: answers[0].model,
    promptVersion,
    inputTokens: sum((answer) => answer.inputTokens),
    outputTokens: sum((answer) => answer.outputTokens),
    durationMs: sum((answer) => answer.durationMs),
  };
}
