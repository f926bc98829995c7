"use client";

import { useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { BatchStore, paceOf } from "@/components/batches/table/batch-store";
import { refreshSubscriptionStatus } from "@/components/billing";
import { useStore } from "@/components/ui/store";
import { usePolling } from "@/components/ui/use-polling";
import type { BatchAnswer, RowAnswer } from "@/lib/batches/schema";
import { api } from "@/lib/browser/api";

const noRows: RowAnswer[] = [];

/** A batch, followed while something of it is under way. */
export function useBatch(id: string) {
  const { mutate } = useSWRConfig();
  const [store] = useState(() => {
    const batch: BatchStore = new BatchStore({
      id,
      call: api,
      update: (answer) =>
        answer
          ? mutate(batch.path, answer, { revalidate: false })
          : mutate(batch.path),
      onChanged: refreshSubscriptionStatus,
    });
    return batch;
  });
  const { data, error } = useSWR<BatchAnswer, Error>(store.path, store.read, {
    revalidateOnMount: true,
  });
  const { isBusy, last } = useStore(store);
  useEffect(() => () => store.close(), [store]);
  usePolling(() => store.follow(data), paceOf(data));
  return {
    store,
    batch: data,
    rows: data?.rows ?? noRows,
    error,
    isBusy,
    last,
  };
}
