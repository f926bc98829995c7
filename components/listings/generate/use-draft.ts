"use client";

import { type Dispatch, useEffect, useRef, useState } from "react";
import { emptyForm } from "@/components/listings/form/form-fields";
import {
  clearDraft,
  findDraft,
  saveDraft,
} from "@/components/listings/generate/draft-storage";
import type {
  Draft,
  GeneratorAction,
} from "@/components/listings/generate/generator-state";
import {
  clearPhotoFiles,
  type DraftPhoto,
  findPhotoFile,
  formerPhotoKey,
  removePhotoFile,
} from "@/components/listings/photos/draft-photos";
import type { FormPhoto } from "@/components/listings/photos/photo-list";
import type { Photos } from "@/components/listings/photos/use-photos";
import { useUser } from "@/components/site/use-user";

/**
 * Another user of the same browser must not see this user's draft: it is
 * deleted instead.
 */
async function findOwnDraft(userId: number | null) {
  const isOwn = ({ owner }: { owner: number | null }) =>
    owner === null || owner === userId;
  const draft = findDraft();
  const former = await findPhotoFile(formerPhotoKey);
  const isOthers = (draft && !isOwn(draft)) || (former && !isOwn(former));
  if (userId !== null && isOthers) {
    clearDraft();
    await clearPhotoFiles();
  }
  return {
    draft: draft && isOwn(draft) ? draft : null,
    former: former && isOwn(former) ? former.file : null,
  };
}

/**
 * What is stored of it beside its file. One that is still being prepared has
 * nothing to come back to.
 */
const toDraftPhotos = (photos: FormPhoto[]): DraftPhoto[] =>
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
export function useDraft(
  { values, fromPhoto, listing }: Draft,
  photoSet: Photos,
  dispatch: Dispatch<GeneratorAction>,
) {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [isRestored, setRestored] = useState(false);
  /**
   * Whose the draft is. It stays hers when her session ends while the page is
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
    findOwnDraft(owner).then(async ({ draft, former }) => {
      if (isCanceled) return;
      dispatch({ type: "restore", draft });
      await latest.current.restore(draft?.photos ?? [], draft?.shots ?? []);
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
      return clearDraft();
    saveDraft(
      { values, fromPhoto, listing, photos: toDraftPhotos(photos), shots },
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
    clear: clearDraft,
  };
}
