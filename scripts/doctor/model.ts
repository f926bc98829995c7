import Anthropic, {
  APIConnectionError,
  APIError,
  NotFoundError,
} from "@anthropic-ai/sdk";
import type { ModelInfo } from "@anthropic-ai/sdk/resources/models";
import { costOf, isSandboxKey, modelOf } from "../../lib/ai/models";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import type { Env } from "../../lib/env";
import { askByChat, askByMessages } from "./ask-model";
import { checkAbilities } from "./model-abilities";
import type { Subject } from "./subject";

export const checkModel: Subject = {
  name: "Model",
  needs: ["ANTHROPIC_API_KEY", "ANTHROPIC_MODEL"],
  async *check({ settings, callLimit }) {
    const {
      ANTHROPIC_API_KEY: apiKey = "",
      ANTHROPIC_MODEL: model = "",
      ANTHROPIC_BASE_URL: baseURL,
    } = settings;
    const client = new Anthropic({
      apiKey,
      ...(baseURL && { baseURL }),
      maxRetries: 0,
      timeout: callLimit,
      logLevel: "off",
    });
    const bounds = {
      price: settings.MODEL_PRICE ?? null,
      calls: settings.MODEL_DAILY_CALLS ?? null,
    };
    const isOwn = baseURL !== undefined && !isSandboxKey(apiKey);
    if (settings.MODEL_API === "openai") return yield* checkChat(settings);
    yield* checkNamed(client, { model, bounds, isOwn, ...writer });
    if (isOwn) yield* checkAbilities(askByMessages(client, settings), settings);
    const { REVIEW: review, REVIEW_MODEL: other = model } = settings;
    if (review === "on" && other !== model)
      yield* checkNamed(client, { model: other, bounds, isOwn, ...reviewer });
  },
};

/** A model by its name, the setting that has it, and what its rows begin with. */
type Named = {
  model: string;
  setting: string;
  rows: string;
  /** On a server of one's own, which may list no models. */
  isOwn: boolean;
  /** What the settings say of a model whose price we don't know. */
  bounds: {
    price: { input: number; output: number } | null;
    calls: number | null;
  };
};

const writer = { setting: "ANTHROPIC_MODEL", rows: "Model" };
const reviewer = { setting: "REVIEW_MODEL", rows: "Review model" };

async function* checkNamed(client: Anthropic, named: Named) {
  yield checkPrice(named);
  const known = await client.models.retrieve(named.model).then(
    (info) => describeModel(info, named),
    (thrown) =>
      thrown instanceof NotFoundError && named.isOwn
        ? ok(`${named.rows} key`, "not checked: the server lists no models.")
        : explain(`${named.rows} key`, thrown, named),
  );
  yield known;
  if (known.status !== "error") yield await checkCall(client, named);
}

function describeModel(
  { id, display_name: name, lifecycle, retires_at: end }: ModelInfo,
  { setting, rows }: Named,
): Check {
  if (lifecycle === "active")
    return ok(`${rows} key`, `accepted; ${id} is ${name}.`);
  const until = end ? ` until ${end.slice(0, 10)}` : "";
  return warning(
    `${rows} key`,
    `accepted; ${id} is ${lifecycle}${until}.`,
    `Choose a newer ${setting}.`,
  );
}

function checkPrice({
  model,
  rows,
  bounds,
}: Pick<Named, "model" | "rows" | "bounds">): Check {
  const name = `${rows} price`;
  const price = modelOf(model).price ?? bounds.price;
  if (price)
    return ok(
      name,
      `$${price.input} per million tokens of input, $${price.output} of output.`,
    );
  if (bounds.calls !== null)
    return ok(name, `none; at most ${bounds.calls} calls in a day.`);
  return warning(
    name,
    `the price of ${model} is unknown: the daily budget counts it at the highest price.`,
    "Set MODEL_PRICE, or MODEL_DAILY_CALLS where it has none.",
  );
}

async function checkCall(client: Anthropic, named: Named): Promise<Check> {
  const { model, rows, bounds } = named;
  const name = `${rows} call`;
  const startedAt = performance.now();
  const { thinking } = modelOf(model);
  try {
    const { usage } = await client.messages.create({
      model,
      max_tokens: 10,
      ...(thinking !== "always" && { thinking: { type: thinking } }),
      messages: [{ role: "user", content: "Answer with one word: ready" }],
    });
    const ms = Math.round(performance.now() - startedAt);
    const tokens = {
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
    };
    const cost = costOf({ model, ...tokens }, bounds.price);
    return ok(
      name,
      `answered in ${ms} ms${cost === null ? "" : `, for $${cost.toFixed(6)}`}.`,
    );
  } catch (thrown) {
    return explain(name, thrown, named);
  }
}

function explain(
  name: string,
  thrown: unknown,
  { model, setting, isOwn }: Named,
): Check {
  if (thrown instanceof APIConnectionError && isOwn)
    return error(
      name,
      `no answer: ${thrown.message}`,
      "Start the server, and compare ANTHROPIC_BASE_URL with it.",
    );
  if (thrown instanceof NotFoundError) {
    return error(
      name,
      `${model} is unknown to this key.`,
      `Correct ${setting}, or remove it for the default.`,
    );
  }
  if (thrown instanceof APIConnectionError) {
    const fix =
      "Allow this machine to reach api.anthropic.com on port 443; see status.anthropic.com.";
    return error(name, `no answer: ${thrown.message}`, fix);
  }
  if (!(thrown instanceof APIError)) throw thrown;
  const message = `refused with ${thrown.status}: ${wordsOf(thrown)}`;
  if (thrown.status === 401)
    return error(
      name,
      message,
      "Make a new ANTHROPIC_API_KEY at platform.claude.com.",
    );
  if (thrown.status === 403)
    return error(name, message, "Allow this model for the key's workspace.");
  if (thrown.status === 429 || (thrown.status ?? 0) >= 500) {
    return warning(
      name,
      message,
      "Try again in a minute; see status.anthropic.com.",
    );
  }
  return error(
    name,
    message,
    "Do as the message says; spend limits and credits are at platform.claude.com.",
  );
}

function wordsOf({ error: body, message }: APIError) {
  const words: unknown = Object(
    (body as { error?: unknown } | undefined)?.error,
  ).message;
  return typeof words === "string" ? words : message;
}

/** Asks a server of one's own as the application does. */
async function* checkChat(settings: Partial<Env>): AsyncGenerator<Check> {
  const model = settings.OPENAI_MODEL ?? "";
  const bounds = {
    price: settings.MODEL_PRICE ?? null,
    calls: settings.MODEL_DAILY_CALLS ?? null,
  };
  yield checkPrice({ model, bounds, rows: "Model" });
  yield* checkAbilities(askByChat(settings), settings);
}
