"use client";

import { useSyncExternalStore } from "react";

type Read<T> = { data: T | undefined; error: Error | undefined };

const unread: Read<never> = { data: undefined, error: undefined };
const all = new Set<{ forget: () => void }>();

/**
 * One thing that the API tells about whoever is here, shared by everything on the page that shows it: asked when first
 * needed, never stale by itself. A failing server leaves what was known beside the error.
 */
export function sharedRead<T>(ask: () => Promise<T>) {
  let state: Read<T> = unread;
  let asking: Promise<Read<T>> | undefined;
  const listeners = new Set<() => void>();

  function become(next: Read<T>) {
    asking = undefined;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Resolves with what is known then, also when asking failed. */
  async function refresh() {
    const mine = ask().then(
      (data) => ({ data, error: undefined }),
      (error: Error) => ({ data: state.data, error }),
    );
    asking = mine;
    const next = await mine;
    if (asking === mine) become(next);
    return next.data;
  }

  const read = {
    refresh,
    get: () => state,
    set: (data: T) => become({ data, error: undefined }),
    forget() {
      become(unread);
      if (listeners.size > 0) refresh();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (state === unread && !asking) refresh();
      return () => listeners.delete(listener);
    },
  };
  all.add(read);
  return read;
}

type SharedRead<T> = ReturnType<typeof sharedRead<T>>;

const getUnread = () => unread;
const subscribeToNothing = () => () => undefined;

/** null asks for nothing, and knows nothing. */
export const useSharedRead = <T>(read: SharedRead<T> | null): Read<T> =>
  useSyncExternalStore<Read<T>>(read?.subscribe ?? subscribeToNothing, read?.get ?? getUnread, getUnread);

/** For when somebody else is here than all of it was read for. */
export function forgetReads(except?: { forget: () => void }) {
  for (const read of all) if (read !== except) read.forget();
}
