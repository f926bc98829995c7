import { useSyncExternalStore } from "react";

/** State outside React. Each snapshot is an object that never changes. */
export class Store<Snapshot extends object> {
  #snapshot: Snapshot;
  protected readonly listeners = new Set<() => void>();

  constructor(initial: Snapshot) {
    this.#snapshot = initial;
  }

  readonly getSnapshot = () => this.#snapshot;

  /** Returns how to stop. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  protected set(change: Partial<Snapshot>) {
    if (change === this.#snapshot) return;
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The snapshot of a store, drawn anew whenever it is another. */
export const useStore = <Snapshot extends object>({
  subscribe,
  getSnapshot,
}: Store<Snapshot>) =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
