import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Takes the next step of a publication. */
export const publishListingTask = defineTask({
  name: "publish_listing",
  schema: z.object({ publicationId: z.uuid(), userId: z.int() }),
});
