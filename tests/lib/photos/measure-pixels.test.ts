import sharp, { type Sharp } from "sharp";
import { measurePixels } from "@/lib/photos/measure-pixels";

/**
 * Stripes and dots of strong colors, which differ much less in brightness than
 * in their bytes.
 */
const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
  <rect width="300" height="200" fill="#b3261e"/>
  ${Array.from({ length: 30 }, (_, i) => `<rect x="${i * 10}" width="5" height="200" fill="#1e6b3a"/>`).join("")}
  ${Array.from({ length: 60 }, (_, i) => `<circle cx="${(i * 37) % 300}" cy="${(i * 53) % 200}" r="9" fill="#2438c4"/>`).join("")}
</svg>`;
const picture = () => sharp(Buffer.from(cloth)).flatten();

async function measure(made: Sharp) {
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
  return measurePixels({ data, ...info });
}

test("color photo: measured by luminance, like the same photo in gray", async () => {
  const [colored, gray] = [
    await measure(picture()),
    await measure(picture().grayscale()),
  ];
  expect([colored.darkest, colored.brightest]).toEqual([
    gray.darkest,
    gray.brightest,
  ]);
  // The gray one was rounded once more.
  expect(Math.abs(colored.sharpness / gray.sharpness - 1)).toBeLessThan(0.1);
});

test("browser's pixels with a fourth byte: measured like the server's", async () => {
  expect(await measure(picture().ensureAlpha())).toEqual(
    await measure(picture()),
  );
});
