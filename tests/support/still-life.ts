import type { Sharp } from "sharp";
import { draw, rgb } from "@/tests/support/draw";

type Options = {
  width?: number;
  height?: number;
  wall?: string;
  cloth?: string;
  glaze?: string;
  /** Whether the light is the same everywhere. */
  isEven?: boolean;
  /**
   * Middle of the vase and half its width and height, as shares of the picture.
   */
  vase?: { x: number; y: number; across: number; down: number };
};

const shaded = (color: readonly [number, number, number], light: number) =>
  [color[0] * light, color[1] * light, color[2] * light] as const;

/** Light falls from the left: from full to a third. */
const shadeAt = (x: number, width: number) => 1 - (0.66 * x) / width;

/** A glazed vase on a cloth in front of a wall, lit from the left. */
export function stillLife({
  width = 480,
  height = 360,
  wall = "#cfc7b8",
  cloth = "#f4f4f2",
  glaze = "#2f4f6f",
  isEven = false,
  vase = { x: 0.5, y: 0.5, across: 0.16, down: 0.3 },
}: Options = {}): Sharp {
  const [behind, below, clay] = [rgb(wall), rgb(cloth), rgb(glaze)];
  return draw(width, height, (x, y) => {
    const [right, down] = [
      (x / width - vase.x) / vase.across,
      (y / height - vase.y) / vase.down,
    ];
    const light = isEven ? 1 : shadeAt(x, width);
    if (right * right + down * down < 1)
      return shaded(clay, Math.min(1, light + 0.35 * Math.max(0, -right)));
    return shaded(y > height * 0.7 ? below : behind, light);
  });
}

/**
 * The same picture in the light of a lamp: what it multiplies red, green and
 * blue by.
 */
export const inLight = (picture: Sharp, factors: [number, number, number]) =>
  picture.linear(factors, [0, 0, 0]);

export async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels,
  };
}
