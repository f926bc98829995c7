import { z } from "zod";

/**
 * What the browser measures of a photo for its remarks; the server neither
 * needs nor stores it.
 */
export const coachMeasuresSchema = z.object({
  /** Null where the light has no color, or none that can be determined. */
  cast: z.object({ a: z.number(), b: z.number() }).nullable(),
  /** Null where the piece can't be made out. */
  extent: z
    .object({
      left: z.number(),
      top: z.number(),
      right: z.number(),
      bottom: z.number(),
    })
    .nullable(),
  fingerprint: z.string(),
});
export type CoachMeasures = z.output<typeof coachMeasuresSchema>;
