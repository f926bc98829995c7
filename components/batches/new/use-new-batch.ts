"use client";

import { useEffect, useRef, useState } from "react";
import { BatchKeeper } from "@/components/batches/new/batch-keeper";
import {
  offeredName,
  sendRows,
  startBatch,
} from "@/components/batches/new/send-rows";
import {
  clearBatch,
  findBatch,
  saveBatch,
  saveFile,
} from "@/components/batches/new/stored-batch";
import { takeShared } from "@/components/batches/new/take-shared";
import { selectedPhotos } from "@/components/batches/new/unsent-batch";
import { UnsentStore } from "@/components/batches/new/unsent-store";
import { refreshSubscriptionStatus } from "@/components/billing";
import {
  endPhotosForBatch,
  findPhotosForBatch,
  preparePhoto,
  readPhoto,
  sendPhoto,
  sortPhotos,
} from "@/components/photos";
import { useUser } from "@/components/site";
import { useStore } from "@/components/ui/store";

/**
 * Listings to be, until the server has them. Calls `onStarted` with the batch
 * once it is being written.
 */
export function useNewBatch(onStarted: (id: string) => void) {
  const owner = useUser().user?.id ?? null;
  const [store] = useState(
    () =>
      new UnsentStore({
        send: sendPhoto,
        prepare: preparePhoto,
        readPhoto,
        sortPhotos,
        sendRows,
        startBatch,
        onStarted(id) {
          refreshSubscriptionStatus();
          onStarted(id);
        },
      }),
  );
  const [keeper] = useState(
    () =>
      new BatchKeeper(store, { findBatch, saveBatch, saveFile, clearBatch }),
  );
  useEffect(() => store.open(), [store]);
  useEffect(() => keeper.open(), [keeper]);
  useEffect(
    () => (owner === null ? undefined : keeper.restore(owner)),
    [keeper, owner],
  );
  const hasTaken = useRef(false);
  useEffect(() => {
    if (owner === null || hasTaken.current) return;
    hasTaken.current = true;
    const shared = { find: findPhotosForBatch, end: endPhotosForBatch };
    void takeShared(store, keeper, shared);
  }, [store, keeper, owner]);
  const snapshot = useStore(store);
  return {
    ...snapshot,
    store,
    name: snapshot.name ?? offeredName(),
    selected: selectedPhotos(snapshot.unsent, snapshot.selection),
    isBusy: snapshot.sending !== null,
    /** How many listings the server has already. */
    sent: snapshot.batch?.sent ?? 0,
  };
}

export type NewBatch = ReturnType<typeof useNewBatch>;
