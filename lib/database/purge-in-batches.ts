/**
 * Rows of one statement, so that it stays far below the statement timeout,
 * however many are due after an outage.
 */
export const purgeBatchSize = 1_000;

/**
 * Repeats `purge`, which processes at most `size` rows and returns how many,
 * until none are left; returns the total.
 */
export async function purgeInBatches(
  purge: () => Promise<number>,
  size = purgeBatchSize,
) {
  let total = 0;
  for (let batch = size; batch === size; total += batch) batch = await purge();
  return total;
}
