"use client";

import type { ShopAuditView } from "@/components/audit/etsy-shop/use-shop-audit";
import { ConnectButton } from "@/components/etsy";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { ShopAudit } from "@/lib/audit/etsy-shop/schema";
import { auditPath } from "@/lib/content/audit";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";

type StoppedProps = {
  audit: ShopAudit;
  connection: EtsyConnectionStatus | undefined;
  view: ShopAuditView;
};

const numbers = new Intl.NumberFormat();

/**
 * Why the reading stopped, and what the seller does so that it goes on where it
 * stood.
 */
export function Stopped({
  audit: { problem, read, total },
  connection,
  view,
}: StoppedProps) {
  const needsConnection =
    problem?.code === "reconnect" && connection?.connected === false;
  return (
    <Alert variant="warning" title={problem?.message ?? "Reading stopped."}>
      {read > 0 && (
        <p>
          {numbers.format(read)} of {numbers.format(total ?? read)} listings
          were read. Continuing reads only the rest.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {needsConnection ? (
          <ConnectButton returnPath={auditPath}>Connect again</ConnectButton>
        ) : (
          <Button size="sm" onClick={view.start} aria-disabled={view.isPending}>
            {view.isPending ? "Starting …" : "Continue"}
          </Button>
        )}
        {problem?.code === "shop_closed" && (
          <a
            href="https://www.etsy.com/your/shops/me/dashboard"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Open your Etsy shop
          </a>
        )}
      </div>
    </Alert>
  );
}
