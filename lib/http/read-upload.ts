import "server-only";
import { AppError } from "@/lib/errors";
import { readForm } from "@/lib/http/body";
import {
  maxPhotoBytes,
  originalSizeOf,
  parsePhotoSize,
  photoMessages,
} from "@/lib/photos/limits";
import { normalizePhoto } from "@/lib/photos/normalize-photo";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/** Room for the other fields and the framing. */
const formBytes = 64 * 1024;

/**
 * Limits the parallel uploads of one user. Further ones wait before their body
 * is read.
 */
const uploads = createConcurrencyLimiter({
  maxConcurrent: Number.POSITIVE_INFINITY,
  maxPerKey: 4,
  maxQueued: 1_000,
  queueTimeout: 20_000,
});

type Texts = Map<string, Buffer>;

/**
 * A form with its text parts, and the file under `name`: null when there is
 * none, or an empty file field. Throws the errors of `readForm`.
 */
async function readFile(request: Request, key: string, name: string) {
  const parts = await uploads(key, () =>
    readForm(request, maxPhotoBytes + formBytes, photoMessages.tooLarge),
  );
  const texts: Texts = new Map();
  for (const [name, part] of parts)
    if (part.fileName === null) texts.set(name, part.bytes);
  const part = parts.get(name);
  const isFile =
    part !== undefined &&
    part.fileName !== null &&
    (part.bytes.length > 0 || part.fileName !== "");
  return { texts, file: isFile ? part.bytes : null };
}

/**
 * The photo of a form that contains nothing else, and its size as it was taken,
 * if that was sent too. Throws `invalid_input` without a photo, and the errors
 * of `readForm`.
 */
export async function readPhoto(request: Request, userId: number) {
  const { file, texts } = await readFile(request, String(userId), "photo");
  if (!file) throw new AppError("invalid_input", photoMessages.missing);
  const text = (name: string) => texts.get(name)?.toString("latin1") ?? "";
  const size = parsePhotoSize(`${text("width")}x${text("height")}`);
  return { file, size };
}

/**
 * A form with an optional photo under `image`. `readTexts` parses the other
 * fields before the photo is decoded. `key` says who sends it, and
 * `decodingKey` whose one place for decoding it takes. Returns no reference to the uploaded
 * bytes, so that a long call doesn't keep them in memory. Throws the errors of
 * `readTexts`, `readForm` and `normalizePhoto`.
 */
export async function readUpload<T>(
  request: Request,
  key: string,
  readTexts: (texts: Texts) => T,
  decodingKey = key,
) {
  const { texts, file } = await readFile(request, key, "image");
  const fields = readTexts(texts);
  const photo = file ? await normalizePhoto(file, decodingKey) : null;
  const told = parsePhotoSize(texts.get("photoSize")?.toString("latin1"));
  // The photo has been made smaller by now: only its shape is compared.
  const photoSize =
    photo && told && originalSizeOf(photo, told) === told ? told : null;
  return { fields, photo, photoSize };
}
