"use client";

import { useEffect, useRef, useState } from "react";
import type { UnsentPhoto } from "@/components/batches/new/unsent-rows";
import {
  createUploadQueue,
  preparePhoto,
  sendPhoto,
} from "@/components/photos";
import type { PhotoSize } from "@/lib/photos/limits";

type Waiter = { resolve: (id: string) => void; reject: (error: Error) => void };

/**
 * Uploads photos of a batch, each once: what is at the server stays known while
 * the page is open.
 */
export function useBatchUpload() {
  const ids = useRef(new Map<string, string>());
  const waiters = useRef(new Map<string, Waiter>());
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set());
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendPhoto,
      onStatus(key, status) {
        setResting((before) => {
          const isResting = status.type === "resting";
          if (before.has(key) === isResting) return before;
          return new Set(
            isResting
              ? [...before, key]
              : [...before].filter((other) => other !== key),
          );
        });
        if (status.type === "failed")
          waiters.current.get(key)?.reject(new Error(status.message));
      },
      onUploaded(key, { id }) {
        ids.current.set(key, id);
        waiters.current.get(key)?.resolve(id);
      },
    }),
  );
  useEffect(() => {
    queue.open();
    window.addEventListener("online", queue.resume);
    return () => {
      window.removeEventListener("online", queue.resume);
      queue.close();
    };
  }, [queue]);

  async function upload({ key, file }: UnsentPhoto): Promise<string> {
    const known = ids.current.get(key);
    if (known !== undefined) return known;
    const { prepared, problem } = await preparePhoto(file);
    if (problem !== null) throw new Error(problem);
    const { photo, width, height } = prepared;
    const size: PhotoSize | null =
      width > 0 && height > 0 ? { width, height } : null;
    return new Promise((resolve, reject) => {
      waiters.current.set(key, { resolve, reject });
      queue.add({ key, photo, size });
    });
  }
  return {
    upload,
    /** Whether photos wait for the connection. */ isResting: resting.size > 0,
  };
}
