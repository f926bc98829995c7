import type { Token } from "@/lib/listing-text/words/token";

/** From small to large. */
export const letterSizes = [
  "XXS",
  "XS",
  "S",
  "M",
  "L",
  "XL",
  "XXL",
  "XXXL",
  "4XL",
] as const;

const known = new Set<string>(letterSizes);

type LetterSize = (typeof letterSizes)[number];

export const isLetterSize = (
  token: Token | undefined,
): token is Token & { text: LetterSize } =>
  token !== undefined && known.has(token.text);
