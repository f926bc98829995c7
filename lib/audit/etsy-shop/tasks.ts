import { z } from "zod";
import { defineTask } from "@/lib/jobs/define-task";

/** Reads the next page of a shop. */
export const readShopAuditTask = defineTask({
  name: "read_shop_audit",
  schema: z.object({ auditId: z.uuid(), userId: z.int() }),
});
