import sharp from "sharp";

const marker = Buffer.from([0xff, 0xda]);

/**
 * A progressive JPEG of one color, with one of its scans there so many times
 * more: each is a pass over all pixels.
 */
export async function repeatScan(
  times: number,
  { width = 3_000, height = 2_000, scan = -1 } = {},
) {
  const picture = sharp({
    create: { width, height, channels: 3, background: "#7a6a5a" },
    limitInputPixels: false,
  });
  const jpeg = await picture.jpeg({ progressive: true }).toBuffer();
  const starts: number[] = [];
  for (
    let at = jpeg.indexOf(marker);
    at >= 0;
    at = jpeg.indexOf(marker, at + 1)
  )
    starts.push(at);
  const start = starts.at(scan) ?? 0;
  const end = starts.find((other) => other > start) ?? jpeg.length - 2;
  const repeated = Array.from({ length: times }, () =>
    jpeg.subarray(start, end),
  );
  return Buffer.concat([jpeg.subarray(0, -2), ...repeated, jpeg.subarray(-2)]);
}

/**
 * One that a decoder takes seconds for, and that isn't refused by its bytes: 32
 * megapixels in as many scans as pass.
 */
export const createSlowPhoto = () =>
  repeatScan(89, { width: 6_800, height: 4_700, scan: 6 });
