"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

function takeFromQuery(names: string[]) {
  const url = new URL(window.location.href);
  const taken = names.map((name) => url.searchParams.get(name));
  for (const name of names) url.searchParams.delete(name);
  if (taken.some((value) => value !== null)) window.history.replaceState(null, "", `${url.pathname}${url.search}`);
  return taken;
}

type Proof = { password: string } | { newPassword: string };

const verify = (token: string, proof?: Proof) => api("POST", "/api/auth/verify-email", { token, ...proof });
const hasCode = (failure: unknown, code: string) => failure instanceof ApiError && failure.code === code;

/**
 * Redeems `?verify=TOKEN` from a mail and greets `?verified=true`; neither stays in the address. In another browser than the one
 * that signed up the link stays open until `redeem` sends a password with it.
 */
export function useEmailVerification() {
  const hasRun = useRef(false);
  const [openToken, setOpenToken] = useState<string>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const [token, verified] = takeFromQuery(["verify", "verified"]);
    const greet = () => toast({ title: "Email Verified!", description: "You can sign in now.", variant: "success" });
    if (verified === "true") greet();
    if (!token) return;
    verify(token).then(greet, (failure: unknown) => {
      if (hasCode(failure, "password_required")) setOpenToken(token);
      else if (failure instanceof ApiError) setError(failure.message);
    });
  }, []);

  return {
    error,
    isOpen: openToken !== undefined,
    /** False when no link is open, or it ended meanwhile. Throws what else the answer was, and the link stays open. */
    async redeem(proof: Proof) {
      if (openToken === undefined) return false;
      const isVerified = await verify(openToken, proof).then(
        () => true,
        (failure: unknown) => {
          if (hasCode(failure, "invalid_token")) return false;
          throw failure;
        },
      );
      setOpenToken(undefined);
      return isVerified;
    },
    setError,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
