/**
 * One field of a form. Only the presence of `fileName` matters; it is never
 * used as a path.
 */
export type Part = { bytes: Buffer<ArrayBuffer>; fileName: string | null };

/** More than any of our forms has. */
const maxParts = 50;
const maxHeaderBytes = 16 * 1024;
/**
 * After this many line breaks followed by two dashes, the search is for the
 * whole boundary.
 */
const maxShortMatches = 1_000;

const boundaryPattern = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";]{1,70}))/i;
const namePattern =
  /^content-disposition:\s*form-data\b[^\r\n]*?;\s*name="([^"\r\n]*)"/im;
const fileNamePattern =
  /^content-disposition:[^\r\n]*;\s*filename="([^"\r\n]*)"/im;

/**
 * The parts of a `multipart/form-data` body by name, the first of each, as
 * views into the body. The platform's parser copies a photo three times, which
 * takes half as long as decoding it. Null if the body isn't valid.
 */
export function parseMultipart(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Map<string, Part> | null {
  const boundary = boundaryPattern.exec(contentType);
  const mark = `--${boundary?.[1] ?? boundary?.[2]}`;
  if (!boundary || body.indexOf(mark) !== 0) return null;
  const parts = new Map<string, Part>();
  let at = mark.length;
  for (let count = 0; count <= maxParts; count += 1) {
    if (body.toString("latin1", at, at + 2) === "--") return parts;
    const read = readPart(body, mark, at);
    if (read === null) return null;
    if (!parts.has(read.name)) parts.set(read.name, read.part);
    at = read.end + 2 + mark.length;
  }
  return null;
}

/**
 * The part whose headers begin there, and where the boundary's line after it
 * begins; null if it isn't valid.
 */
function readPart(body: Buffer<ArrayBuffer>, mark: string, at: number) {
  const headersEnd = body.indexOf("\r\n\r\n", at);
  if (headersEnd < 0 || headersEnd - at > maxHeaderBytes) return null;
  const end = findMark(body, mark, headersEnd + 2);
  if (end < 0) return null;
  const headers = body.toString("utf8", at, headersEnd + 2);
  const name = namePattern.exec(headers)?.[1];
  if (name === undefined || !headers.startsWith("\r\n")) return null;
  const start = headersEnd + 4;
  const part: Part = {
    bytes: body.subarray(start, Math.max(start, end)),
    fileName: fileNamePattern.exec(headers)?.[1] ?? null,
  };
  return { name, part, end };
}

/**
 * The start of the next boundary's line. Searching 10 MB for a short string
 * takes a third of the time of a long one.
 */
function findMark(body: Buffer, mark: string, from: number) {
  let at = from - 1;
  for (let count = 0; count < maxShortMatches; count += 1) {
    at = body.indexOf("\r\n--", at + 1);
    if (
      at < 0 ||
      body.toString("utf8", at + 2, at + 2 + Buffer.byteLength(mark)) === mark
    )
      return at;
  }
  return body.indexOf(`\r\n${mark}`, at + 1);
}
