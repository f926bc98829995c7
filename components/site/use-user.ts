"use client";

import useSWR from "swr";
import { ApiError, api } from "@/lib/api-client";
import { hasSignedInHint } from "@/lib/auth/signed-in-hint";

export type SignedInUser = { id: number; email: string; isVerified: boolean; isAdmin: boolean; createdAt: string };

async function readUser(path: string): Promise<SignedInUser | null> {
  if (!hasSignedInHint(document.cookie)) return null;
  try {
    return await api<SignedInUser>("GET", path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Who is signed in. `null` is a visitor; `undefined` is not known yet, or could not be asked.
 * A browser to which no session was given is a visitor's, and nothing is asked.
 * A failing server never turns a known user into a visitor.
 */
export function useUser() {
  const { data, error, mutate } = useSWR<SignedInUser | null, Error>("/api/auth/user", readUser);
  return {
    user: data,
    isLoading: data === undefined && error === undefined,
    /** Why the last asking failed, other than for being signed out. */
    error,
    refresh: () => mutate(),
    /** Forgets the user at once, without asking. */
    forget: () => mutate(null, { revalidate: false }),
  };
}
