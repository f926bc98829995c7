export const filterLimits = {
  /** That a user keeps. */
  filters: 20,
  /** Characters. */
  name: 40,
} as const;
