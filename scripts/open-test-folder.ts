import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { claimDataDir, findOwner } from "./claim-data-dir";
import { placePostgres } from "./embedded/place-postgres";
import { stopServer } from "./embedded/stop-server";
import { endProcessesOf } from "./processes";

const prefix = "listwright-run-";
/**
 * Milliseconds after which a folder without a claim is abandoned; its creator
 * claims it immediately.
 */
const unclaimed = 60_000;

function isUnclaimed(folder: string) {
  return (
    !existsSync(path.join(folder, "running.pid")) &&
    Date.now() - statSync(folder).mtimeMs < unclaimed
  );
}

function remove(folder: string) {
  rmSync(folder, {
    recursive: true,
    force: true,
    maxRetries: 20,
    retryDelay: 100,
  });
}

/**
 * Ends the processes and deletes the folder of a killed run. Other users'
 * folders are skipped.
 */
async function clear(folder: string) {
  try {
    if (isUnclaimed(folder) || (await findOwner(folder)) !== null) return;
    stopServer(placePostgres(folder));
    endProcessesOf(folder);
    remove(folder);
  } catch {
    // Another run is faster, or may do more than we.
  }
}

/**
 * The folder of one run of the tests: database, mailbox, and all that its tests
 * put into the temporary folder. `close` removes it. What killed runs left is
 * removed first.
 */
export async function openTestFolder() {
  const parent = realpathSync(os.tmpdir());
  const old = readdirSync(parent).filter((name) => name.startsWith(prefix));
  await Promise.all(old.map((name) => clear(path.join(parent, name))));
  const folder = mkdtempSync(path.join(parent, prefix));
  const release = await claimDataDir(folder);
  // A claim closes the folder to others. An installed PostgreSQL, which refuses
  // to run as root, runs as another user there.
  chmodSync(folder, 0o711);
  const temporary = path.join(folder, "tmp");
  mkdirSync(temporary);
  return {
    folder,
    env: { TMPDIR: temporary },
    close() {
      endProcessesOf(folder);
      release();
      remove(folder);
    },
  };
}
