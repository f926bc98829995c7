import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
} from "node:fs";
import path from "node:path";

/** Of a folder such as /tmp, whose files belong to many. */
const sticky = 0o1000;

/**
 * Where root's PostgreSQL runs as another user, it enters a private folder by
 * /proc alone.
 */
const canBePrivate = () =>
  process.getuid?.() !== 0 || existsSync("/proc/self/cwd");

/**
 * Makes the data directory, and closes it to other users of this machine with
 * everything in it: emails with reset links, keys, the database. The cluster
 * has a mode of its own already, and may belong to another user.
 */
export function protectDataDir(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = lstatSync(dataDir);
  const own = process.getuid?.();
  if (
    !folder.isDirectory() ||
    folder.uid !== own ||
    (folder.mode & sticky) !== 0 ||
    !canBePrivate()
  )
    return;
  chmodSync(dataDir, 0o700);
  for (const name of readdirSync(dataDir)) {
    const file = path.join(dataDir, name);
    const found = lstatSync(file);
    if (found.isFile() && found.uid === own) chmodSync(file, 0o600);
  }
}
