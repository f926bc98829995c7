import "server-only";
import { db } from "@/lib/db";

export async function pingDatabase() {
  await db().$queryRaw`SELECT 1`;
}
