import type { Place } from "./place-postgres";
import type { Program } from "./run-program";
import { findServer } from "./stop-server";

/**
 * Milliseconds between two attempts, and until a server that still runs is
 * reported as running.
 */
const restartDelay = 2_000;

type Restart = {
  place: Place;
  server: Program;
  start: () => Program;
  say: (line: string) => void;
};

/**
 * Restarts the server whenever it exits, for example because its disk was
 * read-only for a while. Returns a function that stops the restarts.
 */
export function restartServer({ place, server, start, say }: Restart) {
  const timers = new Set<NodeJS.Timeout>();
  let isDown = false;
  let isOver = false;

  const later = (step: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      step();
    }, restartDelay);
    timers.add(timer);
    return timer;
  };
  const watch = (current: Program) => {
    const steady = later(() => {
      if (isDown) say("The embedded PostgreSQL is running again.");
      isDown = false;
    });
    current.ended.then(() => {
      clearTimeout(steady);
      if (isOver) return;
      if (!isDown)
        say(
          "The embedded PostgreSQL exited; see postgres.log for the reason. It is restarted as soon as possible.",
        );
      isDown = true;
      later(tryAgain);
    });
  };
  const tryAgain = () => {
    // It may have been started manually.
    if (findServer(place) === null) watch(start());
    else later(tryAgain);
  };

  watch(server);
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
}
