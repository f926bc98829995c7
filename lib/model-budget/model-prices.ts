/** US dollars a million tokens for input and output, as Anthropic's price list has them. The sample writer is free. */
const prices: [name: RegExp, input: number, output: number][] = [
  [/^claude-haiku-5-5\b/, 0.1, 0.5],
  [/^claude-sonnet-5-5\b/, 2, 10],
  [/^sample.writer\b/i, 0, 0],
];

type Tokens = { model: string; inputTokens: number; outputTokens: number };

/** US dollars; null for a model whose price we don't know. A dated version costs what its model does. */
export function costOf({ model, inputTokens, outputTokens }: Tokens) {
  const price = prices.find(([name]) => name.test(model));
  if (!price) return null;
  const [, input, output] = price;
  return (inputTokens * input + outputTokens * output) / 1_000_000;
}

/** What a call costs at most, for a model whose price we don't know. */
export const dearCost = ({ inputTokens, outputTokens }: Tokens) => (inputTokens * 15 + outputTokens * 75) / 1_000_000;
