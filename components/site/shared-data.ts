"use client";

import useSWR, { mutate, SWRConfig } from "swr";
import { userStore } from "@/components/site/use-user";
import { dataSettings } from "@/lib/browser/data-settings";

/** SWR's own cache, whichever `DataClient` is around. */
const { cache } = SWRConfig.defaultValue;
const settings = { ...dataSettings, cache };

/**
 * Data about the current user that several parts of a page share: fetched when
 * first needed, and again only by `refresh`. When fetching fails, the last data
 * stays beside the error. null loads nothing and has no data.
 */
export function useSharedData<T>(path: string | null) {
  const { data, error, mutate } = useSWR<T, Error>(path, settings);
  /** Resolves to the data, or to the last data when loading failed. */
  const refresh = () => mutate();
  return { data, error, refresh };
}

/** Also where no part that shows it is on the page. */
export function refreshSharedData(path: string) {
  return mutate(path, dataSettings.fetcher(path), {
    revalidate: false,
    throwOnError: false,
  });
}

/** After the server has accepted a change. What isn't there yet is read. */
export function changeSharedData<T>(
  path: string,
  change: (data: T | undefined) => T | undefined,
) {
  return mutate<T>(path, change, {
    revalidate: (data) => data === undefined,
  });
}

/** It is fetched anew by who shows it or comes for it later. */
export function dropSharedData(path: string) {
  return mutate(path, undefined);
}

/**
 * All of it belonged to the user before. Whoever is signed out may read none of
 * it, and what shows it is only about to leave the page.
 */
export function dropAllSharedData({ isSignedIn }: { isSignedIn: boolean }) {
  return mutate(() => true, undefined, { revalidate: isSignedIn });
}

userStore.onSwitch((user) => {
  void dropAllSharedData({ isSignedIn: user !== null });
});
