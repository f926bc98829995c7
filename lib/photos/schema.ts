import { z } from "zod";

/** One check of the photo, made without a model. It never blocks anything. */
export const photoCheckSchema = z.object({
  id: z.enum(["size", "aspect", "focus", "light", "background"]),
  ok: z.boolean(),
  message: z.string(),
  /** What to do about it; "" when it is fine. */
  advice: z.string(),
});
export type PhotoCheck = z.output<typeof photoCheckSchema>;
