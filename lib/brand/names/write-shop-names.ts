import "server-only";
import { z } from "zod";
import { modelFailed } from "@/lib/ai/ai-failure";
import { aiDeadline, callModel, type ModelResponse } from "@/lib/ai/call-model";
import type { Payer } from "@/lib/ai/model-budget/payer";
import { namesPerRun } from "@/lib/brand/limits";
import { candidatesFromKeywords } from "@/lib/brand/names/candidates-from-keywords";
import {
  type ChosenName,
  chooseNames,
  type NameCandidate,
} from "@/lib/brand/names/choose-names";
import { shopNamesPrompt } from "@/lib/brand/prompts/shop-names";
import type { ShopNameRequest } from "@/lib/brand/schema";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { log } from "@/lib/log";

/**
 * What the model is asked for: more candidates than we suggest, since some will
 * be rejected.
 */
const responseSchema = z.strictObject({
  names: z.array(z.strictObject({ spoken: z.string(), reasoning: z.string() })),
});

const {
  system,
  canary,
  prompt,
  repairPrompt,
  version: promptVersion,
} = shopNamesPrompt;
const modelRequest = { system, schema: responseSchema, maxTokens: 2_000 };

/** With fewer of the model's own names there is nothing worth charging for. */
const minWritten = 4;

/**
 * Some more than we suggest, in case another run of the seller takes some
 * first.
 */
const maxChosen = namesPerRun + 12;

export type WrittenNames = {
  /** Best first; more than we suggest. */
  names: ChosenName[];
  writer: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};

/**
 * Has the model write names and chooses those that pass our rules; calls it
 * once more when too few do, and completes the list from the seller's keywords.
 * `taken` are the seller's earlier names, newest first. Throws what `callModel`
 * throws, and `upstream_failed` when almost nothing is usable.
 */
export async function writeShopNames(
  request: ShopNameRequest,
  taken: readonly string[],
  payer: Payer,
): Promise<WrittenNames> {
  const deadline = aiDeadline();
  const used = request.like === undefined ? taken : [request.like, ...taken];
  const first = await callModel(
    { ...modelRequest, payer, text: prompt(request, used) },
    deadline,
  );
  const candidates = readCandidates(safeText(first));
  const { chosen, rejections } = chooseNames(candidates, used, maxChosen);
  if (chosen.length >= namesPerRun)
    return complete(chosen, request, used, [first]);

  const avoid = [...chosen.map(({ spoken }) => spoken), ...used];
  const repair = callModel(
    { ...modelRequest, payer, text: repairPrompt(request, avoid, rejections) },
    deadline,
  );
  const second = await (chosen.length >= minWritten
    ? repair.catch(ignoreFailure)
    : repair);
  if (!second) return complete(chosen, request, used, [first]);
  const both = chooseNames(
    [...candidates, ...readCandidates(safeText(second))],
    used,
    maxChosen,
  );
  return complete(both.chosen, request, used, [first, second]);
}

function safeText({ text, model }: ModelResponse) {
  if (!text.includes(canary)) return text;
  log().error({ model }, "the model leaked its instructions");
  throw modelFailed("the response repeats the instructions");
}

/** The first response is usable by itself. */
function ignoreFailure(err: unknown) {
  log().warn({ err }, "a repair failed");
  return null;
}

/** A longer list is not read to its end. */
const maxRead = 60;

const looseSchema = z.object({ names: z.array(z.unknown()).catch([]) });
const candidateSchema = z.object({
  spoken: z.string(),
  reasoning: z.string().catch(""),
});

/**
 * Whatever can be read of a response; empty when it is not JSON of this shape.
 */
function readCandidates(text: string): NameCandidate[] {
  const { data } = looseSchema.safeParse(parseJson(text));
  return (data?.names ?? [])
    .slice(0, maxRead)
    .flatMap((item) => candidateSchema.safeParse(item).data ?? []);
}

function complete(
  written: ChosenName[],
  request: ShopNameRequest,
  taken: readonly string[],
  responses: [ModelResponse, ...ModelResponse[]],
): WrittenNames {
  if (written.length < minWritten)
    throw modelFailed("too few names are usable");
  const used = [...written.map(({ spoken }) => spoken), ...taken];
  const seed = `${request.keywords}\n${taken.length}`;
  const own = chooseNames(
    candidatesFromKeywords(request.keywords, seed),
    used,
    maxChosen - written.length,
  ).chosen;
  const sum = (count: (response: ModelResponse) => number) =>
    responses.reduce((total, response) => total + count(response), 0);
  return {
    names: [...written, ...own],
    writer: responses[0].model,
    promptVersion,
    inputTokens: sum((response) => response.inputTokens),
    outputTokens: sum((response) => response.outputTokens),
    durationMs: sum((response) => response.durationMs),
  };
}
