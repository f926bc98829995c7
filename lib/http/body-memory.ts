import "server-only";

type Body = { bytes: number; giveWay: () => void };

/**
 * Bounds what bodies that are still arriving hold together, in bytes. When it is full the oldest of those that hold
 * more than an equal share gives way, so that who sends much and then stalls makes room for whoever comes.
 */
export function createBodyMemory(total: number) {
  /** The oldest first. */
  const bodies = new Set<Body>();
  let held = 0;

  function release(body: Body) {
    if (bodies.delete(body)) held -= body.bytes;
  }

  function makeRoom() {
    const share = held / bodies.size;
    for (const body of bodies) {
      if (held <= total) return;
      if (body.bytes < share) continue;
      release(body);
      body.giveWay();
    }
  }

  /** For one body; `giveWay` is called when it has to end. */
  return function hold(giveWay: () => void) {
    const body: Body = { bytes: 0, giveWay };
    bodies.add(body);
    return {
      grow(bytes: number) {
        if (!bodies.has(body)) return;
        body.bytes += bytes;
        held += bytes;
        makeRoom();
      },
      release: () => release(body),
    };
  };
}

export type BodyMemory = ReturnType<typeof createBodyMemory>;
