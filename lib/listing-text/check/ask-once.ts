/**
 * A question, "Your photo looks like oak. Is it?", is asked of the first text
 * alone: its answer settles the others.
 */
export function askOnce<Marked extends { reason: string }>(
  marked: readonly Marked[],
): Marked[] {
  const asked = new Set<string>();
  return marked.filter(({ reason }) => {
    if (!reason.endsWith("?")) return true;
    const isNew = !asked.has(reason);
    asked.add(reason);
    return isNew;
  });
}
