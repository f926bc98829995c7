"use client";

import {
  invalidateReads,
  sharedRead,
  useSharedRead,
} from "@/components/site/shared-read";
import { hasSignedInHint } from "@/lib/auth/signed-in-hint";
import { ApiError, api } from "@/lib/browser/api";

export type SignedInUser = {
  id: number;
  email: string;
  isVerified: boolean;
  isAdmin: boolean;
  createdAt: string;
};

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
 * The signed-in user; `null` for a visitor, `undefined` while loading or when
 * loading failed. A browser that never got a session is a visitor's, without a
 * request. A failing server never signs a user out.
 */
export function useUser() {
  const { data, error } = useSharedRead(userRead);
  return {
    user: data,
    isLoading: data === undefined && error === undefined,
    /** Why the last request failed, other than with 401. */
    error,
    refresh: userRead.refresh,
  };
}

/**
 * After signing in or out: replaces the user, null for none, and discards the
 * data of the one before.
 */
export function switchUser(user: SignedInUser | null) {
  userRead.set(user);
  invalidateReads({ except: userRead, isSignedIn: user !== null });
}
