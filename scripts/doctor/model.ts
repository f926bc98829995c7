import Anthropic, {
  APIConnectionError,
  APIError,
  NotFoundError,
} from "@anthropic-ai/sdk";
import type { ModelInfo } from "@anthropic-ai/sdk/resources/models";
import { costOf, modelOf } from "../../lib/ai/models";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
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
    yield* checkNamed(client, { model, ...writer });
    const { REVIEW: review, REVIEW_MODEL: other = model } = settings;
    if (review === "on" && other !== model)
      yield* checkNamed(client, { model: other, ...reviewer });
  },
};

/** A model by its name, the setting that has it, and what its rows begin with. */
type Named = { model: string; setting: string; rows: string };

const writer = { setting: "ANTHROPIC_MODEL", rows: "Model" };
const reviewer = { setting: "REVIEW_MODEL", rows: "Review model" };

async function* checkNamed(client: Anthropic, named: Named) {
  yield checkPrice(named);
  const known = await client.models.retrieve(named.model).then(
    (info) => describeModel(info, named),
    (thrown) => explain(`${named.rows} key`, thrown, named),
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

function checkPrice({ model, rows }: Named): Check {
  const name = `${rows} price`;
  const price = modelOf(model).price;
  if (price)
    return ok(
      name,
      `$${price.input} per million tokens of input, $${price.output} of output.`,
    );
  return warning(
    name,
    `the price of ${model} is unknown: the daily budget counts it at the highest price.`,
    "Add the model to lib/ai/models.ts.",
  );
}

async function checkCall(client: Anthropic, named: Named): Promise<Check> {
  const { model, rows } = named;
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
    const cost = costOf({ model, ...tokens });
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
  { model, setting }: Named,
): Check {
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
