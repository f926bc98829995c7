import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import { fingerprintOf } from "@/lib/photos/coach/fingerprint";
import { measureCast } from "@/lib/photos/coach/measure-cast";
import { measureExtent } from "@/lib/photos/coach/measure-extent";
import type { Pixels } from "@/lib/photos/measure-pixels";

/** Of a picture of at most `measureSide` pixels. */
export function measureForCoach(pixels: Pixels): CoachMeasures {
  return {
    cast: measureCast(pixels),
    extent: measureExtent(pixels),
    fingerprint: fingerprintOf(pixels),
  };
}
