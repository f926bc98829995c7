"use client";

import { useSyncExternalStore } from "react";
import { type SignedInUser, UserStore } from "@/components/site/user-store";
import { hasSignedInHint } from "@/lib/auth/signed-in-hint";

/** SWR would double the scripts of a public page: decision 3. */
export const userStore = new UserStore(readUser);

/** Public pages are light: what failures need is loaded with the first one. */
async function readUser(): Promise<SignedInUser | null> {
  if (!hasSignedInHint(document.cookie)) return null;
  const response = await fetch("/api/auth/user", {
    credentials: "include",
  }).catch(() => null);
  if (response?.ok) return response.json();
  if (response?.status === 401) return null;
  const { failureOf } = await import("@/lib/browser/api");
  throw await failureOf(response);
}

/**
 * The signed-in user; `null` for a visitor, `undefined` while loading or when
 * loading failed. A browser that never got a session is a visitor's, without a
 * request. A failing server never signs a user out.
 */
export function useUser() {
  const { follow, getSnapshot, getUnread, refresh } = userStore;
  const { user, error } = useSyncExternalStore(follow, getSnapshot, getUnread);
  return {
    user,
    isLoading: user === undefined && error === undefined,
    /** Why the last request failed, other than with 401. */
    error,
    refresh,
  };
}

/**
 * After signing in or out: replaces the user, null for none, and discards the
 * data of the one before.
 */
export const switchUser = (user: SignedInUser | null) =>
  userStore.switchTo(user);
