import "server-only";
import { listSuspended } from "@/lib/auth/suspension/suspension-data";
import { log } from "@/lib/log";

/** Milliseconds; what is open must end within five seconds. */
const interval = 2_000;

/** What is open here of each user. */
const open = new Map<number, Set<() => void>>();
let timer: NodeJS.Timeout | null = null;

/**
 * Calls `end` when the account is suspended. One query every two seconds for
 * all that is open in an instance, and none while nothing is. Returns what
 * stops the watch.
 */
export function endWhenSuspended(userId: number, end: () => void) {
  const ends = open.get(userId) ?? new Set();
  open.set(userId, ends.add(end));
  timer ??= setInterval(() => void endSuspended(), interval).unref();
  return () => {
    ends.delete(end);
    if (ends.size === 0 && open.get(userId) === ends) open.delete(userId);
    if (open.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

async function endSuspended() {
  try {
    for (const id of await listSuspended([...open.keys()]))
      for (const end of open.get(id) ?? []) end();
  } catch (err) {
    log().warn({ err }, "open streams were not compared with suspensions");
  }
}
