const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Without meaning in a name: the soft hyphen, letters that no alphabet uses any more. */
const left = /[\u00a0\u00ad\u0149\u017f\u0132\u0133\u013f\u0140]/g;

/** What a logo can be lettered in: Basic Latin, Latin-1, Latin Extended-A, Romanian, and the marks of a name. */
export const logoCharacters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x100, 0x17f)}ȘșȚț–—‘’“”•…€™`.replace(
  left,
  "",
);
