import "server-only";
import { db } from "@/lib/db";

type Audit = { adminId: number; action: "read_user" | "export_users"; subjectId: number | null };

/** To be awaited before anything is read: what can't be kept is not shown. */
export async function addAudit(audit: Audit) {
  await db().adminAudit.create({ data: audit });
}
