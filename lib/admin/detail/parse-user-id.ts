import { z } from "zod";
import { AppError } from "@/lib/errors";

const idSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.number().int().positive().max(2_147_483_647));

/** Throws `not_found` for what can't be an id, as for an id that isn't there. */
export function parseUserId(text: string) {
  const id = idSchema.safeParse(text);
  if (!id.success) throw new AppError("not_found", "There is no such user.");
  return id.data;
}
