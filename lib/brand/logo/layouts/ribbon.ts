import { reversed } from "@/lib/brand/logo/layouts/frames";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { ruledSmall } from "@/lib/brand/logo/layouts/wordmark";
import {
  type Art,
  boxOfArt,
  centerArt,
  fill,
  stackArt,
  stroke,
} from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import { draw, roundedRect } from "@/lib/brand/logo/shapes/draw";
import { setName } from "@/lib/brand/logo/type/set-name";

/** The mark above a ribbon that carries the name. */
export function ribbon(kit: Kit): Art {
  const name = setName(kit.words, kit.type, {
    width: 600,
    height: 190,
    size: 130,
    lines: kit.words.join(" ").length > 16 ? 2 : 1,
  });
  const box = boxOfArt(name);
  const [width, height] = [
    Math.max(380, widthOf(box) + 110),
    Math.max(130, heightOf(box) + 84),
  ];
  const items = [
    kit.mark(330),
    [...band(kit, width, height), ...words(kit, name)],
    kit.small === null ? [] : ruledSmall(kit, width, 42),
  ];
  return stackArt(
    items.filter((item) => item.length > 0),
    [52, 26],
  );
}

const words = (kit: Kit, name: Art): Art => {
  const centered = centerArt(name, 0, 0);
  return kit.solids ? reversed(centered) : centered;
};

/**
 * Around 0, 0: the band, and behind it two notched ends that hang a little
 * lower.
 */
function band(kit: Kit, width: number, height: number): Art {
  const [x, y, drop, tail, back, slit] = [
    width / 2,
    height / 2,
    34,
    108,
    50,
    kit.line,
  ];
  const front = roundedRect(-x, -y, width, height, 3);
  const end = (side: 1 | -1, gap: number) =>
    draw`M${side * (x + gap)} ${-y + drop}H${side * (x + tail)}L${side * (x + tail - 44)} ${drop}L${side * (x + tail)} ${y + drop}H${side * (x - back + gap * 1.6)}L${side * (x + gap)} ${y + gap * 0.6}Z`;
  const fold = (side: 1 | -1) =>
    draw`M${side * x} ${y - 3}V${y}L${side * (x - back)} ${y + drop}V${y - 3}Z`;
  const behind = ([1, -1] as const).flatMap((side) =>
    kit.solids
      ? [fill(end(side, slit), "accent"), fill(fold(side))]
      : [stroke(end(side, 0), kit.line), stroke(fold(side), kit.line)],
  );
  return [...behind, kit.solids ? fill(front) : stroke(front, kit.line)];
}
