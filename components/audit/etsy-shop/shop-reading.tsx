"use client";

import { useEffect, useEffectEvent } from "react";
import { ShopCard } from "@/components/audit/etsy-shop/shop-card";
import { useShopAudit } from "@/components/audit/etsy-shop/use-shop-audit";
import { useEtsyConnection } from "@/components/etsy";

type ShopReadingProps = {
  /** The page that it is on. */
  path: string;
  /** Once something of the shop was read. */
  onRead: () => void;
};

/** Connecting the shop and reading it, for pages that need what was read. */
export function ShopReading({ path, onRead }: ShopReadingProps) {
  const { data: connection, error } = useEtsyConnection();
  const view = useShopAudit();
  const { audit } = view;
  const isRead = audit !== null && audit.state !== "reading" && audit.read > 0;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) tell();
  }, [isRead]);
  return (
    <ShopCard
      connection={connection}
      hasFailed={error !== undefined}
      view={view}
      returnPath={path}
    />
  );
}
