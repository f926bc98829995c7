import { readFileSync } from "node:fs";
import sharp from "sharp";
import { samples } from "@/lib/content/recorded/samples";
import { checkPhoto } from "@/lib/photos/check-photo";
import { measureForCoach } from "@/lib/photos/coach/coach-measures";
import { coachPhoto } from "@/lib/photos/coach/coach-photo";
import { measurePixels, measureSide } from "@/lib/photos/measure-pixels";

// The application reads none, so it forbids that for its whole process.
sharp.unblock({ operation: ["VipsForeignLoadWebpBuffer"] });

/** Bytes: they are loaded over phones. */
const largest = 700_000;

test.each(samples)(
  "drawn picture of $id: the photo coach has no remark",
  async ({ id }) => {
    const file = readFileSync(`public/samples/${id}.webp`);
    const { width, height } = await sharp(file).metadata();
    const { data, info } = await sharp(file)
      .resize(measureSide, measureSide, { fit: "inside" })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data, ...info };
    const checks = checkPhoto({ width, height, ...measurePixels(pixels) });
    const remarks = coachPhoto(
      [{ size: { width, height }, coach: measureForCoach(pixels) }],
      0,
    );
    const advice = [...checks, ...remarks].filter(({ ok }) => !ok);
    expect(advice).toEqual([]);
    expect(checks).toHaveLength(5);
    expect(file.length).toBeLessThan(largest);
  },
);
