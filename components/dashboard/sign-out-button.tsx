"use client";

import { useState } from "react";
import { switchUser } from "@/components/site/use-user";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

/** Ends the session here; the dashboard then sends whoever is left to the sign-in page. */
export function SignOutButton() {
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    try {
      await api("POST", "/api/auth/signout");
      switchUser(null);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return switchUser(null);
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
