/** The maximum number of cached results, and of UTF-16 units of a cached text. A few megabytes in total. */
const maxEntries = 5_000;
const maxLength = 5_000;

/**
 * Caches a pure function of a text: one listing asks about the same words a hundred times, while it is streamed, completed
 * and scored. Callers must not change what it returns.
 */
export function memoize<Result extends object | string | boolean>(work: (text: string) => Result) {
  const cache = new Map<string, Result>();
  return (text: string): Result => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = work(text);
    if (text.length > maxLength) return result;
    if (cache.size >= maxEntries) cache.clear();
    cache.set(text, result);
    return result;
  };
}
