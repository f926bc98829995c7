import {
  archFrame,
  labelFrame,
  reversed,
  stitchedFrame,
  tagFrame,
} from "@/lib/brand/logo/layouts/frames";
import type { Kit } from "@/lib/brand/logo/layouts/kit";
import { sealArt } from "@/lib/brand/logo/layouts/round";
import type { LogoLayout } from "@/lib/brand/logo/schema";
import {
  type Art,
  fill,
  stitch,
  stroke,
  transformArt,
} from "@/lib/brand/logo/shapes/art";
import { circle } from "@/lib/brand/logo/shapes/draw";
import { shift } from "@/lib/brand/logo/shapes/path";

/**
 * What is left of a logo where there is no room for words: its frame and its
 * mark, or the monogram.
 */
export function emblem(layout: LogoLayout, kit: Kit): Art {
  switch (layout) {
    case "seal":
      return sealArt(kit, 400);
    case "swing-tag":
      return [
        ...tagFrame(620, 760, kit.line, false),
        ...transformArt(kit.mark(400), shift(0, 440)),
      ];
    case "arch":
      return [
        stroke(archFrame(640, 780), kit.line),
        ...transformArt(kit.mark(430), shift(0, 420)),
      ];
    case "stamp":
      return [...stitchedFrame(740, kit.line), ...kit.mark(520)];
    case "label":
      return [
        stroke(labelFrame(760, 760, 84), kit.line),
        stitch(labelFrame(690, 690, 78), kit.line * 0.75),
        ...kit.mark(490),
      ];
    case "ribbon":
      return kit.solids
        ? [fill(circle(0, 0, 400)), ...reversed(kit.mark(490))]
        : [stroke(circle(0, 0, 400), kit.line), ...kit.mark(490)];
    case "roundel":
      return [
        stroke(circle(0, 0, 400), kit.line),
        stitch(circle(0, 0, 362), kit.line * 0.75),
        ...kit.mark(490),
      ];
    default:
      return kit.mark(640);
  }
}
