import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import { centeredCrop, etsyCrops } from "@/lib/photos/coach/etsy-crops";
import { isAlike } from "@/lib/photos/coach/fingerprint";
import type { ColorCast } from "@/lib/photos/coach/measure-cast";
import type { PhotoSize } from "@/lib/photos/limits";

/**
 * What only the browser says about a photo, in addition to the checks that the
 * server makes too.
 */
export type CoachRemark = {
  id: "color" | "crops" | "double";
  ok: boolean;
  message: string;
  advice: string;
};

/**
 * A photo of the set; without measures where this browser couldn't read it, or
 * doesn't have it any more.
 */
export type CoachedPhoto = {
  size: PhotoSize | null;
  coach: CoachMeasures | null;
};

/**
 * Remarks on the photo at this place of the set. Only what can be told: no
 * remark on its crops means that the background has a pattern, not that they
 * are fine.
 */
export function coachPhoto(
  photos: readonly CoachedPhoto[],
  index: number,
): CoachRemark[] {
  const photo = photos[index];
  if (!photo?.coach) return [];
  const { coach, size } = photo;
  return [
    ...checkColor(coach.cast),
    // Shoppers see thumbnails of the first one; a close-up further down may
    // well reach beyond its frame.
    ...(index === 0 && size ? checkCrops(coach, size) : []),
    ...checkDouble(photos, index),
  ];
}

type Look = { looks: string; as: string };

/** By the hue of the light, in degrees from red over yellow, green and blue. */
function lookOf({ a, b }: ColorCast): Look {
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (hue >= 20 && hue < 120)
    return { looks: "yellow", as: "as in the light of a lamp" };
  if (hue >= 120 && hue < 200)
    return { looks: "green", as: "as in the light of some tubes" };
  if (hue >= 200 && hue < 300) return { looks: "blue", as: "as in the shade" };
  return { looks: "pink", as: "as in the light of some lamps" };
}

function checkColor(cast: ColorCast | null): CoachRemark[] {
  if (!cast) return [];
  const { looks, as } = lookOf(cast);
  return [
    {
      id: "color",
      ok: false,
      message: `White things look ${looks}, ${as}.`,
      advice:
        "If that is not their color, take the photo in daylight, with all lamps off.",
    },
  ];
}

/**
 * What a crop may cut off unnoticed, as a share of the side: a shadow, or a
 * soft edge.
 */
const unnoticed = 0.02;
/** A piece that reaches from side to side was meant to. */
const whole = 0.97;

function checkCrops({ extent }: CoachMeasures, size: PhotoSize): CoachRemark[] {
  if (
    !extent ||
    (extent.right - extent.left > whole && extent.bottom - extent.top > whole)
  )
    return [];
  const cuts = etsyCrops.flatMap(({ label, aspect }) => {
    const box = centeredCrop(size, aspect);
    const sides = [
      ...(extent.left < box.left - unnoticed ? ["left"] : []),
      ...(extent.right > box.left + box.width + unnoticed ? ["right"] : []),
      ...(extent.top < box.top - unnoticed ? ["top"] : []),
      ...(extent.bottom > box.top + box.height + unnoticed ? ["bottom"] : []),
    ];
    return sides.length > 0 ? [{ label: label.toLowerCase(), sides }] : [];
  });
  const [first, second] = cuts;
  if (!first)
    return [
      {
        id: "crops",
        ok: true,
        message: "Etsy's thumbnails show the whole piece.",
        advice: "",
      },
    ];
  const where = (second ?? first).sides.join(" and ");
  const message = second
    ? `In Etsy's thumbnails, 4:3 and square, the piece looks cut off at the ${where}.`
    : `In Etsy's ${first.label} thumbnail the piece looks cut off at the ${where}.`;
  return [
    {
      id: "crops",
      ok: false,
      message,
      advice: "Leave more room around the piece, with the piece in the center.",
    },
  ];
}

/** The later one is the duplicate. */
function checkDouble(
  photos: readonly CoachedPhoto[],
  index: number,
): CoachRemark[] {
  const photo = photos[index];
  const { coach, size } = photo ?? { coach: null, size: null };
  if (!coach) return [];
  const earlier = photos.findIndex(
    (other, at) =>
      at < index &&
      other.coach &&
      isAlike(other.coach.fingerprint, coach.fingerprint, other.size, size),
  );
  const other = photos[earlier];
  if (!other?.coach) return [];
  const isSame = other.coach.fingerprint === coach.fingerprint;
  return [
    {
      id: "double",
      ok: false,
      message: `It looks ${isSame ? "the same as" : "much like"} photo ${earlier + 1}.`,
      advice:
        "Another side, a detail, or the piece next to something familiar tells shoppers more.",
    },
  ];
}
