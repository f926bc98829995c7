/** Characters: enough for a person, cheap for the model. */
export const brandLimits = {
  keywords: 300,
  description: 1_000,
  style: 100,
  targetAudience: 200,
  /** What fits a logo. */
  businessName: 40,
  /** With spaces; Etsy counts only letters and digits. */
  spoken: 60,
  /** The logo's label in the kit. */
  label: 80,
} as const;

/** Results of one request. */
export const namesPerRun = 12;
export const logosPerRequest = 6;

/** Etsy's limits, in letters and digits; `violationOf` names the source. */
export const shopNameLength = { min: 4, max: 20 } as const;

/** Etsy's own page on shop names. */
export const shopNameHelp =
  "https://help.etsy.com/hc/en-us/articles/115015710568";
