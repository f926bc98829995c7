import type { LogoFace } from "@/lib/brand/logo/schema";
import { type Art, fill, type Paint } from "@/lib/brand/logo/shapes/art";
import { transformPath } from "@/lib/brand/logo/shapes/path";
import { faceOf } from "@/lib/brand/logo/type/faces";

export type Lettering = {
  face: LogoFace;
  /** Of an em, in units of the canvas. */
  size: number;
  /** Between letters, in thousandths of an em. */
  tracking: number;
};

type Glyph = { character: string; x: number; width: number };

/** The position of each letter with kerning; no tracking after the last one. */
export function placeLetters(
  text: string,
  { face, size, tracking }: Lettering,
): { glyphs: Glyph[]; width: number } {
  const { advance, kern } = faceOf(face);
  const scale = size / 1_000;
  let [x, before] = [0, ""];
  const glyphs = [...text].map((character) => {
    if (before !== "") x += (kern(before, character) + tracking) * scale;
    const glyph = { character, x, width: advance(character) * scale };
    x += glyph.width;
    before = character;
    return glyph;
  });
  return { glyphs, width: x };
}

/** A line as outlines, its baseline on y = 0 and its middle on x = 0. */
export function setLine(
  text: string,
  lettering: Lettering,
  paint: Paint = "ink",
): Art {
  const scale = lettering.size / 1_000;
  const { glyphs, width } = placeLetters(text, lettering);
  const path = glyphs.flatMap(({ character, x }) =>
    transformPath(faceOf(lettering.face).outline(character), [
      scale,
      0,
      0,
      scale,
      x - width / 2,
      0,
    ]),
  );
  return [fill(path, paint)];
}
