import {
  archFrame,
  labelFrame,
  reversed,
  stitchedFrame,
  tagFrame,
} from "@/lib/brand/logo/layouts/frames";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { stackMarkAndName, wordmark } from "@/lib/brand/logo/layouts/wordmark";
import {
  type Art,
  boxOfArt,
  centerArt,
  fill,
  stitch,
  stroke,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { heightOf } from "@/lib/brand/logo/shapes/box";
import { shift } from "@/lib/brand/logo/shapes/path";

/** Art centered between two heights, made smaller where it would pass them. */
function between(art: Art, top: number, bottom: number): Art {
  const scale = Math.min(1, (bottom - top) / heightOf(boxOfArt(art)));
  return centerArt(
    transformArt(art, [scale, 0, 0, scale, 0, 0]),
    0,
    (top + bottom) / 2,
  );
}

/** A filled ground suits these moods, where there is paper around it. */
const isFilled = ({ solids, mood }: Kit) =>
  solids && (mood === "bold" || mood === "playful");

export function swingTag(kit: Kit): Art {
  const filled = isFilled(kit);
  const words = wordmark(kit, {
    width: 430,
    height: 220,
    size: 122,
    lines: 3,
    small: 30,
    stitches: true,
  });
  const mark = kit.mark(Math.min(300, 530 - heightOf(boxOfArt(words))));
  const inside = between(stackMarkAndName(mark, words, 54), 168, 722);
  return [
    ...tagFrame(570, 800, kit.line, filled),
    ...(filled ? reversed(inside) : inside),
  ];
}

export function arch(kit: Kit): Art {
  const filled = isFilled(kit);
  const words = wordmark(kit, {
    width: 450,
    height: 240,
    size: 124,
    lines: 3,
    small: 30,
  });
  const mark = kit.mark(Math.min(350, 590 - heightOf(boxOfArt(words))));
  const inside = between(stackMarkAndName(mark, words, 60), 130, 750);
  const inner = transformArt(
    [stroke(archFrame(556, 776), kit.line * 0.6, filled ? "ground" : "accent")],
    shift(0, 32),
  );
  return [
    filled ? fill(archFrame(620, 840)) : stroke(archFrame(620, 840), kit.line),
    ...inner,
    ...(filled ? reversed(inside) : inside),
  ];
}

export function stamp(kit: Kit): Art {
  const words = wordmark(kit, {
    width: 610,
    height: 260,
    size: 170,
    lines: 2,
    small: 38,
    stitches: true,
  });
  const mark = kit.mark(Math.min(380, 560 - heightOf(boxOfArt(words))));
  return [
    ...stitchedFrame(800, kit.line),
    ...between(stackMarkAndName(mark, words, 64), -310, 310),
  ];
}

export function label(kit: Kit): Art {
  const filled = isFilled(kit);
  const words = wordmark(kit, {
    width: 650,
    height: 230,
    size: 165,
    lines: 2,
    small: 35,
  });
  const mark = kit.mark(Math.min(260, 450 - heightOf(boxOfArt(words))));
  const inside = between(stackMarkAndName(mark, words, 46), -232, 232);
  return [
    filled
      ? fill(labelFrame(860, 620, 64))
      : stroke(labelFrame(860, 620, 64), kit.line),
    filled
      ? stroke(labelFrame(806, 566, 60), kit.line * 0.6, "ground")
      : stitch(labelFrame(806, 566, 60), kit.line * 0.7),
    ...(filled ? reversed(inside) : inside),
  ];
}
