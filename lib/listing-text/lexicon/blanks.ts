/**
 * A blank such as "[add size]". No bracket stands in it, so that what was never
 * closed is not searched to the end.
 */
const blank = /\[add [^[\]]*\]/gu;

export const hasBlank = (text: string): boolean => text.search(blank) >= 0;

export const replaceBlanks = (text: string, replacement: string): string =>
  text.replace(blank, replacement);
