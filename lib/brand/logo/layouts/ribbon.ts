import { reversed } from "@/lib/brand/logo/layouts/frames";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { setSmall } from "@/lib/brand/logo/layouts/wordmark";
import { type Art, boxOfArt, centreArt, fill, stackArt, stroke } from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import { draw, roundedRect } from "@/lib/brand/logo/shapes/forms";
import { setName } from "@/lib/brand/logo/type/set-name";

/** The mark above a ribbon that carries the name. */
export function ribbon(kit: Kit): Art {
  const name = setName(kit.words, kit.type, { width: 600, height: 190, size: 130, lines: 2 });
  const box = boxOfArt(name);
  const [width, height] = [Math.max(380, widthOf(box) + 110), Math.max(130, heightOf(box) + 84)];
  const items = [kit.mark(330), [...band(kit, width, height), ...words(kit, name)], setSmall(kit, 700, 38)];
  return stackArt(
    items.filter((item) => item.length > 0),
    [52, 44],
  );
}

const words = (kit: Kit, name: Art): Art => {
  const centred = centreArt(name, 0, 0);
  return kit.solids ? reversed(centred) : centred;
};

/** Around 0, 0: the band, and behind it two notched ends that hang a little lower. */
function band(kit: Kit, width: number, height: number): Art {
  const [x, y, drop, tail] = [width / 2, height / 2, 30, 104];
  const end = (side: 1 | -1) =>
    draw`M${side * (x - 46)} ${y + 10}V${y + drop}H${side * (x + tail)}L${side * (x + tail - 42)} ${drop}L${side * (x + tail)} ${-y + drop}H${side * (x + 10)}V${y + 10}Z`;
  const fold = (side: 1 | -1) => draw`M${side * (x - 46)} ${y + 9}H${side * x}L${side * (x - 46)} ${y + drop}Z`;
  const front = roundedRect(-x, -y, width, height, 4);
  if (!kit.solids) {
    return [
      stroke(front, kit.line),
      stroke(end(1), kit.line),
      stroke(end(-1), kit.line),
      fill(fold(1)),
      fill(fold(-1)),
    ];
  }
  return [fill(front), fill(end(1), "accent"), fill(end(-1), "accent")];
}
