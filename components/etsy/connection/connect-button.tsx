"use client";

import { rememberReturn } from "@/components/etsy/connection/remember-return";
import { Button } from "@/components/ui/button";
import { leaving, useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";

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
  const { isPending, run: connect } = useAction(async () => {
    rememberReturn(returnPath ?? null);
    const { authorizeUrl } = await api<{ authorizeUrl: string }>(
      "POST",
      "/api/etsy/connect",
      {},
    );
    window.location.assign(authorizeUrl);
    return leaving;
  }, "Etsy could not be opened");
  return (
    <Button onClick={connect} disabled={isPending}>
      {isPending ? "Opening Etsy…" : children}
    </Button>
  );
}
