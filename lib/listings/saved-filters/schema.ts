import { z } from "zod";
import { historyFilterSchema } from "@/lib/listings/history/schema";

export const filterLimits = {
  /** That a user keeps. */
  filters: 20,
  /** Characters. */
  name: 40,
} as const;

export const newFilterSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please name the filter.")
    .max(
      filterLimits.name,
      `Please choose a name of at most ${filterLimits.name} characters.`,
    ),
  filter: historyFilterSchema.strict(),
});
export type NewFilter = z.output<typeof newFilterSchema>;

export const savedFilterSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: historyFilterSchema,
});
export type SavedFilter = z.output<typeof savedFilterSchema>;
