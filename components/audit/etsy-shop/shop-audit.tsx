"use client";

import { useEffect, useEffectEvent } from "react";
import { ShopCard } from "@/components/audit/etsy-shop/shop-card";
import { ShopResult } from "@/components/audit/etsy-shop/shop-result";
import { useShopAudit } from "@/components/audit/etsy-shop/use-shop-audit";
import { useEtsyConnection } from "@/components/etsy";
import { DataClient } from "@/components/site";

/** The result takes the place of everything else. */
export type ShopPart = "card" | "result" | null;

type ShopAuditProps = {
  onFile: (file: File) => void;
  onShown: (part: ShopPart) => void;
};

/**
 * The Etsy shop of a seller who is signed in: connecting it, reading it, and
 * what was found.
 */
export function ShopAudit(props: ShopAuditProps) {
  return (
    <DataClient>
      <Shop {...props} />
    </DataClient>
  );
}

function Shop({ onFile, onShown }: ShopAuditProps) {
  const { data: connection, error } = useEtsyConnection();
  const view = useShopAudit();
  const { audit } = view;
  const isResult =
    audit !== null && audit.state !== "reading" && audit.read > 0;
  const part = isResult
    ? "result"
    : connection?.isAvailable === false
      ? null
      : "card";
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    tell(part);
    return () => tell("card");
  }, [part]);
  if (isResult) {
    return (
      <ShopResult
        key={audit.id}
        audit={audit}
        connection={connection}
        view={view}
        onFile={onFile}
      />
    );
  }
  return (
    <ShopCard
      connection={connection}
      hasFailed={error !== undefined}
      view={view}
    />
  );
}
