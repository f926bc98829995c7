/**
 * Words of two letters at least, all of them capitals. Scripts without capitals
 * have none.
 */
export const shoutedWord =
  /(?<![\p{L}\p{M}])\p{Lu}\p{M}*(?:\p{Lu}\p{M}*)+(?![\p{L}\p{M}])/gu;

export const shoutedWords = (text: string): string[] =>
  text.match(shoutedWord) ?? [];

/** With a letter or a number, as Etsy asks of instructions. */
export const startsWell = (text: string): boolean =>
  /^[\p{L}\p{Nd}]/u.test(text);
