/** @jest-environment node */
import sharp from "sharp";
import { toSrgb } from "@/components/photos/prepare/color-space";

/** Every seventeenth shade of the three channels. */
const shades = Array.from({ length: 16 }, (_, index) => index * 17);
const colors = shades.flatMap((red) =>
  shades.flatMap((green) => shades.map((blue) => [red, green, blue] as const)),
);

/**
 * At the border of sRGB, profiles bend the colors that it lacks in ways of
 * their own.
 */
const isInside = (value: number) => value >= 24 && value <= 250;

/** The same colors as the ICC profiles of the two spaces turn them. */
async function convertByProfile(rgb: Buffer) {
  const raw = { width: colors.length, height: 1, channels: 3 as const };
  const tagged = await sharp(rgb, { raw })
    .withIccProfile("p3", { attach: true })
    .png()
    .toBuffer();
  const stored = await sharp(tagged, { ignoreIcc: true }).raw().toBuffer();
  const converted = await sharp(tagged).toColourspace("srgb").raw().toBuffer();
  return { stored, converted };
}

test("Display P3 in the pixels: is within 2 of what the profiles say, for every color inside of sRGB", async () => {
  const { stored, converted } = await convertByProfile(
    Buffer.from(colors.flat()),
  );
  const rgba = new Uint8ClampedArray(colors.length * 4);
  for (let index = 0; index < colors.length; index++) {
    rgba.set([...stored.subarray(index * 3, index * 3 + 3), 200], index * 4);
  }
  const result = toSrgb(rgba);
  const off = colors.flatMap((_, index) => {
    const expected = [...converted.subarray(index * 3, index * 3 + 3)];
    const got = [...result.subarray(index * 4, index * 4 + 3)];
    const difference = Math.max(
      ...expected.map((value, channel) =>
        Math.abs(value - (got[channel] ?? 0)),
      ),
    );
    return expected.every(isInside) && difference > 2
      ? [{ expected, got }]
      : [];
  });
  expect(off.slice(0, 5)).toEqual([]);
  expect(result[3]).toBe(200);
});
