import "server-only";
import { addAudit } from "@/lib/admin/audit/data";
import { adminUserSchema } from "@/lib/admin/schema";
import { listUserRows } from "@/lib/admin/users/data";
import { describeUser } from "@/lib/admin/users/list-users";
import { toCsvLine } from "@/lib/to-csv";

const batch = 1_000;
const columns = adminUserSchema.keyof().options;

/** Every user as lines of CSV, oldest first, batch by batch. That it was asked for is kept before anything is read. */
export async function exportUsers(adminId: number, now: Date) {
  await addAudit({ adminId, action: "export_users", subjectId: null });
  return writeLines(now);
}

async function* writeLines(now: Date) {
  yield toCsvLine(columns);
  let after: { value: string; id: number } | null = null;
  do {
    const rows = await listUserRows({ q: "", column: "created_at", isDescending: false, after, take: batch });
    const users = rows.map((row) => describeUser(row, now));
    yield users.map((user) => toCsvLine(columns.map((column) => user[column]))).join("");
    const last = rows.at(-1);
    after = rows.length === batch && last ? { value: last.createdAt.toISOString(), id: last.id } : null;
  } while (after);
}
