import sharp from "sharp";

/** A PNG of an ellipse in one colour on a plain background. */
export function picture(color: string, background = "#f4f2ee", width = 600, height = 400): Promise<Buffer> {
  const shape = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/><ellipse cx="50%" cy="50%" rx="25%" ry="30%" fill="${color}"/></svg>`;
  return sharp(Buffer.from(shape)).png().toBuffer();
}
