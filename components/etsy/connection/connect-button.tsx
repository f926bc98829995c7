"use client";

import { useState } from "react";
import { rememberReturn } from "@/components/etsy/connection/remember-return";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

type ConnectButtonProps = {
  children: string;
  /**
   * The page of this site that the dashboard, where Etsy leads to, offers
   * afterwards.
   */
  returnPath?: string;
};

/** Opens Etsy's page that asks for the permission. */
export function ConnectButton({ children, returnPath }: ConnectButtonProps) {
  const [isBusy, setBusy] = useState(false);
  async function connect() {
    setBusy(true);
    rememberReturn(returnPath ?? null);
    try {
      const { authorizeUrl } = await api<{ authorizeUrl: string }>(
        "POST",
        "/api/etsy/connect",
        {},
      );
      window.location.assign(authorizeUrl);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: "Etsy could not be opened",
        description: error.message,
        variant: "error",
      });
    }
  }
  return (
    <Button onClick={connect} disabled={isBusy}>
      {isBusy ? "Opening Etsy…" : children}
    </Button>
  );
}
