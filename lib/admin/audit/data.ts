import "server-only";
import { db } from "@/lib/db";

type Audit = { adminId: number; action: "read_user" | "export_users"; subjectId: number | null };

/** Await this before reading: what can't be logged must not be shown. */
export async function addAudit(audit: Audit) {
  await db().adminAudit.create({ data: audit });
}
