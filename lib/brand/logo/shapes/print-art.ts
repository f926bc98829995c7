import type { Art, Paint } from "@/lib/brand/logo/shapes/art";
import { printPath } from "@/lib/brand/logo/shapes/path";

export type Colors = Record<Paint, string>;
type Canvas = { width: number; height: number };

const number = (value: number) => String(Math.round(value * 100) / 100);

/**
 * A standalone SVG of paths alone. `pixels` wide, with or without a background.
 */
export function printArt(
  art: Art,
  { width, height }: Canvas,
  colors: Colors,
  background: string | null,
  pixels: number = width,
): string {
  const paths = art.map(({ path, fill, stroke, width: weight = 1, dash }) => {
    const look = [
      fill ? `fill="${colors[fill]}"` : 'fill="none"',
      ...(stroke
        ? [`stroke="${colors[stroke]}" stroke-width="${number(weight)}"`]
        : []),
      ...(dash ? [`stroke-dasharray="${dash.map(number).join(" ")}"`] : []),
    ].join(" ");
    return `<path ${look} d="${printPath(path)}"/>`;
  });
  const ground =
    background === null
      ? ""
      : `<path fill="${background}" d="M0 0H${width}V${height}H0Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${number((pixels * height) / width)}" viewBox="0 0 ${width} ${height}">` +
    `${ground}<g stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g></svg>\n`
  );
}
