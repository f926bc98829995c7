/** In letters; longer words are no compounds that a pack could know. */
const longestCompound = 40;
const shortestRest = 3;

/**
 * What the beginning of a word that is written together says, the longest
 * first: "eichen" in "eichenbrett".
 */
export function findCompoundStart<Value>(
  word: string,
  table: ReadonlyMap<string, Value>,
  shortest: number,
): Value | null {
  if (word.length > longestCompound) return null;
  for (let end = word.length - shortestRest; end >= shortest; end -= 1) {
    const value = table.get(word.slice(0, end));
    if (value !== undefined) return value;
  }
  return null;
}

/** What its end says, the longest first: "griff" in "holzgriff". */
export function findCompoundEnd<Value>(
  word: string,
  table: ReadonlyMap<string, Value>,
  shortest: number,
): Value | null {
  if (word.length > longestCompound) return null;
  const last = word.length - shortest;
  for (let start = shortestRest; start <= last; start += 1) {
    const value = table.get(word.slice(start));
    if (value !== undefined) return value;
  }
  return null;
}
