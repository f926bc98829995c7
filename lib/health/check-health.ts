import "server-only";
import { pingDatabase } from "@/lib/health/data";
import { log } from "@/lib/log";

/** The part without which nothing personal works, if it is down; null when all is well. */
export async function checkHealth(): Promise<"database" | null> {
  try {
    await pingDatabase();
    return null;
  } catch (err) {
    log().warn({ err }, "the database does not answer");
    return "database";
  }
}
