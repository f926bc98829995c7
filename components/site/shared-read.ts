"use client";

import { useSyncExternalStore } from "react";

type Read<T> = { data: T | undefined; error: Error | undefined };

const unread: Read<never> = { data: undefined, error: undefined };
type Invalidated = { invalidate: (isWanted?: boolean) => void };

const all = new Set<Invalidated>();

/**
 * Data about the current visitor that several parts of a page share: fetched
 * when first needed, and again only by `refresh`. When fetching fails, the last
 * data stays beside the error.
 */
export function sharedRead<T>(load: () => Promise<T>) {
  let state: Read<T> = unread;
  let pending: Promise<Read<T>> | undefined;
  const listeners = new Set<() => void>();

  function update(next: Read<T>) {
    pending = undefined;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Resolves to the data, or to the last data when loading failed. */
  async function refresh() {
    const mine = load().then(
      (data) => ({ data, error: undefined }),
      (error: Error) => ({ data: state.data, error }),
    );
    pending = mine;
    const next = await mine;
    if (pending === mine) update(next);
    return next.data;
  }

  const read = {
    refresh,
    get: () => state,
    set: (data: T) => update({ data, error: undefined }),
    /** Without `isWanted` it is fetched only by who comes for it later. */
    invalidate(isWanted = true) {
      update(unread);
      if (isWanted && listeners.size > 0) refresh();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (state === unread && !pending) refresh();
      return () => listeners.delete(listener);
    },
  };
  all.add(read);
  return read;
}

type SharedRead<T> = ReturnType<typeof sharedRead<T>>;

const getUnread = () => unread;
const subscribeToNothing = () => () => undefined;

/** null loads nothing and has no data. */
export const useSharedRead = <T>(read: SharedRead<T> | null): Read<T> =>
  useSyncExternalStore<Read<T>>(
    read?.subscribe ?? subscribeToNothing,
    read?.get ?? getUnread,
    getUnread,
  );

/**
 * After another user has signed in or out: all of it belonged to the one
 * before. Whoever is signed out may read none of it, and what shows it is only
 * about to leave the page.
 */
export function invalidateReads({
  except,
  isSignedIn,
}: {
  except?: Invalidated;
  isSignedIn: boolean;
}) {
  for (const read of all) if (read !== except) read.invalidate(isSignedIn);
}
