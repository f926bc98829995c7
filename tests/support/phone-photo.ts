import sharp from "sharp";
import { draw, rgb } from "@/tests/support/draw";

const [width, height] = [750, 1000];
/** Drawn small and enlarged, which is quicker. */
const scale = 4;
const [wall, table, clay, rim] = [
  rgb("#c8372d"),
  rgb("#d8c3a0"),
  rgb("#8a8f94"),
  rgb("#2c4f9e"),
];

function isHandle(x: number, y: number) {
  const distance = Math.hypot(x - 525, y - 520);
  return x > 500 && distance > 65 && distance < 98;
}

/**
 * A cup with a blue rim on a table, under a red wall: a wrong rotation moves
 * the red area.
 */
function colorAt(x: number, y: number) {
  if (x > 225 && x < 525 && y > 375 && y < 725) return y < 415 ? rim : clay;
  if (isHandle(x, y)) return clay;
  return y < 650 ? wall : table;
}

/**
 * A JPEG as a phone stores it: 12 megapixels, lying on its side with EXIF
 * orientation 6, a camera model and a GPS position.
 */
export async function createPhonePhoto() {
  const enlarged = await draw(width, height, colorAt)
    .resize(width * scale, height * scale, { kernel: "nearest" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(enlarged)
    .rotate(-90)
    .withExif({
      IFD0: { Make: "Kiln", Model: "Pocket 7" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 36/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}
