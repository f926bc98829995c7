"use client";

import { useRef } from "react";
import { ApiError } from "@/lib/api-client";

/** What a click is about: it is the same click again as long as every part is the very same. */
type Click = readonly unknown[];

/** A random UUID, also where the page came over plain http, as from a computer in the same room. */
function randomKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * One key for each click. Only a click whose answer got lost on the way is repeated under its old key,
 * as long as nothing was changed: what was asked for may be written and paid for already.
 */
export function useClickKey() {
  const lost = useRef<{ click: Click; key: string } | null>(null);

  return async function withKey<T>(click: Click, work: (key: string) => Promise<T>): Promise<T> {
    const last = lost.current;
    const isRepeat = last?.click.length === click.length && last.click.every((part, index) => part === click[index]);
    const key = last && isRepeat ? last.key : randomKey();
    lost.current = null;
    try {
      return await work(key);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) lost.current = { click, key };
      throw error;
    }
  };
}
