const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/**
 * Distances of a ruler's small and large marks, in its own unit: about 30 small
 * ones at most, whatever the length.
 */
export function rulerScale(max: number) {
  const minor = steps.find((step) => max / step <= 30) ?? max / 30;
  return { minor, major: minor * 5 };
}
