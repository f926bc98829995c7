import { breakLines } from "@/lib/brand/logo/name-parts";
import { type Art, boxOfArt, transformArt } from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import { shift } from "@/lib/brand/logo/shapes/path";
import { placeLetters, setLine } from "@/lib/brand/logo/type/set-line";
import { caseOf, type TypeStyle } from "@/lib/brand/logo/type/style";

export type Room = {
  width: number;
  height: number;
  /** Of an em. */
  size: number;
  lines: number;
  align?: "left" | "center";
};

/**
 * Between lines, in ems: lines of capitals have no descenders that would add
 * air.
 */
const gap = { caps: 0.3, lower: 0.2 };

/**
 * A name as large as its room allows, on the number of lines that makes it
 * largest. Around x = 0 or from it.
 */
export function setName(
  words: readonly string[],
  style: TypeStyle,
  room: Room,
): Art {
  const cased = words.map((word) => caseOf(word, style));
  const settings = Array.from(
    { length: Math.min(room.lines, words.length) },
    (_, at) => at + 1,
  )
    .flatMap((count) => evenest(breakLines(cased, count), style))
    .map((lines) => {
      const unit = setLines(lines, style, room.align ?? "center");
      const box = boxOfArt(unit);
      return {
        unit,
        size: Math.min(
          room.width / widthOf(box),
          room.height / heightOf(box),
          room.size / 100,
        ),
      };
    });
  // A line more must be worth it.
  const best = settings.reduce((one, other) =>
    other.size > one.size * 1.12 ? other : one,
  );
  return transformArt(best.unit, [best.size, 0, 0, best.size, 0, 0]);
}

/**
 * Of several ways to break a name the one whose longest line is shortest; none
 * of none.
 */
function evenest(ways: string[][], style: TypeStyle): string[][] {
  const widest = (lines: string[]) =>
    Math.max(
      ...lines.map((text) => placeLetters(text, { ...style, size: 100 }).width),
    );
  const measured = ways.map((lines) => ({ lines, width: widest(lines) }));
  return measured
    .sort((one, other) => one.width - other.width)
    .slice(0, 1)
    .map(({ lines }) => lines);
}

/** Lines at 100 units an em, the first one's top at y = 0. */
function setLines(
  lines: readonly string[],
  style: TypeStyle,
  align: "left" | "center",
): Art {
  let y = 0;
  return lines.flatMap((text) => {
    const line = setLine(text, { ...style, size: 100 });
    const box = boxOfArt(line);
    const x = align === "left" ? -box.left : -(box.left + box.right) / 2;
    const placed = transformArt(line, shift(x, y - box.top));
    y += heightOf(box) + 100 * (style.caps ? gap.caps : gap.lower);
    return placed;
  });
}
