import type { Place } from "./place-postgres";
import type { Program } from "./run-program";
import { findServer } from "./stop-server";

/** Milliseconds between two tries, and after which a server that still runs is said to run. */
const pause = 2_000;

type Watched = { place: Place; server: Program; start: () => Program; say: (line: string) => void };

/**
 * Starts the server again whenever it ends by itself, say because its disk was read-only for a while.
 * Returns what ends that.
 */
export function startAgain({ place, server, start, say }: Watched) {
  const timers = new Set<NodeJS.Timeout>();
  let isDown = false;
  let isOver = false;

  const later = (step: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      step();
    }, pause);
    timers.add(timer);
    return timer;
  };
  const watch = (current: Program) => {
    const steady = later(() => {
      if (isDown) say("The embedded PostgreSQL runs again.");
      isDown = false;
    });
    current.ended.then(() => {
      clearTimeout(steady);
      if (isOver) return;
      if (!isDown)
        say("The embedded PostgreSQL ended; postgres.log says why. It is started again as soon as that works.");
      isDown = true;
      later(tryAgain);
    });
  };
  const tryAgain = () => {
    // Somebody may have started it by other means.
    if (findServer(place) === null) watch(start());
    else later(tryAgain);
  };

  watch(server);
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
}
