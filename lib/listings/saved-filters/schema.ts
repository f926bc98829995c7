import { z } from "zod";
import { historyFilterSchema } from "@/lib/listings/history/schema";
import { filterLimits } from "@/lib/listings/saved-filters/limits";

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
