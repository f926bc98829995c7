import { archFrame, labelFrame, reversed, stitchedFrame, tagFrame } from "@/lib/brand/logo/layouts/frames";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { markOverWords, wordmark } from "@/lib/brand/logo/layouts/wordmark";
import { type Art, boxOfArt, fill, stitch, stroke, transformArt } from "@/lib/brand/logo/shapes/art";
import { heightOf } from "@/lib/brand/logo/shapes/box";
import { shift } from "@/lib/brand/logo/shapes/path";

/** Art with its middle at `y`. */
function within(art: Art, y: number): Art {
  const box = boxOfArt(art);
  return transformArt(art, shift(0, y - (box.top + box.bottom) / 2));
}

/** A filled ground suits these moods, where there is paper around it. */
const isFilled = ({ solids, mood }: Kit) => solids && (mood === "bold" || mood === "playful");

export function swingTag(kit: Kit): Art {
  const filled = isFilled(kit);
  const words = wordmark(kit, { width: 420, height: 230, size: 120, lines: 3, small: 29, stitches: true });
  const mark = kit.mark(Math.min(290, 560 - heightOf(boxOfArt(words))));
  const inside = within(markOverWords(mark, words, 52), 470);
  return [...tagFrame(570, 800, kit.line, filled), ...(filled ? reversed(inside) : inside)];
}

export function arch(kit: Kit): Art {
  const filled = isFilled(kit);
  const words = wordmark(kit, { width: 450, height: 240, size: 120, lines: 3, small: 29 });
  const mark = kit.mark(Math.min(330, 600 - heightOf(boxOfArt(words))));
  const inside = within(markOverWords(mark, words, 56), 455);
  const inner = transformArt([stroke(archFrame(556, 776), kit.line * 0.6, filled ? "ground" : "accent")], shift(0, 32));
  return [
    filled ? fill(archFrame(620, 840)) : stroke(archFrame(620, 840), kit.line),
    ...inner,
    ...(filled ? reversed(inside) : inside),
  ];
}

export function stamp(kit: Kit): Art {
  const words = wordmark(kit, { width: 600, height: 250, size: 150, lines: 2, small: 34, stitches: true });
  const mark = kit.mark(Math.min(340, 540 - heightOf(boxOfArt(words))));
  return [...stitchedFrame(800, kit.line), ...within(markOverWords(mark, words, 58), 0)];
}

export function label(kit: Kit): Art {
  const filled = isFilled(kit);
  const words = wordmark(kit, { width: 640, height: 210, size: 150, lines: 2, small: 32 });
  const mark = kit.mark(Math.min(210, 400 - heightOf(boxOfArt(words))));
  const inside = within(markOverWords(mark, words, 40), 0);
  return [
    filled ? fill(labelFrame(860, 600, 64)) : stroke(labelFrame(860, 600, 64), kit.line),
    filled
      ? stroke(labelFrame(806, 546, 60), kit.line * 0.6, "ground")
      : stitch(labelFrame(806, 546, 60), kit.line * 0.7),
    ...(filled ? reversed(inside) : inside),
  ];
}
