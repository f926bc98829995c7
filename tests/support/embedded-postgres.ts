import { spawnSync } from "node:child_process";
import path from "node:path";

/** Stops the database immediately, like a crash, and restarts it. */
export function restartPostgres() {
  const place = JSON.parse(process.env.POSTGRES_PLACE ?? "null");
  if (!place)
    throw new Error("POSTGRES_PLACE is not set: run these tests by npm test.");
  const args = [
    "restart",
    "-D",
    place.pgdata,
    "-m",
    "immediate",
    "-s",
    "-l",
    "/dev/null",
  ];
  const { status } = spawnSync(path.join(place.programs, "pg_ctl"), args, {
    ...place.owner,
    cwd: place.cluster,
  });
  if (status !== 0) throw new Error("PostgreSQL did not restart.");
}
