function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ??
    Number.NaN
  );
}

export const median = (values: number[]) => quantile(values, 0.5);

/** Milliseconds that the work took. */
export async function timed(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Runs the functions in turns, so that other load slows all of them. Returns
 * the median of each, in milliseconds.
 */
export async function compare<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  rounds: number,
) {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(
    names.map((name) => [name, [] as number[]]),
  ) as Record<Name, number[]>;
  for (const name of names) await works[name]();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(await timed(works[name]));
  }
  return Object.fromEntries(
    names.map((name) => [name, median(times[name])]),
  ) as Record<Name, number>;
}
