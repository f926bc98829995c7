import { z } from "zod";
import { photoCheckSchema } from "@/lib/listing-text/fields/schema";
import { coachMeasuresSchema } from "@/lib/photos/coach/coach-measures-schema";

/** A photo in its order. Its file is stored by itself, until it is uploaded. */
export const savedPhotoSchema = z.object({
  key: z.string(),
  name: z.string(),
  size: z
    .object({ width: z.number(), height: z.number() })
    .nullable()
    .catch(null),
  checks: z.array(photoCheckSchema).catch([]),
  uploaded: z
    .object({ id: z.string(), expiresAt: z.string() })
    .nullable()
    .catch(null),
  coach: coachMeasuresSchema.nullable().catch(null),
});
export type SavedPhoto = z.output<typeof savedPhotoSchema>;
