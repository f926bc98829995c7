"use client";

import { useEffect, useEffectEvent, useState } from "react";
import useSWR from "swr";
import { useEtsyConnection } from "@/components/etsy";
import { useAction } from "@/components/ui/use-action";
import { usePolling } from "@/components/ui/use-polling";
import type { ShopAuditAnswer } from "@/lib/audit/etsy-shop/schema";
import { api, apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

const path = "/api/audit/shop";
/**
 * Milliseconds between two looks at an audit that is being read, and at one
 * that waits for longer.
 */
const interval = 2_000;
const longInterval = 30_000;

type SeenAnswer = ShopAuditAnswer & { waitsLong: boolean };

/** As it is when it arrives. */
function seen(answer: ShopAuditAnswer): SeenAnswer {
  const until = answer.audit?.waitsUntil;
  const waits = until ? Date.parse(until) - Date.now() : 0;
  return { ...answer, waitsLong: waits > longInterval };
}

/**
 * The audit of the seller's shop, followed while it is being read, and dropped
 * when Etsy's terms end it.
 */
export function useShopAudit() {
  const { data, error, mutate } = useSWR<SeenAnswer, Error>(
    path,
    async () => seen(await api<ShopAuditAnswer>("GET", path)),
    { revalidateOnMount: true },
  );
  const { refresh } = useEtsyConnection();
  const [problem, setProblem] = useState<string | null>(null);
  const audit = data?.audit ?? null;
  usePolling(
    () => audit?.state === "reading" && mutate(),
    data?.waitsLong ? longInterval : interval,
  );

  const endsAt = audit?.endsAt;
  const end = useEffectEvent(() => mutate());
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(end, Date.parse(endsAt) - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);

  const { isPending, run: change } = useAction(
    async (work: () => Promise<ShopAuditAnswer>) => {
      setProblem(null);
      const answer = seen(await work());
      void mutate(answer, { revalidate: false });
    },
    async (failure) => {
      if (!(failure instanceof ApiError)) throw failure;
      setProblem(failure.message);
      // Then it says what to do.
      if (failure.code === "etsy_reconnect") await refresh();
    },
  );

  return {
    audit,
    error,
    isPending,
    problem,
    isLoading: data === undefined && error === undefined,
    reload: () => mutate(),
    /** One that stopped goes on where it stood. */
    start: () => change(() => api("POST", path, {})),
    readAgain: () => change(() => api("POST", path, { again: true })),
    remove: () =>
      change(async () => {
        await apiResponse("DELETE", path, undefined);
        return { audit: null };
      }),
  };
}
export type ShopAuditView = ReturnType<typeof useShopAudit>;
