import type { Kit } from "@/lib/brand/logo/layouts/kit";
import {
  type Art,
  boxOfArt,
  centerArt,
  stitch,
  stroke,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import { line } from "@/lib/brand/logo/shapes/draw";
import { shift } from "@/lib/brand/logo/shapes/path";
import { setLine } from "@/lib/brand/logo/type/set-line";
import { type Room, setName } from "@/lib/brand/logo/type/set-name";
import { caseOf } from "@/lib/brand/logo/type/style";

/** The descriptor in small letters, no wider than `width`, centered on 0, 0. */
function setSmall({ small, smallType }: Kit, width: number, size: number): Art {
  if (small === null) return [];
  const text = caseOf(small, smallType);
  const natural = setLine(text, { ...smallType, size }, "accent");
  const scale = Math.min(1, width / widthOf(boxOfArt(natural)));
  return centerArt(transformArt(natural, [scale, 0, 0, scale, 0, 0]), 0, 0);
}

/** The trade between two rules. */
export function ruledSmall(kit: Kit, width: number, size: number): Art {
  const words = setSmall(kit, width * 0.8, size);
  const half = widthOf(boxOfArt(words)) / 2;
  const [from, to] = [
    half + size * 0.75,
    Math.min(width / 2, half + size * 2.6),
  ];
  if (to - from < size * 0.6) return words;
  const rule = kit.line * 0.6;
  return [
    stroke(line([-to, 0], [-from, 0]), rule, "accent"),
    ...words,
    stroke(line([from, 0], [to, 0]), rule, "accent"),
  ];
}

type WordmarkRoom = Room & {
  /** Of the small letters. */
  small: number;
  /** A few stitches below a name without a descriptor. */
  stitches?: boolean;
};

/** The name, and below it the trade. Its top is y = 0. */
export function wordmark(kit: Kit, room: WordmarkRoom): Art {
  const name = setName(kit.words, kit.type, room);
  const box = boxOfArt(name);
  const middle = room.align === "left" ? undefined : 0;
  const below =
    kit.small !== null
      ? underName(kit, room, widthOf(box))
      : room.stitches
        ? stitches(kit, room.small)
        : [];
  if (below.length === 0) return name;
  const own = boxOfArt(below);
  const x = middle ?? box.left - own.left;
  return [
    ...name,
    ...transformArt(
      below,
      shift(
        x,
        box.bottom +
          Math.max(room.small * 0.95, heightOf(box) * 0.12) -
          own.top,
      ),
    ),
  ];
}

function underName(kit: Kit, room: WordmarkRoom, nameWidth: number): Art {
  if (room.align === "left") return setSmall(kit, room.width, room.small);
  return ruledSmall(
    kit,
    Math.min(room.width, Math.max(nameWidth, room.width * 0.7)),
    room.small,
  );
}

const stitches = (kit: Kit, size: number): Art => [
  stitch(line([-size * 2.1, 0], [size * 2.1, 0]), kit.line * 0.85),
];

/** Mark and words one below the other, as a whole no higher than `height`. */
export function stackMarkAndName(mark: Art, words: Art, gap: number): Art {
  const lowered = transformArt(
    words,
    shift(0, heightOf(boxOfArt(mark)) / 2 + gap - boxOfArt(words).top),
  );
  return [...mark, ...lowered];
}
