"use client";

import { type Dispatch, useEffect, useRef, useState } from "react";
import { emptyForm } from "@/components/listings/form/form-values";
import { dropDraft, findDraft, keepDraft } from "@/components/listings/generate/draft";
import { dropDraftPhoto, findDraftPhoto, keepDraftPhoto } from "@/components/listings/generate/draft-photo";
import type { Draft, GeneratorAction } from "@/components/listings/generate/generator-state";
import { useUser } from "@/components/site/use-user";

/** Another seller on the same computer must not find this one's work. */
async function findOwnDraft(userId: number | null) {
  const isOwn = ({ owner }: { owner: number | null }) => owner === null || owner === userId;
  const draft = findDraft();
  const kept = await findDraftPhoto();
  if (userId !== null && draft && !isOwn(draft)) dropDraft();
  if (userId !== null && kept && !isOwn(kept)) await dropDraftPhoto();
  return { draft: draft && isOwn(draft) ? draft : null, photo: kept && isOwn(kept) ? kept.photo : null };
}

/** Keeps form, photo and result through a reload and a sign-in. */
export function useDraft({ values, fromPhoto, listing }: Draft, dispatch: Dispatch<GeneratorAction>) {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [isRestored, setRestored] = useState(false);
  const photoWork = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (isLoading) return;
    let isOver = false;
    findOwnDraft(owner).then((found) => {
      if (isOver) return;
      dispatch({ type: "restore", ...found });
      setRestored(true);
    });
    return () => {
      isOver = true;
    };
  }, [isLoading, owner, dispatch]);

  useEffect(() => {
    if (isRestored && (values !== emptyForm || listing)) keepDraft({ values, fromPhoto, listing }, owner);
  }, [isRestored, values, fromPhoto, listing, owner]);

  function afterwards(work: () => Promise<void>) {
    photoWork.current = photoWork.current.then(work);
    return photoWork.current;
  }
  return {
    keepPhoto: (photo: File) => afterwards(() => keepDraftPhoto(photo, owner)),
    dropPhoto: () => afterwards(dropDraftPhoto),
    dropAll: () => {
      dropDraft();
      return afterwards(dropDraftPhoto);
    },
    /** Resolves when everything is kept and the page may be left. */
    settle: () => photoWork.current,
  };
}
