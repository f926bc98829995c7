/**
 * Medians of one call, in milliseconds, at growing sizes of what it reads from.
 */
export type Measurements = {
  call: string;
  sizes: { size: number; median: number }[];
};

/**
 * What a part of the benchmark gets: the running application and its database.
 */
export type BenchTarget = { address: string; connectionString: string };

/** How much slower the largest is than the smallest. */
const ratioOf = ({ sizes }: Measurements) =>
  (sizes.at(-1)?.median ?? Number.NaN) / (sizes[0]?.median ?? Number.NaN);

export function lineOf(figures: Measurements) {
  const medians = figures.sizes.map(
    ({ size, median }) =>
      `${size.toLocaleString("en")}: ${median.toFixed(2)} ms`,
  );
  return `${figures.call.padEnd(34)} ${medians.join("   ")}   ratio ${ratioOf(figures).toFixed(2)}`;
}
