/** Characters: generous for a person, small for a model's bill. */
export const brandLimits = {
  keywords: 300,
  description: 1_000,
  style: 100,
  targetAudience: 200,
  /** A logo has room for no more. */
  businessName: 40,
  /** As it is said; Etsy counts letters and digits alone. */
  spoken: 60,
  /** What a logo is called in the kit. */
  label: 80,
} as const;

/** How many come of one request. */
export const namesPerRun = 12;
export const logosPerRequest = 6;

/** Etsy's limits, in letters and digits; `faultOfName` gives the source. */
export const shopNameLength = { min: 4, max: 20 } as const;

/** Etsy's own page on shop names. */
export const shopNameHelp = "https://help.etsy.com/hc/en-us/articles/115015710568";
