"use client";

import { useEffect, useState } from "react";
import {
  Autosave,
  type AutosaveOptions,
  type Versioned,
} from "@/components/ui/autosave";

/**
 * Saves what `read` gives: after a pause, when the page is left, when its
 * editor goes, and on request. What shows its state reads it by `useStore`, so
 * that the whole editor need not be drawn anew.
 */
export function useAutosave<
  Content extends object,
  Answer extends { version: number },
>(options: AutosaveOptions<Content, Answer>, stored: Versioned<Content>) {
  const [autosave] = useState(() => new Autosave(options, stored));
  useEffect(() => autosave.update(options));
  useEffect(() => {
    window.addEventListener("pagehide", autosave.saveOnLeave);
    return () => {
      window.removeEventListener("pagehide", autosave.saveOnLeave);
      autosave.saveOnLeave();
    };
  }, [autosave]);
  return autosave;
}
