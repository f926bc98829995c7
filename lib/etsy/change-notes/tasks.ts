import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Reads views and favorites of a changed listing at Etsy. */
export const readListingNumbersTask = defineTask({
  name: "read_listing_numbers",
  schema: z.object({
    changeId: z.uuid(),
    userId: z.int(),
    /** After the change. */
    day: z.int().min(0),
  }),
});
