import "server-only";
import { readForm } from "@/lib/http/body";
import { parsePhotoSize } from "@/lib/listings/photo/parse-photo-size";
import { maxPhotoBytes, photoWords } from "@/lib/listings/photo/photo-limits";
import { createSlots } from "@/lib/slots";

/** Room for the other fields and the framing. */
const formBytes = 64 * 1024;

/** An upload is held in memory until it is decoded; in line nothing of it is read yet. */
const uploads = createSlots({ atOnce: 16, perKey: 8, waiting: 1_000, patience: 20_000 });

/** A form with perhaps a photo under `image`. A file field that was left empty counts as none. */
export function readUpload(request: Request, userId: number) {
  return uploads(String(userId), async () => {
    const parts = await readForm(request, maxPhotoBytes + formBytes, photoWords.tooLarge);
    const texts = [...parts].filter(([, part]) => part.fileName === null);
    const image = parts.get("image");
    const isFile = image !== undefined && image.fileName !== null && (image.bytes.length > 0 || image.fileName !== "");
    return {
      fields: new Map(texts.map(([name, part]) => [name, part.bytes.toString()])),
      photo: isFile ? image.bytes : null,
      photoSize: parsePhotoSize(parts.get("photoSize")?.bytes.toString("latin1")),
    };
  });
}
