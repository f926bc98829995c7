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

/** Redeems `?verify=TOKEN` from a mail and greets `?verified=true`; neither stays in the address. */
export function useEmailVerification() {
  const hasRun = useRef(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const [token, verified] = takeFromQuery(["verify", "verified"]);
    const greet = () => toast({ title: "Email Verified!", description: "You can sign in now.", variant: "success" });
    if (verified === "true") greet();
    if (!token) return;
    api("POST", "/api/auth/verify-email", { token }).then(greet, (failure: unknown) => {
      if (failure instanceof ApiError) setError(failure.message);
    });
  }, []);

  return { error };
}
