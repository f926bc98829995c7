import "server-only";

type Body = { bytes: number; cancel: () => void };

/**
 * Limits the memory of all bodies that are being read to `maxBytes`. Above it,
 * the oldest bodies that use more than the average are canceled, so that large
 * uploads that stall don't block new ones.
 */
export function createBodyMemory(maxBytes: number) {
  /** Oldest first. */
  const bodies = new Set<Body>();
  let used = 0;

  function release(body: Body) {
    if (bodies.delete(body)) used -= body.bytes;
  }

  function enforceLimit() {
    const average = used / bodies.size;
    for (const body of bodies) {
      if (used <= maxBytes) return;
      if (body.bytes < average) continue;
      release(body);
      body.cancel();
    }
  }

  /** Registers one body; `cancel` is called when others need its memory. */
  return function register(cancel: () => void) {
    const body: Body = { bytes: 0, cancel };
    bodies.add(body);
    return {
      grow(bytes: number) {
        if (!bodies.has(body)) return;
        body.bytes += bytes;
        used += bytes;
        enforceLimit();
      },
      release: () => release(body),
    };
  };
}

export type BodyMemory = ReturnType<typeof createBodyMemory>;
