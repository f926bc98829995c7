import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Stop } from "../settings";
import { findOldLink, type Place } from "./place-postgres";
import { stopServer } from "./stop-server";

/**
 * Whether the folder has a complete cluster. initdb writes the second file
 * late.
 */
function isCluster(folder: string) {
  return (
    existsSync(path.join(folder, "PG_VERSION")) &&
    existsSync(path.join(folder, "global/pg_control"))
  );
}

/**
 * Copies to a draft and renames it when it is complete, so that a killed move
 * can be repeated.
 */
function copyCluster(from: string, to: string) {
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  const { status, stderr } = spawnSync("cp", ["-a", from, draft], {
    encoding: "utf8",
  });
  if (status !== 0)
    throw new Stop(
      `The database in ${from} could not be moved to ${to}: ${stderr.trim()}`,
    );
  renameSync(draft, to);
}

/**
 * Moves a cluster out of the temporary folder, where earlier versions put it
 * for root users, behind a link, and where a reboot deletes it. Copies it,
 * since that may be another disk.
 */
function moveFromTemporaryFolder(place: Place, say: (line: string) => void) {
  const moved = `${place.cluster}-moved`;
  const from = findOldLink(place.cluster);
  if (from && !existsSync(moved)) {
    if (!isCluster(from)) {
      say(`The database in ${from} is gone; a new one is created.`);
      rmSync(place.cluster);
      return;
    }
    stopServer({
      ...place,
      cluster: from,
      pgdata: place.pgdata === place.cluster ? from : place.pgdata,
    });
    copyCluster(from, moved);
  }
  if (!existsSync(moved)) return;
  if (from) rmSync(place.cluster);
  renameSync(moved, place.cluster);
  if (!from) return;
  rmSync(from, { recursive: true, force: true });
  say(`The database was moved from ${from} to ${place.cluster}.`);
}

/**
 * Repairs what earlier versions or a killed start left in the cluster's folder.
 * Returns whether there is a cluster.
 */
export function repairCluster(place: Place, say: (line: string) => void) {
  moveFromTemporaryFolder(place, say);
  const isThere = isCluster(place.cluster);
  if (
    !isThere &&
    existsSync(place.cluster) &&
    readdirSync(place.cluster).length > 0
  ) {
    const aside = `${place.cluster}-unfinished-${Date.now()}`;
    stopServer(place);
    renameSync(place.cluster, aside);
    say(
      `The database in ${place.cluster} is incomplete; it was moved to ${aside}, and a new one is created.`,
    );
  }
  return isThere;
}
