"use client";

import { forgetReads, sharedRead, useSharedRead } from "@/components/site/shared-read";
import { ApiError, api } from "@/lib/api-client";
import { hasSignedInHint } from "@/lib/auth/signed-in-hint";

export type SignedInUser = { id: number; email: string; isVerified: boolean; isAdmin: boolean; createdAt: string };

const userRead = sharedRead<SignedInUser | null>(async () => {
  if (!hasSignedInHint(document.cookie)) return null;
  try {
    return await api<SignedInUser>("GET", "/api/auth/user");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
});

/**
 * Who is signed in. `null` is a visitor; `undefined` is not known yet, or could not be asked.
 * A browser to which no session was given is a visitor's, and nothing is asked.
 * A failing server never turns a known user into a visitor.
 */
export function useUser() {
  const { data, error } = useSharedRead(userRead);
  return {
    user: data,
    isLoading: data === undefined && error === undefined,
    /** Why the last asking failed, other than for being signed out. */
    error,
    refresh: userRead.refresh,
  };
}

/** Puts `user`, of whom an answer just told, in the place of whoever was here, and forgets what was read for them; null is nobody. */
export function switchUser(user: SignedInUser | null) {
  userRead.set(user);
  forgetReads(userRead);
}
