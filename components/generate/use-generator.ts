"use client";

import { type Dispatch, useReducer } from "react";
import { fillFromPhoto } from "@/components/generate/fill-from-photo";
import {
  emptyForm,
  isEmptyValue,
  validateForm,
} from "@/components/generate/form/form-fields";
import {
  type GeneratorAction,
  type GeneratorState,
  generatorReducer,
  initialState,
} from "@/components/generate/generator-state";
import { useListingRequest } from "@/components/generate/use-listing-request";
import { useSavedForm } from "@/components/generate/use-saved-form";
import { useShopDefaults } from "@/components/generate/use-shop-defaults";
import { useTask } from "@/components/generate/use-task";
import { type Photos, usePhotos } from "@/components/photos";
import { toast } from "@/components/ui/toast";
import { photoMessages } from "@/lib/photos/limits";

/** The state of /generate, and everything the seller can do there. */
export function useGenerator() {
  const [state, dispatch] = useReducer(generatorReducer, initialState);
  const { values, task } = state;
  const photoSet = usePhotos(state.listing?.photos ?? []);
  const { photos } = photoSet;
  const isPhotoAlone = photos.length > 0 && isEmptyValue(values.productName);
  const saved = useSavedForm(state, photoSet, dispatch);
  useShopDefaults(
    saved.isRestored && values === emptyForm && state.listing === null,
    dispatch,
  );
  const run = useTask(task, dispatch, photoSet.whenSaved);
  const write = useListingRequest(state, dispatch, photoSet);

  /** Without a photo, shows an error and returns false. */
  function hasPhoto() {
    if (photos.length === 0)
      dispatch({ type: "reject_photo", message: photoMessages.missing });
    return photos.length > 0;
  }

  function changePhotos(change: () => void) {
    if (task !== null) return;
    dispatch({ type: "change_photos" });
    change();
  }

  function readPhoto(next: "auto_fill" | "analyze", onRead?: () => void) {
    const [first] = photos;
    if (!hasPhoto() || !first) return;
    return run(next, async () => {
      await fillFromPhoto(first, {
        withSuggestions: next === "analyze",
        setChecks: photoSet.setChecks,
        dispatch,
      });
      onRead?.();
    });
  }

  const writers = writersOf(state, dispatch, {
    hasPhoto,
    isPhotoAlone,
    write: (...sent) => run(sent[0], () => write(...sent)),
  });

  return {
    state,
    dispatch,
    isPhotoAlone,
    isRestored: saved.isRestored,
    photoSet: idleOnly(photoSet, changePhotos),
    /** Fills empty fields only. */
    autoFill: () => readPhoto("auto_fill"),
    /**
     * Fills empty fields, and suggests a value where the seller typed something
     * else.
     */
    analyze: (onRead: () => void) => readPhoto("analyze", onRead),
    ...writers,
    startOver() {
      dispatch({ type: "start_over" });
      saved.clear();
      return photoSet.startOver();
    },
  };
}

type Writing = {
  hasPhoto: () => boolean;
  isPhotoAlone: boolean;
  write: (
    ...sent: Parameters<ReturnType<typeof useListingRequest>>
  ) => Promise<void>;
};

/** The ways to a listing. */
function writersOf(
  { values, task, question }: GeneratorState,
  dispatch: Dispatch<GeneratorAction>,
  { hasPhoto, isPhotoAlone, write }: Writing,
) {
  const generateFromPhoto = () =>
    hasPhoto() ? write("from_photo") : undefined;
  return {
    generateFromPhoto,
    /**
     * A photo alone is enough. Otherwise calls `onErrors` if the form is
     * invalid.
     */
    generateFromForm(
      onErrors: (errors: ReturnType<typeof validateForm>) => void,
    ) {
      const errors = isPhotoAlone ? {} : validateForm(values);
      dispatch({ type: "reject_form", errors });
      if (Object.keys(errors).length > 0) {
        toast({
          title: "Validation Error",
          description: "Please check the form for errors",
          variant: "error",
        });
        return onErrors(errors);
      }
      return isPhotoAlone ? generateFromPhoto() : write("from_form");
    },
    /** Goes on where the seller was asked what the piece is. */
    answer(productName: string) {
      if (!question || task !== null) return;
      dispatch({ type: "edit", change: { productName } });
      return write(question.task, { productName });
    },
  };
}

/** The photos, of which each change by the seller goes through `change`. */
const idleOnly = (
  photoSet: Photos,
  change: (work: () => void) => void,
): Photos => ({
  ...photoSet,
  add: (files) => change(() => photoSet.add(files)),
  replace: (key, file) => change(() => photoSet.replace(key, file)),
  remove: (key) => change(() => photoSet.remove(key)),
  move: (key, to) => change(() => photoSet.move(key, to)),
  undoLast: () => change(photoSet.undoLast),
});
