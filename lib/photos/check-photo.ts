import type { PhotoCheck } from "@/lib/listing-text/fields/schema";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import type { PhotoSize } from "@/lib/photos/limits";
import type { PixelMeasures } from "@/lib/photos/measure-pixels";

/** The size is that of the photo, upright, before it was shrunk. */
export type PhotoMeasures = PhotoSize & PixelMeasures;

/**
 * The thresholds of remarks. The sides are Etsy's advice, the rest was found by
 * looking at photos.
 */
const photoThresholds = {
  /** Pixels. */
  shortestSide: { atLeast: 2_000, source: etsySources.imageHelp },
  /** Long side to short side. A phone's photo is 1.33 or 1.78. */
  elongation: { atMost: 1.9 },
  sharpness: { atLeast: 45 },
  brightest: { atLeast: 105 },
  darkest: { atMost: 215 },
  clutter: { atMost: 0.3 },
} as const;

const { shortestSide, elongation, sharpness, brightest, darkest, clutter } =
  photoThresholds;

/**
 * Everything that can be said about a photo without a model. Never a reason to
 * refuse it.
 */
export function checkPhoto(measures: PhotoMeasures): PhotoCheck[] {
  return [
    ...checkShape(measures),
    checkFocus(measures),
    checkLight(measures),
    checkBackground(measures),
  ];
}

/** Checks that need only its size. */
export function checkShape({ width, height }: PhotoSize): PhotoCheck[] {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const figure = short.toLocaleString("en");
  const [size, aspect] = [{ id: "size" as const }, { id: "aspect" as const }];
  return [
    short >= shortestSide.atLeast
      ? {
          ...size,
          ok: true,
          message: `The shortest side has ${figure} pixels.`,
          advice: "",
        }
      : {
          ...size,
          ok: false,
          message: `The shortest side has ${figure} pixels. Etsy recommends 2,000, so that buyers can zoom in.`,
          advice:
            "Use the camera's original rather than a screenshot or a copy from a chat.",
        },
    long <= short * elongation.atMost
      ? {
          ...aspect,
          ok: true,
          message: "The shape leaves room for Etsy's crops.",
          advice: "",
        }
      : {
          ...aspect,
          ok: false,
          message:
            "The photo is long and narrow. Etsy's thumbnails will show only its middle.",
          advice: "Crop it nearer to 4:3, with the piece in the center.",
        },
  ];
}

function checkFocus(measures: PixelMeasures): PhotoCheck {
  if (measures.sharpness >= sharpness.atLeast)
    return { id: "focus", ok: true, message: "It is sharp.", advice: "" };
  return {
    id: "focus",
    ok: false,
    message: "The photo looks soft.",
    advice:
      "Wipe the lens, tap the piece to focus on it, and lean the phone on something.",
  };
}

function checkLight(measures: PixelMeasures): PhotoCheck {
  if (measures.brightest < brightest.atLeast) {
    return {
      id: "light",
      ok: false,
      message: "The photo is dark.",
      advice:
        "Move the piece next to a window, or raise the brightness before you upload it.",
    };
  }
  if (measures.darkest > darkest.atMost) {
    return {
      id: "light",
      ok: false,
      message: "The photo is so bright that pale details may be lost.",
      advice: "Lower the exposure a little, or move out of direct sun.",
    };
  }
  return { id: "light", ok: true, message: "The light is good.", advice: "" };
}

function checkBackground(measures: PixelMeasures): PhotoCheck {
  if (measures.clutter <= clutter.atMost) {
    return {
      id: "background",
      ok: true,
      message: "The background is calm.",
      advice: "",
    };
  }
  return {
    id: "background",
    ok: false,
    message: "There is a lot to see around the piece.",
    advice:
      "A plain cloth, wall or board makes it stand out. Keep the setting if it belongs to the story.",
  };
}
