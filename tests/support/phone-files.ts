import { createPhoto } from "@/tests/support/photos";

/** The parameters of the first scan, from its marker to its data. */
function findScan(jpeg: Buffer) {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return { at, end: at + 2 + jpeg.readUInt16BE(at + 2) };
}

/**
 * As some Samsung phones write it: a scan of one coefficient, by its header, in
 * a file of all 64.
 */
export async function createSamsungJpeg(
  size = { width: 1_600, height: 1_200 },
) {
  const jpeg = await createPhoto(size).jpeg().toBuffer();
  jpeg[findScan(jpeg).end - 2] = 0;
  return jpeg;
}

/**
 * Bytes of no meaning before a marker, between two segments, before the scan or
 * in front of the end.
 */
export async function createPaddedJpeg(place: "header" | "scan" | "end") {
  const jpeg = await createPhoto({ width: 640, height: 480 }).jpeg().toBuffer();
  const at = {
    header: 4 + jpeg.readUInt16BE(4),
    scan: findScan(jpeg).at,
    end: jpeg.length - 2,
  }[place];
  return Buffer.concat([
    jpeg.subarray(0, at),
    Buffer.from([0x00, 0x11, 0x22, 0x33]),
    jpeg.subarray(at),
  ]);
}
