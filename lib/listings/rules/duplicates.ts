/** How two values are told apart: without case, outer spaces and ways of composing accents. */
export const sameness = (text: string): string => text.normalize("NFC").trim().toLowerCase();

export type Duplicate = { value: string; index: number; first: number };

/** Every value that an earlier one already says; empty ones are left to other rules. */
export function duplicates(values: readonly string[]): Duplicate[] {
  const seen = new Map<string, number>();
  const found: Duplicate[] = [];
  for (const [index, value] of values.entries()) {
    const key = sameness(value);
    if (key === "") continue;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else found.push({ value, index, first });
  }
  return found;
}
