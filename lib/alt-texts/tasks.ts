import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Writes the alt texts of the user's next listing. */
export const writeAltTextsTask = defineTask({
  name: "write_alt_texts",
  workers: "model",
  schema: z.object({ userId: z.int() }),
});
