const paper = "#f9f5ee";

/** Where each is served, with the share of its side that the picture takes. */
const icons = {
  "/apple-icon.png": { side: 180, share: 1 },
  "/icons/192.png": { side: 192, share: 0.9 },
  "/icons/512.png": { side: 512, share: 0.9 },
  // Of a maskable icon only the circle of 80 % is certain to be seen.
  "/icons/maskable-512.png": { side: 512, share: 0.62 },
} as const;

/** Pixels to the inch of an SVG without a size. */
const usualDensity = 72;
const highestDensity = 2_400;

/** A picture, PNG or SVG, in a square of this many pixels. */
export async function fitPicture(picture: Buffer, side: number) {
  const { default: sharp } = await import("sharp");
  const { width = side, height = side } = await sharp(picture).metadata();
  const density = (usualDensity * side) / Math.max(width, height);
  return sharp(picture, {
    density: Math.min(highestDensity, Math.max(usualDensity, density)),
  }).resize(side, side, {
    fit: "contain",
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

/** On paper, since phones cut icons into shapes of their own. */
async function drawIcon(picture: Buffer, side: number, share: number) {
  const inner = Math.round(side * share);
  const rest = side - inner;
  const [before, after] = [Math.floor(rest / 2), Math.ceil(rest / 2)];
  return (await fitPicture(picture, inner))
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: paper,
    })
    .flatten({ background: paper })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/**
 * The icons of phones by their addresses. `pictureFor` gives what is on one, of
 * about this many pixels.
 */
export function drawIcons(pictureFor: (side: number) => Buffer) {
  const drawn = Object.entries(icons).map(
    async ([address, { side, share }]) => {
      const picture = pictureFor(Math.round(side * share));
      return [address, await drawIcon(picture, side, share)] as const;
    },
  );
  return Promise.all(drawn);
}
