import "server-only";
import { log } from "@/lib/log";
import { pingDatabase } from "@/lib/maintenance/maintenance-data";

/** The part that is down; null when everything works. */
export async function checkHealth(): Promise<"database" | null> {
  try {
    await pingDatabase();
    return null;
  } catch (err) {
    log().warn({ err }, "the database is unreachable");
    return "database";
  }
}
