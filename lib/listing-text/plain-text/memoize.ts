/**
 * The maximum number of cached results, and of UTF-16 units of all cached
 * texts. A few megabytes in total.
 */
const maxEntries = 5_000;
const maxUnits = 400_000;

/**
 * Caches a pure function of a text: one listing asks about the same words a
 * hundred times, while it is streamed, completed and scored. Long texts are
 * cached as well, since a long one that is asked about a hundred times costs
 * the most. Callers must not change what it returns.
 */
export function memoize<Result extends object | string | boolean | null>(
  work: (text: string) => Result,
) {
  const cache = new Map<string, Result>();
  let units = 0;
  return (text: string): Result => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = work(text);
    if (cache.size >= maxEntries || units + text.length > maxUnits) {
      cache.clear();
      units = 0;
    }
    if (text.length > maxUnits) return result;
    // Work that asks about the same text again has cached it meanwhile.
    if (!cache.has(text)) units += text.length;
    cache.set(text, result);
    return result;
  };
}

/**
 * A value that is made when it is first asked for: for tables and patterns that
 * take longer to make than most processes and requests need them.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
