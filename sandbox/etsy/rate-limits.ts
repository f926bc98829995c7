import type { Store } from "./store";

const dayMs = 86_400_000;

/** Counts the requests of each key, in windows that roll. */
export class RateLimits {
  private readonly times = new Map<string, number[]>();

  constructor(private readonly store: Store) {}

  /**
   * Counts one request. `headers` go with every answer; `retryAfter` is in
   * seconds, null while there is room.
   */
  take(
    keystring: string,
    now: number,
  ): { headers: Record<string, string>; retryAfter: number | null } {
    const { perSecond, perDay } = this.store.state.limits;
    const today = (this.times.get(keystring) ?? []).filter(
      (time) => time > now - dayMs,
    );
    const lastSecond = today.filter((time) => time > now - 1_000);
    const isOverDay = today.length >= perDay;
    const isOver = isOverDay || lastSecond.length >= perSecond;
    if (!isOver) today.push(now);
    this.times.set(keystring, today);
    const used = isOver ? 0 : 1;
    const headers = {
      "x-limit-per-second": String(perSecond),
      // Real answers have been seen with this name, which lacks its last
      // letter.
      "x-remaining-this-secon": String(
        Math.max(0, perSecond - lastSecond.length - used),
      ),
      "x-limit-per-day": String(perDay),
      "x-remaining-today": String(Math.max(0, perDay - today.length)),
    };
    if (!isOver) return { headers, retryAfter: null };
    const oldest = today[0] ?? now;
    return {
      headers,
      retryAfter: isOverDay ? Math.ceil((oldest + dayMs - now) / 1_000) : 1,
    };
  }

  clear(): void {
    this.times.clear();
  }
}
