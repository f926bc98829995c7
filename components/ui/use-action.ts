"use client";

import { useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/browser/api-error";

/** What an action gives when the page is about to change: it stays pending. */
export const leaving = "leaving";

/**
 * What a press does, one at a time: a second press is ignored while the first
 * one runs. `failure` is the title of the toast for a refused call, or what is
 * done about any error; without it, errors are thrown.
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => unknown,
  failure?: string | ((error: unknown, ...args: Args) => unknown),
) {
  const [isPending, setPending] = useState(false);
  // A second press may come before the first one is drawn.
  const isRunning = useRef(false);

  function tell(error: unknown, args: Args): unknown {
    if (typeof failure === "function") return failure(error, ...args);
    if (failure === undefined || !(error instanceof ApiError)) throw error;
    toast({ title: failure, description: error.message, variant: "error" });
    return undefined;
  }

  async function run(...args: Args) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    let outcome: unknown;
    try {
      outcome = await action(...args);
    } catch (error) {
      outcome = tell(error, args);
      // Else the failure and the end of the action are drawn as one.
      if (outcome instanceof Promise) outcome = await outcome;
    } finally {
      if (outcome !== leaving) {
        isRunning.current = false;
        setPending(false);
      }
    }
  }

  return { isPending, run };
}
