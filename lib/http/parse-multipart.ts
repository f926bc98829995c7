/** One field of a form. A file's name is never a path; all that counts is whether there is one. */
export type Part = { bytes: Buffer<ArrayBuffer>; fileName: string | null };

/** More than any form of ours has. */
const mostParts = 50;
const mostHeaders = 16 * 1024;
/** So many line ends before two dashes are looked at one by one; a file full of them is then searched for the boundary. */
const mostDashes = 1_000;

/**
 * The parts of a `multipart/form-data` body by name, the first of each, as views into the body: the platform's own
 * parser copies a photo three times, which takes longer than half of decoding it. Null for what is no such body.
 */
export function parseMultipart(body: Buffer<ArrayBuffer>, contentType: string): Map<string, Part> | null {
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";]{1,70}))/i.exec(contentType);
  const mark = `--${boundary?.[1] ?? boundary?.[2]}`;
  if (!boundary || body.indexOf(mark) !== 0) return null;
  const parts = new Map<string, Part>();
  let at = mark.length;
  for (let count = 0; count <= mostParts; count += 1) {
    if (body.toString("latin1", at, at + 2) === "--") return parts;
    const headersEnd = body.indexOf("\r\n\r\n", at);
    if (headersEnd < 0 || headersEnd - at > mostHeaders) return null;
    const end = findMark(body, mark, headersEnd + 2);
    if (end < 0) return null;
    const headers = body.toString("utf8", at, headersEnd + 2);
    const name = /^content-disposition:\s*form-data\b[^\r\n]*?;\s*name="([^"\r\n]*)"/im.exec(headers)?.[1];
    if (name === undefined || !headers.startsWith("\r\n")) return null;
    const fileName = /^content-disposition:[^\r\n]*;\s*filename="([^"\r\n]*)"/im.exec(headers)?.[1] ?? null;
    if (!parts.has(name))
      parts.set(name, { bytes: body.subarray(headersEnd + 4, Math.max(headersEnd + 4, end)), fileName });
    at = end + 2 + mark.length;
  }
  return null;
}

/** Where the next boundary's line begins. A short needle goes through 10 MB in a third of the time of a long one. */
function findMark(body: Buffer, mark: string, from: number) {
  let at = from - 1;
  for (let count = 0; count < mostDashes; count += 1) {
    at = body.indexOf("\r\n--", at + 1);
    if (at < 0 || body.toString("utf8", at + 2, at + 2 + Buffer.byteLength(mark)) === mark) return at;
  }
  return body.indexOf(`\r\n${mark}`, at + 1);
}
