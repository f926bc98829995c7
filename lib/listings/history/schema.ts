import { z } from "zod";
import { listingIdSchema } from "@/lib/listings/schema";

/** How many listings one call may delete, restore or export. */
export const maxSelection = 500;

const tooMany = `Please choose at most ${maxSelection} listings at a time.`;

export const selectionSchema = z.strictObject({
  ids: z.array(listingIdSchema).min(1, "Please choose a listing first.").max(maxSelection, tooMany),
});
