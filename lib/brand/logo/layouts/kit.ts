import { marks } from "@/lib/brand/logo/marks/marks";
import { type NameParts, namePartsOf } from "@/lib/brand/logo/name-parts";
import type { LogoBrief, LogoMood } from "@/lib/brand/logo/schema";
import {
  type Art,
  boxOfArt,
  centerArt,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import {
  smallStyleOf,
  type TypeStyle,
  typeStyleOf,
} from "@/lib/brand/logo/type/style";

/** What every layout works with. A logo's canvas is 1,000 units wide. */
export type Kit = NameParts & {
  mood: LogoMood;
  type: TypeStyle;
  smallType: TypeStyle;
  /** The weight of a line, in units of the canvas. */
  line: number;
  /**
   * Filled areas with reversed words are allowed: there is a ground to see
   * through them.
   */
  solids: boolean;
  /** The mark as large as `size` × `size` to the eye, around 0, 0. */
  mark(size: number): Art;
};

const lines: Record<LogoMood, number> = {
  elegant: 5.5,
  calm: 6.5,
  modern: 7,
  playful: 8,
  rustic: 8.5,
  bold: 10,
};

/** `weight` makes lines heavier, for drawings that are shown small. */
export function createKit(
  brief: LogoBrief,
  name: string,
  solids: boolean,
  weight = 1,
): Kit {
  const parts = namePartsOf(name);
  const type = typeStyleOf(brief.face, brief.mood, name);
  const line = lines[brief.mood] * weight;
  return {
    ...parts,
    mood: brief.mood,
    type,
    smallType: smallStyleOf(type.face, parts.small ?? ""),
    line,
    solids,
    mark: (size) => drawMark(brief, size, line),
  };
}

/**
 * A long mark and a round one look equal when their areas are, not their sides.
 */
function drawMark({ mark }: LogoBrief, size: number, line: number): Art {
  const box = boxOfArt(marks[mark](3.4));
  const [width, height] = [widthOf(box), heightOf(box)];
  const scale = Math.min(
    (size * 0.92) / Math.sqrt(width * height),
    (size * 1.12) / Math.max(width, height),
  );
  const weight = Math.min(4.4, Math.max(2.3, line / scale));
  return centerArt(
    transformArt(marks[mark](weight), [scale, 0, 0, scale, 0, 0]),
    0,
    0,
  );
}
