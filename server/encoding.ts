const known = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof known)[number];

/**
 * Which of ours an Accept-Encoding likes best (RFC 9110, 12.5.3); of those it likes the same, the smallest.
 * Who refuses all of them gets what is not encoded: an answer is worth more than a 406.
 */
export function chooseEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const item of accepted.toLowerCase().split(",")) {
    const [name = "", weight] = item.split(";").map((part) => part.trim());
    weights.set(
      name.replace(/^x-(?=gzip$)/, ""),
      weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? 0),
    );
  }
  // Unless it is named, anyone takes what is not encoded, and would rather have what he named.
  const unnamed = { br: 0, gzip: 0, identity: 0.0001 };
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? unnamed[encoding];
  const best = known.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  return weightOf(best) > 0 ? best : "identity";
}
