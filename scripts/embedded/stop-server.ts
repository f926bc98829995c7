import { readFileSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { isPostgresOf, startOf } from "../processes";
import { Stop } from "../settings";
import type { Place } from "./place-postgres";
import { stopByControl } from "./run-program";

/** The number that the server of this cluster wrote down, living or not. */
function readServer(place: Place) {
  try {
    return Number(
      readFileSync(path.join(place.cluster, "postmaster.pid"), "utf8").split(
        "\n",
      )[0],
    );
  } catch {
    return null;
  }
}

/**
 * The number of this cluster's living server, also of one that an earlier run
 * left behind when it was killed.
 */
export function findServer(place: Place) {
  const pid = readServer(place);
  return pid !== null && isPostgresOf(pid, realpathSync(place.cluster))
    ? pid
    : null;
}

/** Ends the server of this cluster, if one lives. */
export function stopServer(place: Place) {
  const pid = findServer(place);
  if (pid !== null) {
    const stopped =
      stopByControl(place, "fast", 20) || stopByControl(place, "immediate", 10);
    if (!stopped && findServer(place) === pid) {
      throw new Stop(
        `The embedded PostgreSQL (process ${pid}) does not stop; end it and start again.`,
      );
    }
    return;
  }
  // In a container the number of a dead server may by now be another process's,
  // which PostgreSQL would take for a server.
  const stale = readServer(place);
  if (stale !== null && startOf(stale) !== null)
    rmSync(path.join(place.cluster, "postmaster.pid"), { force: true });
}
