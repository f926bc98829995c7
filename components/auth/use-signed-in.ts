"use client";

import { useSWRConfig } from "swr";
import type { SignedInUser } from "@/components/site/use-user";

/** Replaces everything that was read for the one who was there before by what belongs to `user`; null is nobody. */
export function useSignedIn() {
  const { mutate } = useSWRConfig();
  return async (user: SignedInUser | null) => {
    await mutate((key) => key !== "/api/auth/user", undefined, { revalidate: user !== null });
    await mutate("/api/auth/user", user, { revalidate: false });
  };
}
