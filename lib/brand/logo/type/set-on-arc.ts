import type { LogoFace } from "@/lib/brand/logo/schema";
import { type Art, fill, type Paint } from "@/lib/brand/logo/shapes/art";
import { transformPath } from "@/lib/brand/logo/shapes/path";
import { faceOf } from "@/lib/brand/logo/type/faces";
import { type Lettering, placeLetters } from "@/lib/brand/logo/type/set-line";

type Curve = {
  /** Of the baseline, around 0, 0. */
  radius: number;
  side: "top" | "bottom";
};

/**
 * A line bent around 0, 0 so that it reads from left to right, its middle at
 * the top or the bottom.
 */
export function setOnArc(
  text: string,
  lettering: Lettering,
  { radius, side }: Curve,
  paint: Paint = "ink",
): Art {
  const scale = lettering.size / 1_000;
  const { glyphs, width } = placeLetters(text, lettering);
  const path = glyphs.flatMap(({ character, x, width: own }) => {
    const middle = (x + own / 2 - width / 2) / radius;
    const angle = side === "top" ? middle : -middle;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const down = side === "top" ? -radius : radius;
    // The letter's middle comes to the point of the circle, upright to it.
    const [e, f] = [
      -down * sin - (cos * own) / 2,
      down * cos - (sin * own) / 2,
    ];
    const outline = faceOf(lettering.face).outline(character);
    return transformPath(outline, [
      scale * cos,
      scale * sin,
      -scale * sin,
      scale * cos,
      e,
      f,
    ]);
  });
  return [fill(path, paint)];
}

/** Degrees that a line takes on a circle. */
export function spanOf(
  text: string,
  lettering: { face: LogoFace; size: number; tracking: number },
  radius: number,
) {
  return (placeLetters(text, lettering).width / radius) * (180 / Math.PI);
}
