import { z } from "zod";
import { fingerprintOf } from "@/lib/photos/coach/fingerprint";
import { measureCast } from "@/lib/photos/coach/measure-cast";
import { measureExtent } from "@/lib/photos/coach/measure-extent";
import type { Pixels } from "@/lib/photos/measure-pixels";

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

/** Of a picture of at most `measureSide` pixels. */
export function measureForCoach(pixels: Pixels): CoachMeasures {
  return {
    cast: measureCast(pixels),
    extent: measureExtent(pixels),
    fingerprint: fingerprintOf(pixels),
  };
}
