import { maxPhotoBytes, photoMessages } from "@/lib/listings/photo/limits";

/** What only the browser has to say; the rest is said in the server's words. */
const heicMessage = `${photoMessages.wrongType} This one is HEIC, the iPhone's own format. In Settings, Camera, Formats choose Most Compatible, or send the photo to yourself as a JPG.`;
export const unreadableMessage = "This image could not be read. Please choose it again.";

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

const startsWith = (bytes: Uint8Array, signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

function isHeic(bytes: Uint8Array) {
  const text = String.fromCharCode(...bytes.slice(4, 12));
  return text.startsWith("ftyp") && heicBrands.includes(text.slice(4));
}

function findProblem(bytes: Uint8Array, size: number) {
  if (isHeic(bytes)) return heicMessage;
  if (!startsWith(bytes, jpeg) && !startsWith(bytes, png)) return photoMessages.wrongType;
  return size > maxPhotoBytes ? photoMessages.tooLarge : null;
}

export type OpenedPhoto = { photo: File; problem: null } | { photo: null; problem: string };

/**
 * Checks a chosen file by its first bytes, since names and types may lie, and takes it into memory:
 * what a phone's gallery hands out may be gone by the time it is sent.
 */
export async function openPhoto(file: File): Promise<OpenedPhoto> {
  try {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    const problem = findProblem(start, file.size);
    if (problem) return { photo: null, problem };
    const type = startsWith(start, png) ? "image/png" : "image/jpeg";
    return { photo: new File([await file.arrayBuffer()], file.name, { type }), problem: null };
  } catch {
    return { photo: null, problem: unreadableMessage };
  }
}
