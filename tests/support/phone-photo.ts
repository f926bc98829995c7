import sharp from "sharp";

const width = 3000;
const height = 4000;

/** A cup with a blue rim standing on a table, under a red wall: whoever turns it wrongly has the red elsewhere. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#c8372d"/>
  <rect y="2600" width="100%" height="1400" fill="#d8c3a0"/>
  <rect x="900" y="1500" width="1200" height="1400" rx="220" fill="#8a8f94"/>
  <rect x="900" y="1500" width="1200" height="160" rx="80" fill="#2c4f9e"/>
  <path d="M2100 1800 q520 60 380 560 q-60 240 -380 200" fill="none" stroke="#8a8f94" stroke-width="130"/>
</svg>`;

/**
 * A JPEG as a phone stores it: 12 megapixels, lying on its side with EXIF orientation 6,
 * a camera model and a GPS position.
 */
export async function createPhonePhoto() {
  const upright = await sharp(Buffer.from(scene)).flatten().raw().toBuffer();
  return sharp(upright, { raw: { width, height, channels: 3 } })
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
