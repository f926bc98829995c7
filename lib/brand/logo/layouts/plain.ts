import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { stackMarkAndName, wordmark } from "@/lib/brand/logo/layouts/wordmark";
import {
  type Art,
  boxOfArt,
  fill,
  stroke,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { heightOf, widthOf } from "@/lib/brand/logo/shapes/box";
import { draw, line } from "@/lib/brand/logo/shapes/draw";
import { shift } from "@/lib/brand/logo/shapes/path";
import { hasLongWord } from "@/lib/brand/logo/type/style";

/** The room of words below a mark. */
const below = { width: 800, height: 330, size: 200, lines: 2, small: 40 };

export function stacked(kit: Kit): Art {
  const words = wordmark(kit, below);
  return stackMarkAndName(kit.mark(350), words, 70);
}

/** The mark between two rules, as wide as the words below. */
function headed(kit: Kit): Art {
  const words = wordmark(kit, below);
  const mark = kit.mark(270);
  const { left, right } = boxOfArt(mark);
  const half = widthOf(boxOfArt(words)) / 2;
  const rule = (from: number, to: number) =>
    stroke(line([from, 0], [to, 0]), kit.line * 0.5, "accent");
  const rules = [rule(-half, left - 46), rule(right + 46, half)];
  return stackMarkAndName([...mark, ...rules], words, 56);
}

/** Mark and words side by side, a rule between. */
export function lockup(kit: Kit): Art {
  // Beside a mark such a word would be a thin line.
  if (hasLongWord(kit.words)) return headed(kit);
  const words = wordmark(kit, {
    width: 550,
    height: 340,
    size: 170,
    lines: 3,
    small: 38,
    align: "left",
  });
  const height = Math.max(210, Math.min(320, heightOf(boxOfArt(words)) * 1.15));
  const mark = kit.mark(Math.min(290, height * 1.1));
  const right = boxOfArt(mark).right;
  const box = boxOfArt(words);
  const x = right + 46;
  return [
    ...mark,
    stroke(line([x, -height / 2], [x, height / 2]), kit.line * 0.5, "accent"),
    ...transformArt(
      words,
      shift(x + 46 - box.left, -(box.top + box.bottom) / 2),
    ),
  ];
}

/** A word with a thread drawn below it, the needle still in. */
export function thread(kit: Kit): Art {
  const words = wordmark(kit, {
    width: 840,
    height: 340,
    size: 230,
    lines: 2,
    small: 40,
  });
  const box = boxOfArt(words);
  const [left, right] = [Math.min(-280, box.left), Math.max(280, box.right)];
  const y = box.bottom + 96;
  const span = right - left;
  const loop = left + span * 0.4;
  const path = draw`M${left} ${y + 6}C${left + span * 0.12} ${y - 30} ${left + span * 0.22} ${y + 26} ${loop} ${y + 8}C${loop + 80} ${y - 10} ${loop + 86} ${y - 62} ${loop + 44} ${y - 56}C${loop + 4} ${y - 50} ${loop + 22} ${y + 12} ${loop + 96} ${y + 8}C${loop + span * 0.28} ${y + 2} ${right - span * 0.24} ${y + 26} ${right - 148} ${y}`;
  const needle = draw`M${right} ${y - 26}L${right - 150} ${y + 9}C${right - 164} ${y + 12} ${right - 168} ${y - 2} ${right - 153} ${y - 5}ZM${right - 152} ${y + 2}L${right - 128} ${y - 4}C${right - 124} ${y - 7} ${right - 128} ${y - 9} ${right - 132} ${y - 8}L${right - 154} ${y - 2}Z`;
  const threaded: Art = [stroke(path, kit.line * 0.9, "accent"), fill(needle)];
  return stackMarkAndName(kit.mark(230), [...words, ...threaded], 56);
}
