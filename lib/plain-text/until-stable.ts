/** More rounds than any text needs that is not nested on purpose. */
const mostRounds = 40;

/** Repeats a repair until it changes nothing, so that repairing twice is the same as once. */
export function untilStable(text: string, repair: (text: string) => string): string {
  let current = text;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = repair(current);
    if (next === current) return current;
    current = next;
  }
  return current;
}
