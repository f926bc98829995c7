import { draw, rgb } from "@/tests/support/draw";

/** A PNG of an ellipse in one colour on a plain background. */
export function picture(color: string, background = "#f4f2ee", width = 600, height = 400): Promise<Buffer> {
  const [inside, outside] = [rgb(color), rgb(background)];
  const isInside = (x: number, y: number) => ((x / width - 0.5) / 0.25) ** 2 + ((y / height - 0.5) / 0.3) ** 2 < 1;
  return draw(width, height, (x, y) => (isInside(x, y) ? inside : outside))
    .png()
    .toBuffer();
}
