/**
 * How a model is kept from thinking, which listings don't need: `disabled` and
 * `between_tools` (we use no tools) are values of the request's
 * `thinking.type`. `always`: it can't be, so the member is left out, and the
 * thinking takes part of `max_tokens`.
 */
type Thinking = "disabled" | "between_tools" | "always";

/** US dollars per million tokens. */
type Price = { input: number; output: number };

type Model = {
  thinking: Thinking;
  /** From Anthropic's price list; null when we don't know it. */
  price: Price | null;
};

/**
 * What the sandbox calls itself in place of a model. Older ones add to it which
 * setting to change.
 */
const sampleWriter = /^sample.writer\b/i;

export const isSampleWriter = (model: string): boolean =>
  sampleWriter.test(model);

/**
 * Whether a key is one that only the sandbox accepts: its sample writer
 * answers, and no model.
 */
export const isSandboxKey = (apiKey: string): boolean =>
  apiKey.startsWith("sk-ant-sandbox-");

/** A dated version is treated like its model. */
const models: [name: RegExp, model: Model][] = [
  [
    /^claude-haiku-5-5\b/,
    { thinking: "disabled", price: { input: 0.1, output: 0.5 } },
  ],
  [
    /^claude-sonnet-5-5\b/,
    { thinking: "between_tools", price: { input: 2, output: 10 } },
  ],
  [/^claude-(?:fable|mythos|opus)-/, { thinking: "always", price: null }],
  [sampleWriter, { thinking: "disabled", price: { input: 0, output: 0 } }],
];

/** No model refuses a request without the member `thinking`. */
const unknownModel: Model = { thinking: "always", price: null };

export function modelOf(name: string): Model {
  return models.find(([pattern]) => pattern.test(name))?.[1] ?? unknownModel;
}

/** The model that writes, by the protocol that its server speaks. */
export const usualModelOf = (settings: {
  MODEL_API: "anthropic" | "openai";
  ANTHROPIC_MODEL: string;
  OPENAI_MODEL?: string | undefined;
}): string =>
  settings.MODEL_API === "openai"
    ? (settings.OPENAI_MODEL ?? "")
    : settings.ANTHROPIC_MODEL;

const batchSuffix = " (batch)";
/**
 * The name under which calls of the provider's batch interface are counted: at
 * half the price.
 */
export const batchNameOf = (model: string) => `${model}${batchSuffix}`;
/**
 * The name under which calls are counted that look at a listing once more, so
 * that what they cost is seen.
 */
export const reviewNameOf = (model: string) => `${model} (review)`;
/** The share of the price list that calls counted under a name cost. */
export const priceShareOf = (name: string) =>
  name.endsWith(batchSuffix) ? 0.5 : 1;

type Tokens = { model: string; inputTokens: number; outputTokens: number };

/**
 * US dollars; `own` is the price of a model whose price we don't know, and null
 * the result without it.
 */
export function costOf(
  { model, inputTokens, outputTokens }: Tokens,
  own: Price | null = null,
) {
  const price = modelOf(model).price ?? own;
  return (
    price &&
    ((inputTokens * price.input + outputTokens * price.output) / 1_000_000) *
      priceShareOf(model)
  );
}
