"use client";

import { useEffect, useEffectEvent } from "react";

/** Milliseconds. One that was shared longer ago is forgotten: whoever shared it chose it again, or went away. */
const maxAge = 24 * 3_600_000;

type SharedPhoto = { name: string; type: string; sharedAt: number; bytes: ArrayBuffer };

/** Written by public/sw.js when a photo is shared to the installed app. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("listwright-shared", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("photos", { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
}

async function takeAll(): Promise<SharedPhoto[]> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction("photos", "readwrite");
      const store = transaction.objectStore("photos");
      const reading: IDBRequest<SharedPhoto[]> = store.getAll();
      store.clear();
      transaction.oncomplete = () => resolve(reading.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Each photo once, signed in or not; none where this browser stores nothing. */
async function takeShared(now: Date): Promise<File[]> {
  const photos = await takeAll().catch(() => []);
  return photos
    .filter(({ sharedAt }) => now.getTime() - sharedAt < maxAge)
    .map(({ name, type, bytes }) => new File([bytes], name, { type }));
}

const lost = "The photo that you shared didn't arrive. Please choose it here.";

/** Whether a shared photo could not be taken. Takes the mark out of the address, for the next reload. */
function wasLost() {
  const url = new URL(location.href);
  const mark = url.searchParams.get("shared");
  if (mark === null) return false;
  url.searchParams.delete("shared");
  history.replaceState(history.state, "", url);
  return mark === "again";
}

type Handlers = { onPhotos: (files: File[]) => void; onLost: (problem: string) => void };

/** Hands over the photos that a phone shared to the installed app, once the form is ready for them. */
export function useSharedPhotos(isReady: boolean, handlers: Handlers) {
  const hand = useEffectEvent((files: File[]) => files.length > 0 && handlers.onPhotos(files));
  const explain = useEffectEvent(() => handlers.onLost(lost));
  useEffect(() => {
    if (!isReady) return;
    if (wasLost()) explain();
    takeShared(new Date()).then(hand);
  }, [isReady]);
}
