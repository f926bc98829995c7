import type { PhotoSize } from "@/lib/photos/limits";

type Frame = PhotoSize & {
  /**
   * Whether its coefficients come in several passes over the picture, so that a
   * decoder holds all of them.
   */
  isProgressive: boolean;
  /**
   * Coefficients for each pixel, of all colors: 1.5 where the colors have half
   * the width and height.
   */
  density: number;
};

export type JpegSegments = {
  /**
   * The first one (SOF0 to SOF15; C4, C8 and CC are tables); null where the
   * header is damaged.
   */
  frame: Frame | null;
  scans: number;
  hasEnd: boolean;
};

const marker = {
  startOfScan: 0xda,
  endOfImage: 0xd9,
  restart: 0xd0,
  temporary: 0x01,
};
const tables = [0xc4, 0xc8, 0xcc];
/** Of the frames: SOF2, SOF6, SOF10 and SOF14. */
const isProgressiveFrame = (code: number) => (code & 0x03) === 0x02;
const isFrame = (code: number) =>
  code >= 0xc0 && code <= 0xcf && !tables.includes(code);
/** Those without a length: TEM, RST0 to RST7, SOI. */
const isAlone = (code: number) =>
  code === marker.temporary || (code >= marker.restart && code <= 0xd8);

/** ITU-T T.81, B.2.2. Throws a RangeError where the bytes end. */
function readFrame(view: DataView, at: number, code: number): Frame | null {
  const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
  const factors = Array.from({ length: view.getUint8(at + 9) }, (_, color) =>
    view.getUint8(at + 11 + color * 3),
  );
  const areas = factors.map((factor) => (factor >> 4) * (factor & 0x0f));
  const largest =
    Math.max(...factors.map((factor) => factor >> 4)) *
    Math.max(...factors.map((factor) => factor & 0x0f));
  const density = areas.reduce((sum, area) => sum + area, 0) / largest;
  return width > 0 && height > 0 && largest > 0
    ? { width, height, isProgressive: isProgressiveFrame(code), density }
    : null;
}

/**
 * Reads the segments of a JPEG up to its end. As decoders do, it goes on at the
 * next marker where other bytes come before it; what comes in a segment, such
 * as a thumbnail with an end of its own, is no part of it. The work grows with
 * the bytes.
 */
export function walkJpeg(bytes: Uint8Array): JpegSegments {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: JpegSegments = { frame: null, scans: 0, hasEnd: false };
  for (const { code, at } of segmentsOf(bytes, view)) {
    if (code === marker.endOfImage) return { ...found, hasEnd: true };
    if (isFrame(code)) found.frame ??= tryToReadFrame(view, at, code);
    if (code === marker.startOfScan) found.scans += 1;
  }
  return found;
}

/**
 * The segments with a length and the end, each with its marker's code and the
 * place of its 0xff.
 */
function* segmentsOf(
  bytes: Uint8Array,
  view: DataView,
): Generator<{ code: number; at: number }> {
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const code = bytes[at + 1];
    if (at < 0 || code === undefined) return;
    if (code === 0xff) at += 1;
    else if (code === 0 || isAlone(code)) at += 2;
    else if (code === marker.endOfImage) return yield { code, at };
    else {
      if (at + 4 > bytes.length) return;
      yield { code, at };
      at += 2 + Math.max(2, view.getUint16(at + 2));
    }
  }
}

function tryToReadFrame(view: DataView, at: number, code: number) {
  try {
    return readFrame(view, at, code);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
