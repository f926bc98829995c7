import { emblem } from "@/lib/brand/logo/layouts/emblem";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { wordmark } from "@/lib/brand/logo/layouts/wordmark";
import type { LogoLayout } from "@/lib/brand/logo/schema";
import {
  type Art,
  boxOfArt,
  centerArt,
  fitArt,
  stitch,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { line } from "@/lib/brand/logo/shapes/draw";
import { shift } from "@/lib/brand/logo/shapes/path";

/** Emblem and words side by side, a seam along either edge. */
export function bannerArt(
  layout: LogoLayout,
  kit: Kit,
  { width, height }: { width: number; height: number },
): Art {
  const side = height * 0.6;
  const sign = fitArt(emblem(layout, kit), {
    left: -side / 2,
    top: -side / 2,
    right: side / 2,
    bottom: side / 2,
  });
  const words = wordmark(kit, {
    width: width * 0.6,
    height: height * 0.4,
    size: height * 0.42,
    lines: 1,
    small: height * 0.095,
    align: "left",
  });
  const [left, right] = [boxOfArt(sign), boxOfArt(words)];
  const beside = transformArt(
    words,
    shift(
      left.right + height * 0.13 - right.left,
      -(right.top + right.bottom) / 2,
    ),
  );
  const weight = Math.min(kit.line * 0.7, height * 0.012);
  const seam = (y: number) =>
    stitch(line([weight, y], [width - weight, y]), weight);
  return [
    seam(height * 0.075),
    seam(height * 0.925),
    ...centerArt([...sign, ...beside], width / 2, height / 2),
  ];
}
