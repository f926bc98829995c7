/** Of EXIF 3.0: what points to the part with the time, and the time. */
const tag = { exif: 0x8769, dateTimeOriginal: 0x9003 };
/** More entries than any camera writes. */
const mostEntries = 512;
/** Places that look like TIFF; a photo with its preview has two. */
const mostTries = 50;

/** Bytes at the beginning of a JPEG: what comes first has at most 64 KiB. */
const mostOfJpeg = 262_144;

/** How TIFF begins, for either order of bytes. */
const beginnings = [
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** The value or place of an entry; null where there is none. */
function entryIn(view: DataView, start: number, wanted: number, le: boolean) {
  const count = Math.min(view.getUint16(start, le), mostEntries);
  for (let at = start + 2; at < start + 2 + count * 12; at += 12)
    if (view.getUint16(at, le) === wanted) return view.getUint32(at + 8, le);
  return null;
}

const format = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/;

function readTime(view: DataView): number | null {
  const le = view.getUint8(0) === 0x49;
  const exif = entryIn(view, view.getUint32(4, le), tag.exif, le);
  const at = exif && entryIn(view, exif, tag.dateTimeOriginal, le);
  if (!at) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, 19);
  const parts = format.exec(String.fromCharCode(...bytes))?.slice(1) ?? [];
  const [year, month, day, hour, minute, second] = parts.map(Number);
  if (!year || !month || !day) return null;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Null where what looked like TIFF is none. */
function tryToReadTime(view: DataView) {
  try {
    return readTime(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * When a photo was taken, in seconds of the camera's own clock as if it were
 * UTC; null where its EXIF doesn't say. Nothing else is read: neither place nor
 * device. JPEG, PNG, WebP, AVIF and HEIC hold the same TIFF, in different
 * wrappings, so it is looked for wherever it may begin.
 */
export function readTakenAt(bytes: Uint8Array): number | null {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const searched = isJpeg ? bytes.subarray(0, mostOfJpeg) : bytes;
  let tries = 0;
  for (const [first = 0, ...others] of beginnings)
    for (
      let at = searched.indexOf(first);
      at >= 0 && at + 8 <= searched.length;
      at = searched.indexOf(first, at + 1)
    ) {
      if (others.some((byte, place) => bytes[at + 1 + place] !== byte))
        continue;
      tries += 1;
      if (tries > mostTries) return null;
      const view = new DataView(bytes.buffer, bytes.byteOffset + at);
      const found = tryToReadTime(view);
      if (found !== null) return found;
    }
  return null;
}
