"use client";

import { type Dispatch, useEffect, useRef, useState } from "react";
import { emptyForm } from "@/components/listings/form/form-fields";
import {
  clearDraft,
  clearDraftPhoto,
  findDraft,
  findDraftPhoto,
  saveDraft,
  saveDraftPhoto,
} from "@/components/listings/generate/draft-storage";
import type { Draft, GeneratorAction } from "@/components/listings/generate/generator-state";
import { useUser } from "@/components/site/use-user";

/** Another user of the same browser must not see this user's draft: it is deleted instead. */
async function findOwnDraft(userId: number | null) {
  const isOwn = ({ owner }: { owner: number | null }) => owner === null || owner === userId;
  const draft = findDraft();
  const stored = await findDraftPhoto();
  if (userId !== null && draft && !isOwn(draft)) clearDraft();
  if (userId !== null && stored && !isOwn(stored)) await clearDraftPhoto();
  return { draft: draft && isOwn(draft) ? draft : null, photo: stored && isOwn(stored) ? stored.photo : null };
}

/** Saves form, photo and result in the browser, so that they survive a reload and a sign-in. */
export function useDraft({ values, fromPhoto, listing }: Draft, dispatch: Dispatch<GeneratorAction>) {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [isRestored, setRestored] = useState(false);
  const photoQueue = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (isLoading) return;
    let isCanceled = false;
    findOwnDraft(owner).then((found) => {
      if (isCanceled) return;
      dispatch({ type: "restore", ...found });
      setRestored(true);
    });
    return () => {
      isCanceled = true;
    };
  }, [isLoading, owner, dispatch]);

  useEffect(() => {
    if (isRestored && (values !== emptyForm || listing)) saveDraft({ values, fromPhoto, listing }, owner);
  }, [isRestored, values, fromPhoto, listing, owner]);

  function enqueue(work: () => Promise<void>) {
    photoQueue.current = photoQueue.current.then(work);
    return photoQueue.current;
  }
  return {
    isRestored,
    savePhoto: (photo: File) => enqueue(() => saveDraftPhoto(photo, owner)),
    clearPhoto: () => enqueue(clearDraftPhoto),
    clearAll: () => {
      clearDraft();
      return enqueue(clearDraftPhoto);
    },
    /** Resolves when everything is saved, so that the page may be left. */
    whenSaved: () => photoQueue.current,
  };
}
