const blank = /(\[add [^\]]+\])/i;

/** Cuts a text into plain parts and `[add size]` blanks, in order. */
export function findBlanks(text: string) {
  return text
    .split(blank)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isBlank: blank.test(part) }));
}
