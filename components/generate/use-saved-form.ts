"use client";

import { type Dispatch, useEffect, useRef, useState } from "react";
import { emptyForm } from "@/components/generate/form/form-fields";
import type {
  GeneratorAction,
  UnsavedForm,
} from "@/components/generate/generator-state";
import {
  clearSavedForm,
  findSavedForm,
  saveForm,
} from "@/components/generate/saved-form";
import {
  clearPhotoFiles,
  type FormPhoto,
  findPhotoFile,
  formerPhotoKey,
  type Photos,
  removePhotoFile,
  type SavedPhoto,
} from "@/components/photos";
import { useUser } from "@/components/site";

/**
 * Another user of the same browser must not see this user's form: it is
 * deleted instead.
 */
async function findOwnForm(userId: number | null) {
  const isOwn = ({ owner }: { owner: number | null }) =>
    owner === null || owner === userId;
  const saved = findSavedForm();
  const former = await findPhotoFile(formerPhotoKey);
  const isOthers = (saved && !isOwn(saved)) || (former && !isOwn(former));
  if (userId !== null && isOthers) {
    clearSavedForm();
    await clearPhotoFiles();
  }
  return {
    saved: saved && isOwn(saved) ? saved : null,
    former: former && isOwn(former) ? former.file : null,
  };
}

/**
 * What is stored of it beside its file. One that is still being prepared has
 * nothing to come back to.
 */
const toSavedPhotos = (photos: FormPhoto[]): SavedPhoto[] =>
  photos
    .filter(({ status }) => status.type !== "preparing")
    .map(({ key, name, size, checks, uploaded, coach }) => ({
      key,
      name,
      size,
      checks,
      uploaded,
      coach,
    }));

/**
 * Saves form, photos and result in the browser, so that they survive a reload
 * and a sign-in.
 */
export function useSavedForm(
  { values, fromPhoto, listing }: UnsavedForm,
  photoSet: Photos,
  dispatch: Dispatch<GeneratorAction>,
) {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [isRestored, setRestored] = useState(false);
  /**
   * Whose the form is. It stays hers when her session ends while the page is
   * open.
   */
  const [keeper, setKeeper] = useState(owner);
  if (owner !== null && owner !== keeper) setKeeper(owner);
  const { photos, shots } = photoSet;
  const latest = useRef(photoSet);
  latest.current = photoSet;
  /** Uploaded photos whose files are deleted here. */
  const released = useRef(new Set<string>());

  useEffect(() => {
    if (isLoading) return;
    let isCanceled = false;
    findOwnForm(owner).then(async ({ saved, former }) => {
      if (isCanceled) return;
      dispatch({ type: "restore", saved });
      await latest.current.restore(saved?.photos ?? [], saved?.shots ?? []);
      if (isCanceled) return;
      if (former) latest.current.add([former]);
      if (former) await removePhotoFile(formerPhotoKey);
      setRestored(true);
    });
    return () => {
      isCanceled = true;
    };
  }, [isLoading, owner, dispatch]);

  useEffect(() => {
    if (!isRestored) return;
    if (values === emptyForm && !listing && photos.length === 0)
      return clearSavedForm();
    saveForm(
      { values, fromPhoto, listing, photos: toSavedPhotos(photos), shots },
      keeper,
    );
    for (const { key, uploaded } of photos) {
      if (!uploaded || released.current.has(key)) continue;
      released.current.add(key);
      latest.current.releaseFile(key);
    }
  }, [isRestored, values, fromPhoto, listing, photos, shots, keeper]);

  return {
    isRestored,
    clear: clearSavedForm,
  };
}
