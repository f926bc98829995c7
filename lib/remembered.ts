/** Texts remembered at a time, and the length in UTF-16 units beyond which none is. A few megabytes in all. */
const most = 5_000;
const longest = 5_000;

/**
 * The same function of a text, which looks each text over only once: one listing asks about the same words a hundred
 * times, while it is streamed, completed and scored. What it returns must not be changed.
 */
export function remembered<Result extends object | string | boolean>(work: (text: string) => Result) {
  const known = new Map<string, Result>();
  return (text: string): Result => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (text.length > longest) return result;
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
