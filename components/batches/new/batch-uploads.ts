"use client";

import { useEffect, useState } from "react";
import type { UnsentPhoto } from "@/components/batches/new/unsent-rows";
import {
  createUploadQueue,
  preparePhoto,
  sendPhoto,
} from "@/components/photos";
import type { UploadedPhoto } from "@/lib/photos/schema";

type Waiter = { resolve: (id: string) => void; reject: (error: Error) => void };

export type BatchUploadOptions = {
  send: typeof sendPhoto;
  prepare: typeof preparePhoto;
  /** Whether photos wait for the connection. */
  onResting?: (isResting: boolean) => void;
};

/**
 * Uploads photos of a batch, each once: what is at the server stays known while
 * the page is open.
 */
export class BatchUploads {
  readonly #prepare: typeof preparePhoto;
  readonly #queue: ReturnType<typeof createUploadQueue<UploadedPhoto>>;
  readonly #ids = new Map<string, string>();
  readonly #waiters = new Map<string, Waiter>();
  readonly #resting = new Set<string>();

  constructor({ send, prepare, onResting }: BatchUploadOptions) {
    this.#prepare = prepare;
    this.#queue = createUploadQueue<UploadedPhoto>({
      send,
      onStatus: (key, status) => {
        if (status.type === "resting") this.#resting.add(key);
        else this.#resting.delete(key);
        onResting?.(this.#resting.size > 0);
        if (status.type === "failed")
          this.#waiters.get(key)?.reject(new Error(status.message));
      },
      onUploaded: (key, { id }) => {
        this.#ids.set(key, id);
        this.#waiters.get(key)?.resolve(id);
      },
    });
  }

  /** Returns how to close it. */
  open() {
    const { open, resume, close } = this.#queue;
    open();
    window.addEventListener("online", resume);
    return () => {
      window.removeEventListener("online", resume);
      close();
    };
  }

  /** Gives its id at the server; rejects with a sentence about it. */
  readonly upload = async ({ key, file }: UnsentPhoto): Promise<string> => {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const { prepared, problem } = await this.#prepare(file);
    if (problem !== null) throw new Error(problem);
    const { photo, width, height } = prepared;
    const size = width > 0 && height > 0 ? { width, height } : null;
    return new Promise((resolve, reject) => {
      this.#waiters.set(key, { resolve, reject });
      this.#queue.add({ key, photo, size });
    });
  };
}

/** Those of a part of the page, as long as that is there. */
export function useBatchUploads() {
  const [uploads] = useState(
    () => new BatchUploads({ send: sendPhoto, prepare: preparePhoto }),
  );
  useEffect(() => uploads.open(), [uploads]);
  return uploads;
}
