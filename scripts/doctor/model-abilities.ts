import sharp from "sharp";
import { z } from "zod";
import { costOf } from "../../lib/ai/models";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import type { Env } from "../../lib/env";
import { parseJson } from "../../lib/listing-text/plain-text/parse-json";
import type { Answer, AskModel } from "./ask-model";

type Settings = Partial<Env>;

/**
 * What the model of a server of one's own can, one question each: JSON by a
 * schema, pictures, and a prompt as long as our longest.
 */
export async function* checkAbilities(
  ask: AskModel,
  settings: Settings,
): AsyncGenerator<Check> {
  const startedAt = performance.now();
  const text = "Answer with the word ready, as JSON.";
  const strict = await ask({ text, isStrict: true });
  const takesSchema = strict.status !== 400 && strict.status !== 422;
  const said = takesSchema ? strict : await ask({ text, isStrict: false });
  if (said.words === null) {
    const isOpen = settings.MODEL_API === "openai";
    yield error(
      isOpen ? "Model call" : "Model JSON",
      whyNoWords(said),
      fixOf(settings),
    );
    return;
  }
  const ms = Math.round(performance.now() - startedAt);
  if (settings.MODEL_API === "openai")
    yield ok("Model call", `answered in ${ms} ms${costIn(said, settings)}.`);
  yield describeJson(takesSchema, said.words, settings);
  yield await checkPictures(ask, takesSchema, settings);
  yield await checkContext(ask, takesSchema, settings);
}

const fixOf = ({ MODEL_API: protocol }: Settings) =>
  protocol === "openai"
    ? "Compare OPENAI_BASE_URL, which ends with the version, OPENAI_MODEL and OPENAI_API_KEY with the server."
    : "Compare ANTHROPIC_BASE_URL and ANTHROPIC_MODEL with the server.";

function whyNoWords({ status }: Answer) {
  if (status === null) return "no answer of the model's server.";
  return status === 200
    ? "the answer is not one of Chat Completions."
    : `refused with ${status}.`;
}

/** What the answer cost, or how long it was where it has no price. */
function costIn(
  { inputTokens, outputTokens }: Answer,
  { MODEL_PRICE: price, ...settings }: Settings,
) {
  if (inputTokens === null || outputTokens === null) return "";
  const name =
    settings.MODEL_API === "openai"
      ? settings.OPENAI_MODEL
      : settings.ANTHROPIC_MODEL;
  const tokens = { model: name ?? "", inputTokens, outputTokens };
  const cost = costOf(tokens, price);
  return cost === null
    ? `, with ${inputTokens + outputTokens} tokens`
    : `, for $${cost.toFixed(6)}`;
}

/** What some models think before it. */
const thoughts = /^\s*<think>[\s\S]*<\/think>/;
const wordSchema = z.object({ word: z.string() });

function describeJson(
  takesSchema: boolean,
  words: string,
  { MODEL_API: protocol }: Settings,
): Check {
  const name = "Model JSON";
  const written = parseJson(words.replace(thoughts, ""));
  if (takesSchema && wordSchema.safeParse(written).success)
    return ok(name, "the server takes a JSON schema, and follows it.");
  const found = takesSchema
    ? "the server takes a JSON schema, but does not follow it."
    : "the server takes no JSON schema: it is asked for JSON in words.";
  return protocol === "openai"
    ? warning(name, found, "Expect more listings that have to be repaired.")
    : warning(
        name,
        "the server doesn't follow a JSON schema: many listings can't be used.",
        "Set MODEL_API=openai if the server speaks Chat Completions; JSON is asked for in words there.",
      );
}

const side = 224;

async function checkPictures(
  ask: AskModel,
  isStrict: boolean,
  settings: Settings,
): Promise<Check> {
  const name = "Model pictures";
  if (settings.MODEL_PICTURES === "off")
    return ok(
      name,
      "not tried: MODEL_PICTURES is off, so photos give colors only.",
    );
  const fix =
    "Set MODEL_PICTURES=off, unless sellers should be told to go on without photos: of photos it then gets the colors only.";
  const red = { width: side, height: side, channels: 3 as const };
  const picture = await sharp({ create: { ...red, background: "#e01010" } })
    .jpeg()
    .toBuffer();
  const answer = await ask({
    text: "Which color is the picture? Answer with the name of the color, as JSON.",
    picture: picture.toString("base64"),
    isStrict,
  });
  if (answer.words === null)
    return warning(
      name,
      answer.status === null
        ? "no answer to a question with a picture."
        : `a picture is refused with ${answer.status}.`,
      fix,
    );
  if (/\bred\b/i.test(answer.words))
    return ok(name, `the model sees them${costIn(answer, settings)}.`);
  const found = "a red picture is taken, but the model doesn't say its color.";
  return warning(name, found, fix);
}

/**
 * Tokens of our longest prompt without photos, about: a repair of a listing for
 * which everything is told. Common words are a token each.
 */
const longestPrompt = 13_000;
const fillers = "leaf stone river table house bread water horse garden street";

async function checkContext(
  ask: AskModel,
  isStrict: boolean,
  settings: Settings,
): Promise<Check> {
  const name = "Model context";
  const words = fillers.split(" ");
  const filler = Array.from(
    { length: longestPrompt },
    (_, index) => words[index % words.length],
  ).join(" ");
  const answer = await ask({
    text: `Remember the word velvet.\n${filler}\nWhich word did you have to remember at the beginning? Answer with it, as JSON.`,
    isStrict,
  });
  const fix = `Give the server a context of ${longestPrompt + 3_000} tokens, and 1,600 more for each photo: OLLAMA_CONTEXT_LENGTH, llama-server --ctx-size (of each slot), vllm --max-model-len, or the context length in LM Studio.`;
  if (answer.words === null)
    return warning(
      name,
      answer.status === null
        ? "no answer to a prompt as long as our longest."
        : `a prompt as long as our longest is refused with ${answer.status}: such listings fail.`,
      fix,
    );
  if (/\bvelvet\b/i.test(answer.words))
    return ok(
      name,
      `holds a prompt as long as our longest${costIn(answer, settings)}.`,
    );
  return warning(
    name,
    "of a prompt as long as our longest the beginning is not known: the server leaves it out, or the model loses it. What is left out may be the instructions.",
    fix,
  );
}
