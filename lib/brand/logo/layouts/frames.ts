import {
  type Art,
  fill,
  type Paint,
  type Shape,
  stitch,
  stroke,
} from "@/lib/brand/logo/shapes/art";
import {
  arc,
  circle,
  draw,
  onCircle,
  roundedRect,
  smooth,
} from "@/lib/brand/logo/shapes/draw";
import type { Path } from "@/lib/brand/logo/shapes/path";

/**
 * Our own shape: a tag with cut corners and a hole, on a thread. Around x = 0,
 * from y = 0 down.
 */
export function tagFrame(
  width: number,
  height: number,
  line: number,
  filled: boolean,
): Art {
  const [x, cut, hole] = [width / 2, width * 0.22, width * 0.042];
  const outline = (inset: number): Path => {
    const [side, low, r] = [
      x - inset,
      height - inset,
      Math.max(6, 22 - inset * 0.4),
    ];
    const shoulder = cut + inset * 0.42;
    return draw`M${-side + shoulder - inset * 0.42} ${inset}H${side - shoulder + inset * 0.42}L${side} ${shoulder}V${low - r}A${r} ${r} 0 0 1 ${side - r} ${low}H${-side + r}A${r} ${r} 0 0 1 ${-side} ${low - r}V${shoulder}Z`;
  };
  const holeY = width * 0.15;
  const string = draw`M0 ${holeY}C${-width * 0.03} ${-holeY * 0.3} ${-width * 0.14} ${-holeY * 0.9} ${-width * 0.02} ${-holeY * 1.2}C${width * 0.12} ${-holeY * 1.5} ${width * 0.1} ${-holeY * 0.2} 0 ${holeY}`;
  const inside: Paint = filled ? "ground" : "accent";
  return [
    filled ? fill(outline(0)) : stroke(outline(0), line),
    stitch(outline(width * 0.055), line * 0.75, inside),
    filled
      ? fill(circle(0, holeY, hole), "ground")
      : stroke(circle(0, holeY, hole), line),
    ...(filled ? [] : [stroke(string, line * 0.7, "accent")]),
  ];
}

/** A disc of wax: its edge has run. */
export function waxEdge(radius: number): Path {
  const points = Array.from({ length: 22 }, (_, at) => {
    const swell = Math.sin(at * 2.2) * 0.018 + Math.sin(at * 0.9 + 1) * 0.014;
    return onCircle(
      0,
      0,
      radius * (1 + swell + (at % 2 === 0 ? 0.022 : -0.022)),
      (at * 360) / 22,
    );
  });
  return smooth(points, true);
}

/** A door's arch around x = 0, from y = 0 down. */
export const archFrame = (width: number, height: number): Path =>
  draw`M${-width / 2} ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width / 2} ${width / 2}V${height}Z`;

/** A bottle's label, its corners cut in round, around 0, 0. */
export function labelFrame(width: number, height: number, r: number): Path {
  const [x, y] = [width / 2, height / 2];
  return draw`M${-x + r} ${-y}H${x - r}A${r} ${r} 0 0 0 ${x} ${-y + r}V${y - r}A${r} ${r} 0 0 0 ${x - r} ${y}H${-x + r}A${r} ${r} 0 0 0 ${-x} ${y - r}V${-y + r}A${r} ${r} 0 0 0 ${-x + r} ${-y}Z`;
}

/** A line with stitches within, around 0, 0. */
export const stitchedFrame = (side: number, line: number): Art => [
  stroke(roundedRect(-side / 2, -side / 2, side, side, side * 0.07), line),
  stitch(
    roundedRect(
      -side / 2 + side * 0.035,
      -side / 2 + side * 0.035,
      side * 0.93,
      side * 0.93,
      side * 0.045,
    ),
    line * 0.75,
  ),
];

/** Light colors only, for art on a filled area. */
export const reversed = (art: Art): Art =>
  art.map(
    (shape): Shape => ({
      ...shape,
      ...(shape.fill && { fill: "ground" as const }),
      ...(shape.stroke && { stroke: "ground" as const }),
    }),
  );

/** Stitches on a circle, between two angles. */
export const stitchedArc = (
  radius: number,
  from: number,
  to: number,
  line: number,
): Shape => stitch(arc(0, 0, radius, from, to), line);
