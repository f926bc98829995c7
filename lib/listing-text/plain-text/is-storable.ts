/**
 * PostgreSQL stores neither NUL nor half a surrogate pair. A list instead of
 * recursion: the caller chooses the depth.
 */
export function isStorable(input: unknown): boolean {
  const rest: unknown[] = [input];
  while (rest.length > 0) {
    const value = rest.pop();
    if (
      typeof value === "string" &&
      (value.includes("\0") || !value.isWellFormed())
    )
      return false;
    if (typeof value !== "object" || value === null) continue;
    // One by one: a single call with a hundred thousand arguments overflows the
    // stack.
    for (const [key, item] of Object.entries(value)) rest.push(key, item);
  }
  return true;
}
