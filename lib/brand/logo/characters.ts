const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    String.fromCodePoint(from + at),
  ).join("");

/**
 * Meaningless in a name: the soft hyphen, and letters that no alphabet uses
 * today.
 */
const excluded = /[\u00a0\u00ad\u0149\u017f\u0132\u0133\u013f\u0140]/g;

/**
 * What a logo can be lettered in: Basic Latin, Latin-1, Latin Extended-A,
 * Romanian, and common punctuation.
 */
export const logoCharacters =
  `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x100, 0x17f)}ȘșȚț–—‘’“”•…€™`.replace(
    excluded,
    "",
  );
