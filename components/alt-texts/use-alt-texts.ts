"use client";

import useSWR from "swr";
import { refreshSubscriptionStatus } from "@/components/billing";
import { useAction } from "@/components/ui/use-action";
import { usePolling } from "@/components/ui/use-polling";
import type {
  AltTextProgressAnswer,
  AltTextReview,
  AltTextsAnswer,
  SentState,
} from "@/lib/alt-texts/schema";
import { api, apiResponse } from "@/lib/browser/api";

const path = "/api/alt-texts";
/** Milliseconds between two looks while something is written. */
const interval = 2_000;

/**
 * What is poor in the shop, what was chosen of it, and what was written. The
 * last is read again whenever one more is.
 */
export function useAltTexts() {
  const found = useSWR<AltTextsAnswer, Error>(path);
  const progress = useSWR<AltTextProgressAnswer, Error>(`${path}/progress`);
  const chosen = progress.data?.chosen ?? [];
  const isWriting = chosen.some(({ state }) => state === "queued");
  usePolling(() => isWriting && progress.mutate(), interval);

  const { isPending, run } = useAction(async (work: () => Promise<unknown>) => {
    await work();
    await Promise.all([progress.mutate(), refreshSubscriptionStatus()]);
  }, "That didn't work");

  return {
    found: found.data,
    error: found.error ?? progress.error,
    chosen,
    isLoading: found.data === undefined || progress.data === undefined,
    isPending,
    reload: () => Promise.all([found.mutate(), progress.mutate()]),
    start: (listings: string[]) => run(() => api("POST", path, { listings })),
    stop: () => run(() => apiResponse("DELETE", path, undefined)),
    retry: (id: string) =>
      run(() => apiResponse("POST", `${path}/${id}/retry`, {})),
    remove: (id: string) =>
      run(() => apiResponse("DELETE", `${path}/${id}`, undefined)),
    readAgain: () =>
      run(async () => {
        await api("POST", "/api/audit/shop", { again: true });
        await found.mutate();
      }),
  };
}
export type AltTextsView = ReturnType<typeof useAltTexts>;

const isUnderWay = (sent: SentState | null) =>
  sent?.state === "running" || sent?.state === "waiting";

/** One screen of what was written; `written` of how many. */
export function useReview(from: number, written: number) {
  return useSWR<AltTextReview, Error>(
    written > 0 ? `${path}/review?from=${from}&of=${written}` : null,
    {
      keepPreviousData: true,
      refreshInterval: (latest) =>
        latest?.listings.some(({ sent }) => isUnderWay(sent)) ? interval : 0,
    },
  );
}
