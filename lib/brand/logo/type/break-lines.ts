import { isJoiner } from "@/lib/brand/logo/name-parts";

/** Every way to set words on `count` lines that leaves no "&" at a line's end. */
export function breakLines(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return Array.from({ length: words.length - count + 1 }, (_, at) => at + 1).flatMap((size) => {
    if (isJoiner(words[size - 1] ?? "")) return [];
    return breakLines(words.slice(size), count - 1).map((rest) => [words.slice(0, size).join(" "), ...rest]);
  });
}
