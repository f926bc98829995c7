const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding that an Accept-Encoding header prefers (RFC 9110, 12.5.3); of
 * equal ones, the smallest. A client that refuses all of them gets the
 * unencoded body: that serves it better than a 406.
 */
export function chooseEncoding(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const item of accepted.toLowerCase().split(",")) {
    const [name = "", weight] = item.split(";").map((part) => part.trim());
    weights.set(
      name.replace(/^x-(?=gzip$)/, ""),
      weight === undefined
        ? 1
        : Number(/^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? 0),
    );
  }
  // Identity is acceptable unless the header excludes it, and is preferred
  // last.
  const defaults = { br: 0, gzip: 0, identity: 0.0001 };
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? defaults[encoding];
  const best = encodings.reduce((one, other) =>
    weightOf(other) > weightOf(one) ? other : one,
  );
  return weightOf(best) > 0 ? best : "identity";
}
