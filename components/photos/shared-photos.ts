"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { browserDatabase } from "@/lib/browser/browser-database";
import { dayLength } from "@/lib/time/day";

/**
 * Milliseconds. One that was shared longer ago is forgotten: whoever shared it
 * chose it again, or went away.
 */
const maxAge = dayLength;

/** Written by public/sw.js when photos are shared to the installed app. */
type StoredPhoto = {
  name: string;
  type: string;
  sharedAt: number;
  /** Read when it is decoded: hundreds of photos are too many for the memory. */
  blob?: Blob;
  /** As the worker of an earlier version wrote it. */
  bytes?: ArrayBuffer;
};
const inStore = browserDatabase("listwright-shared", "photos");

export type SharedPhoto = { key: IDBValidKey; file: File };

/** All of them or, where the page goes away meanwhile, none. */
export async function deletePhotos(photos: Pick<SharedPhoto, "key">[]) {
  const [first, ...others] = photos.map(({ key }) => key);
  if (first === undefined) return;
  const deleting = inStore("readwrite", (store) => {
    for (const key of others) store.delete(key);
    return store.delete(first);
  });
  await deleting.catch(() => undefined);
}

/**
 * The photos that wait, in the order in which they came; none where this
 * browser stores nothing.
 */
export async function listWaiting(now: Date): Promise<SharedPhoto[]> {
  let keys: IDBRequest<IDBValidKey[]> | undefined;
  const reading = inStore<StoredPhoto[]>("readonly", (store) => {
    keys = store.getAllKeys();
    return store.getAll();
  });
  const stored = await reading.catch(() => []);
  const found = stored.flatMap((photo, index) => {
    const key = keys?.result[index];
    return key === undefined ? [] : [{ key, photo }];
  });
  const isOld = ({ photo }: (typeof found)[number]) =>
    now.getTime() - photo.sharedAt >= maxAge;
  await deletePhotos(found.filter(isOld));
  return found
    .filter((each) => !isOld(each))
    .map(({ key, photo: { name, type, blob, bytes } }) => ({
      key,
      file: new File([blob ?? bytes ?? ""], name, { type }),
    }));
}

export const chosenKey = "listwright:shared-for-batch";

/**
 * Leaves the photos that the seller was asked about to the page of batches. In
 * the storage of this tab: an address could be opened by any site.
 */
export function choosePhotosForBatch(photos: SharedPhoto[]) {
  try {
    const keys = photos.map(({ key }) => key);
    sessionStorage.setItem(chosenKey, JSON.stringify(keys));
  } catch {}
}

const problems: Record<string, string> = {
  again: "The photo that you shared didn't arrive. Please choose it here.",
  full: "Not all the photos you shared fit with those already waiting. Use or discard these, then share the others again.",
};

/**
 * Why photos that were shared are not here, if so. Takes the mark out of the
 * address, for the next reload.
 */
function arrivalProblem() {
  const url = new URL(location.href);
  const mark = url.searchParams.get("shared");
  if (mark === null) return null;
  url.searchParams.delete("shared");
  history.replaceState(history.state, "", url);
  return problems[mark] ?? null;
}

/**
 * The photos that wait for the seller's answer, once the form is ready for
 * them: any page can share some to the app.
 */
export function useSharedPhotos(
  isReady: boolean,
  onProblem: (problem: string) => void,
) {
  const [waiting, setWaiting] = useState<SharedPhoto[]>([]);
  const explain = useEffectEvent((problem: string) => onProblem(problem));
  useEffect(() => {
    if (!isReady) return;
    const problem = arrivalProblem();
    if (problem !== null) explain(problem);
    listWaiting(new Date()).then(
      (found) => found.length > 0 && setWaiting(found),
    );
  }, [isReady]);
  const hide = (photos: SharedPhoto[]) =>
    setWaiting((others) => others.filter((photo) => !photos.includes(photo)));
  return {
    waiting,
    /**
     * Asks no more about these, and deletes them once they are stored
     * elsewhere. Others may have come meanwhile.
     */
    async forget(photos: SharedPhoto[], whenStored: Promise<void>) {
      hide(photos);
      await whenStored;
      await deletePhotos(photos);
    },
    /**
     * Deletes them, and asks until they are gone: what no longer asks does not
     * ask again after a reload.
     */
    async discard(photos: SharedPhoto[]) {
      await deletePhotos(photos);
      hide(photos);
    },
  };
}
