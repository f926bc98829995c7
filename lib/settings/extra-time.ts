/** Milliseconds for all calls of one listing, unless MODEL_DEADLINE_MS is set. */
export const usualDeadline = 26_000;

/**
 * Milliseconds by which a model may take longer than usual. Whatever waits for
 * one, or for a request that does, waits so much longer.
 */
export const extraTimeOf = (settings: { MODEL_DEADLINE_MS: number }): number =>
  Math.max(0, settings.MODEL_DEADLINE_MS - usualDeadline);

/** The same in whole seconds. */
export const extraSecondsOf = (
  settings: Parameters<typeof extraTimeOf>[0],
): number => Math.ceil(extraTimeOf(settings) / 1_000);
