"use client";

import { useEffect, useRef, useState } from "react";
import {
  clearBatch,
  findBatch,
  type RestoredBatch,
  type StoredBatch,
  saveBatch,
  saveFile,
} from "@/components/batches/new/stored-batch";
import type { UnsentRow } from "@/components/batches/new/unsent-rows";
import { useUser } from "@/components/site";

/**
 * Keeps listings to be in this browser until they are at the server, also when
 * the tab is closed. Calls `onRestored` once, with what was kept, before
 * anything is kept anew.
 */
export function useKeptBatch(
  state: StoredBatch,
  onRestored: (kept: RestoredBatch | null) => void,
) {
  const owner = useUser().user?.id ?? null;
  const [isRestored, setRestored] = useState(false);
  const [unkept, setUnkept] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const hasStored = useRef(false);
  const restored = useRef(onRestored);
  restored.current = onRestored;
  /** Photos whose files are stored, or about to be. */
  const files = useRef(new Map<string, Promise<boolean>>());
  const { rows, facts, language, name, mode, batch } = state;

  useEffect(() => {
    if (owner === null) return;
    let isCanceled = false;
    findBatch(owner).then((kept) => {
      if (isCanceled) return;
      for (const { key } of photosOf(kept?.rows ?? []))
        files.current.set(key, Promise.resolve(true));
      hasStored.current = kept !== null;
      restored.current(kept);
      setRestored(true);
    });
    return () => {
      isCanceled = true;
    };
  }, [owner]);

  useEffect(() => {
    if (!isRestored || owner === null) return;
    if (rows.length === 0 && batch === null) {
      files.current.clear();
      if (hasStored.current) void clearBatch();
      hasStored.current = false;
      return;
    }
    hasStored.current = true;
    saveBatch({ rows, facts, language, name, mode, batch }, owner);
  }, [isRestored, owner, rows, facts, language, name, mode, batch]);

  useEffect(() => {
    if (!isRestored) return;
    const photos = photosOf(rows);
    const saving = photos.map((photo) => {
      const known = files.current.get(photo.key);
      if (known) return known;
      // One after the other: each is read from the disk and written to it.
      const before =
        [...files.current.values()].at(-1) ?? Promise.resolve(true);
      const saved = before.then(() => saveFile(photo));
      files.current.set(photo.key, saved);
      return saved;
    });
    let isCurrent = true;
    setSaving(true);
    Promise.all(saving).then((results) => {
      if (!isCurrent) return;
      setSaving(false);
      setUnkept(results.filter((isSaved) => !isSaved).length);
    });
    return () => {
      isCurrent = false;
    };
  }, [isRestored, rows]);

  return {
    /** Whether closing the page now would lose something. */
    isUnsafe: isSaving || unkept > 0,
  };
}

const photosOf = (rows: UnsentRow[]) => rows.flatMap(({ photos }) => photos);
