"use client";

import { useState } from "react";
import { useSignedIn } from "@/components/auth/use-signed-in";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

/** Ends the session here; the dashboard then sends whoever is left to the sign-in page. */
export function SignOutButton() {
  const signedIn = useSignedIn();
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    try {
      await api("POST", "/api/auth/signout");
      await signedIn(null);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return signedIn(null);
      setBusy(false);
      toast({ title: "Failed to sign out. Please try again.", variant: "error" });
    }
  }

  return (
    <Button variant="secondary" size="sm" onClick={handleClick} disabled={isBusy}>
      Sign Out
    </Button>
  );
}
