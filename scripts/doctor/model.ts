import Anthropic, {
  APIConnectionError,
  APIError,
  NotFoundError,
} from "@anthropic-ai/sdk";
import type { ModelInfo } from "@anthropic-ai/sdk/resources/models";
import { type Check, error, ok, warning } from "../../lib/doctor/check";
import { costOf, modelOf } from "../../lib/models";
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
    yield checkPrice(model);
    const known = await client.models.retrieve(model).then(
      (info) => describeModel(info),
      (thrown) => explain("Model key", thrown, model),
    );
    yield known;
    if (known.status !== "error") yield await checkCall(client, model);
  },
};

function describeModel({
  id,
  display_name: name,
  lifecycle,
  retires_at: end,
}: ModelInfo): Check {
  if (lifecycle === "active")
    return ok("Model key", `accepted; ${id} is ${name}.`);
  const until = end ? ` until ${end.slice(0, 10)}` : "";
  return warning(
    "Model key",
    `accepted; ${id} is ${lifecycle}${until}.`,
    "Choose a newer ANTHROPIC_MODEL.",
  );
}

function checkPrice(model: string): Check {
  const name = "Model price";
  const price = modelOf(model).price;
  if (price)
    return ok(
      name,
      `$${price.input} per million tokens of input, $${price.output} of output.`,
    );
  return warning(
    name,
    `the price of ${model} is unknown: the daily budget counts it at the highest price.`,
    "Add the model to lib/models.ts.",
  );
}

async function checkCall(client: Anthropic, model: string): Promise<Check> {
  const name = "Model call";
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
    return explain(name, thrown, model);
  }
}

function explain(name: string, thrown: unknown, model: string): Check {
  if (thrown instanceof NotFoundError) {
    return error(
      name,
      `${model} is unknown to this key.`,
      "Correct ANTHROPIC_MODEL, or remove it for the default.",
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
