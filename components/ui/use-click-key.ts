"use client";

import { useRef } from "react";
import { ApiError } from "@/lib/browser/api-error";

/** What a click submits: a repeat of it has identical parts. */
type Click = readonly unknown[];

/** `crypto.randomUUID` is missing on plain http, as on a local network. */
export function randomKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * An idempotency key per click. A click whose response was lost keeps its key
 * as long as nothing was changed: the server may have done the work, and
 * charged for it.
 */
export function useClickKey() {
  const lost = useRef<{ click: Click; key: string } | null>(null);

  return async function withKey<T>(
    click: Click,
    work: (key: string) => Promise<T>,
  ): Promise<T> {
    const last = lost.current;
    const isRepeat =
      last?.click.length === click.length &&
      last.click.every((part, index) => part === click[index]);
    const key = last && isRepeat ? last.key : randomKey();
    lost.current = null;
    try {
      return await work(key);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0)
        lost.current = { click, key };
      throw error;
    }
  };
}
