import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Stop } from "../settings";
import { findOldLink, type Place } from "./place-postgres";
import { stopServer } from "./stop-server";

/** Does a whole cluster stand here? initdb writes the second file late. */
function isCluster(folder: string) {
  return existsSync(path.join(folder, "PG_VERSION")) && existsSync(path.join(folder, "global/pg_control"));
}

/** Under its name once it is complete, so that a move that was killed goes on where it was. */
function copyBeside(from: string, to: string) {
  const draft = `${to}.part`;
  rmSync(draft, { recursive: true, force: true });
  const { status, stderr } = spawnSync("cp", ["-a", from, draft], { encoding: "utf8" });
  if (status !== 0) throw new Stop(`The database in ${from} could not be moved to ${to}: ${stderr.trim()}`);
  renameSync(draft, to);
}

/**
 * Earlier versions laid the cluster of a root user into the temporary folder, behind a link; a reboot takes it there.
 * It is moved here, by copying, since that may be another disk.
 */
function bringHome(place: Place, say: (line: string) => void) {
  const moved = `${place.cluster}-moved`;
  const from = findOldLink(place.cluster);
  if (from && !existsSync(moved)) {
    if (!isCluster(from)) {
      say(`The database that lay in ${from} is gone; a new one begins.`);
      rmSync(place.cluster);
      return;
    }
    stopServer({ ...place, cluster: from, pgdata: place.pgdata === place.cluster ? from : place.pgdata });
    copyBeside(from, moved);
  }
  if (!existsSync(moved)) return;
  if (from) rmSync(place.cluster);
  renameSync(moved, place.cluster);
  if (!from) return;
  rmSync(from, { recursive: true, force: true });
  say(`The database was moved from ${from} to ${place.cluster}.`);
}

/** Puts right what earlier versions or a killed start left at the cluster's place. Resolves with whether one stands there. */
export function settleCluster(place: Place, say: (line: string) => void) {
  bringHome(place, say);
  const isThere = isCluster(place.cluster);
  if (!isThere && existsSync(place.cluster) && readdirSync(place.cluster).length > 0) {
    const aside = `${place.cluster}-unfinished-${Date.now()}`;
    stopServer(place);
    renameSync(place.cluster, aside);
    say(`What stood in ${place.cluster} is no whole database; it was set aside as ${aside}, and a new one begins.`);
  }
  return isThere;
}
