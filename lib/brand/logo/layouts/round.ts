import {
  reversed,
  stitchedArc,
  waxEdge,
} from "@/lib/brand/logo/layouts/frames";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { stackMarkAndName, wordmark } from "@/lib/brand/logo/layouts/wordmark";
import { breakLines } from "@/lib/brand/logo/name-parts";
import {
  type Art,
  boxOfArt,
  centerArt,
  fill,
  stroke,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import { circle, onCircle } from "@/lib/brand/logo/shapes/draw";
import { setLine } from "@/lib/brand/logo/type/set-line";
import { setOnArc, spanOf } from "@/lib/brand/logo/type/set-on-arc";
import { caseOf, type TypeStyle } from "@/lib/brand/logo/type/style";

const outer = 420;
const inner = 268;
/** Degrees that words may take at the top and at the bottom. */
const room = { top: 212, alone: 290, bottom: 120 };

/** Words around a mark, between two rings. */
export function roundel(kit: Kit): Art {
  const { top, bottom } = ringText(kit);
  const free = {
    from: top.span / 2 + 11,
    to: bottom.span > 0 ? 180 - bottom.span / 2 - 11 : 180,
  };
  const middle = (outer + inner) / 2;
  const weight = kit.line * 0.85;
  const dots = (angle: number) =>
    fill(circle(...onCircle(0, 0, middle, angle), kit.line * 1.1), "accent");
  const between =
    free.to === 180
      ? [stitchedArc(middle, free.from, 360 - free.from, weight)]
      : free.to - free.from > 14
        ? [
            stitchedArc(middle, free.from, free.to, weight),
            stitchedArc(middle, 360 - free.to, 360 - free.from, weight),
          ]
        : [dots((free.from + free.to) / 2), dots(-(free.from + free.to) / 2)];
  return [
    stroke(circle(0, 0, outer), kit.line),
    stroke(circle(0, 0, inner), kit.line * 0.7),
    ...kit.mark(326),
    ...top.art,
    ...bottom.art,
    ...between,
  ];
}

/** Words on the ring, and the degrees that they may take there. */
type RingLine = {
  text: string;
  style: TypeStyle;
  side: "top" | "bottom";
  paint: "ink" | "accent";
  room: number;
};

/** How far from the middle of the ring letters may reach, accents too. */
const reach = (outer - inner) / 2 - 12;

/**
 * Letters on the ring, their capitals in its middle unless accents or
 * descenders would then cross a line of it.
 */
function band({ text, style, side, paint }: RingLine, size: number) {
  const sized = { ...style, size };
  const { top, bottom } = boxOfArt(setLine(text, sized));
  const cap = -boxOfArt(setLine(style.caps ? "H" : "Hx", sized)).top;
  const drop = Math.max(-top - reach, Math.min(reach - bottom, cap / 2));
  const middle = (outer + inner) / 2;
  const radius = side === "top" ? middle - drop : middle + drop;
  return {
    art: setOnArc(text, sized, { radius, side }, paint),
    span: spanOf(text, sized, radius),
  };
}

/** As large as its room allows, up to that size. */
function fittedBand(line: RingLine, largest: number) {
  const { text, style, room } = line;
  const height = heightOf(boxOfArt(setLine(text, { ...style, size: largest })));
  const size = largest * Math.min(1, (2 * reach) / height);
  const natural = band(line, size);
  return natural.span <= room
    ? natural
    : band(line, (size * room) / natural.span);
}

/** A script's letters are low: at one size they would look smaller. */
const nameSize = { script: 136, other: 104 };
const smallSize = 50;

function ringText(kit: Kit) {
  const isScript = kit.type.face === "script";
  const ring: TypeStyle = {
    ...kit.type,
    tracking: kit.type.tracking + (isScript ? 0 : 40),
  };
  const largest = isScript ? nameSize.script : nameSize.other;
  const nameLine = (name: string): RingLine => ({
    text: caseOf(name, ring),
    style: ring,
    side: "top",
    paint: "ink",
    room: room.top,
  });
  if (kit.small !== null) {
    const small: RingLine = {
      text: caseOf(kit.small, kit.smallType),
      style: kit.smallType,
      side: "bottom",
      paint: "accent",
      room: room.bottom,
    };
    return {
      top: fittedBand(nameLine(kit.words.join(" ")), largest),
      bottom: fittedBand(small, smallSize),
    };
  }
  const [first = ""] = breakLines(kit.words, 1)[0] ?? [];
  const line = { ...nameLine(first), room: room.alone };
  const alone = fittedBand(line, largest);
  // Repeats a short name, since a ring with three letters would look empty.
  const again = fittedBand({ ...line, side: "bottom" }, largest);
  return { top: alone, bottom: alone.span < 60 ? again : { art: [], span: 0 } };
}

/** The initials in wax, the name below. */
export function seal(kit: Kit): Art {
  const words = wordmark(kit, {
    width: 800,
    height: 230,
    size: 140,
    lines: 2,
    small: 36,
  });
  return stackMarkAndName(sealArt(kit, 225), words, 64);
}

export function sealArt(kit: Kit, radius: number): Art {
  const ring = stroke(circle(0, 0, radius * 0.8), kit.line * 0.7, "accent");
  // Avoids repeating a single letter in the seal and below it.
  const alone =
    kit.words.join("").length < 3 ||
    kit.mood === "playful" ||
    kit.mood === "rustic";
  const inside = alone ? kit.mark(radius * 0.98) : monogram(kit, radius);
  return kit.solids
    ? [fill(waxEdge(radius), "accent"), ...reversed([ring, ...inside])]
    : [stroke(waxEdge(radius), kit.line), ring, ...inside];
}

function monogram({ initials, type }: Kit, radius: number): Art {
  const letters = setLine(caseOf(initials, { ...type, caps: true }), {
    ...type,
    tracking: 10,
    size: 100,
  });
  const box = boxOfArt(letters);
  const scale = Math.min(
    (radius * 1.08) / widthOf(box),
    (radius * 0.66) / heightOf(box),
  );
  return centerArt(transformArt(letters, [scale, 0, 0, scale, 0, 0]), 0, 0);
}
