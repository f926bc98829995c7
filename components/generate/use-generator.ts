"use client";

import { useEffect, useState } from "react";
import { fillFromPhoto } from "@/components/generate/fill-from-photo";
import {
  type FieldErrors,
  type FormValues,
  isEmptyValue,
} from "@/components/generate/form/form-fields";
import { FormKeeper } from "@/components/generate/form-keeper";
import { GeneratorStore } from "@/components/generate/generator-store";
import { useListingRequest } from "@/components/generate/use-listing-request";
import { useTask } from "@/components/generate/use-task";
import { type PhotoStore, type Photos, usePhotos } from "@/components/photos";
import { useSharedShop } from "@/components/shop";
import { useUser } from "@/components/site";
import { useStore } from "@/components/ui/store";
import { toast } from "@/components/ui/toast";
import { photoMessages } from "@/lib/photos/limits";

/** The state of /generate, and everything the seller can do there. */
export function useGenerator() {
  const [generator] = useState(() => new GeneratorStore());
  const { dispatch } = generator;
  const state = useStore(generator);
  const photos = usePhotos(() => generator.getSnapshot().listing?.photos ?? []);
  const list = useStore(photos);
  const [idlePhotos] = useState(() => idlePhotosOf(photos, generator));
  useKeptForm(generator, photos);
  useShopDefaults(generator);
  const run = useTask(generator, () => photos.whenSaved());
  const write = useListingRequest(generator, photos);
  const isAlone = () => {
    const { values } = generator.getSnapshot();
    const count = photos.getSnapshot().photos.length;
    return count > 0 && isEmptyValue(values.productName);
  };

  /** Without a photo, shows an error and returns null. */
  function firstPhoto() {
    const [first] = photos.getSnapshot().photos;
    if (first) return first;
    dispatch({ type: "reject_photo", message: photoMessages.missing });
    return null;
  }

  async function readPhoto(next: "auto_fill" | "analyze", onRead?: () => void) {
    const first = firstPhoto();
    if (!first) return;
    const withSuggestions = next === "analyze";
    await run(
      next,
      () => fillFromPhoto(first, { withSuggestions, photos }),
      onRead,
    );
  }

  const writers = writersOf(generator, {
    hasPhoto: () => firstPhoto() !== null,
    isAlone,
    write: (...sent) => run(sent[0], () => write(...sent)),
  });

  return {
    state,
    dispatch,
    isPhotoAlone:
      list.photos.length > 0 && isEmptyValue(state.values.productName),
    photoSet: { ...list, ...idlePhotos },
    reportPhoto: photos.report,
    whenSaved: () => photos.whenSaved(),
    /** Fills empty fields only. */
    autoFill: () => readPhoto("auto_fill"),
    /**
     * Fills empty fields, and suggests a value where the seller typed something
     * else.
     */
    analyze: (onRead: () => void) => readPhoto("analyze", onRead),
    ...writers,
    startOver() {
      // First, since it keeps the photos of the listing that goes.
      const cleared = photos.startOver();
      dispatch({ type: "start_over" });
      return cleared;
    },
  };
}

/** Restores the form that was saved in this browser, and saves it from then. */
function useKeptForm(generator: GeneratorStore, photos: PhotoStore) {
  const { user, isLoading } = useUser();
  const owner = user?.id ?? null;
  const [keeper] = useState(() => new FormKeeper(generator, photos));
  useEffect(() => keeper.open(), [keeper]);
  useEffect(
    () => (isLoading ? undefined : keeper.restore(owner)),
    [keeper, isLoading, owner],
  );
}

/**
 * Fills a form in which nothing was typed yet with what the seller's new
 * listings start with.
 */
function useShopDefaults({ dispatch }: GeneratorStore) {
  const { user } = useUser();
  // Without an answer the form works all the same, empty.
  const { data } = useSharedShop(Boolean(user));
  const defaults = data?.defaults;
  useEffect(() => {
    if (defaults) dispatch({ type: "know_defaults", defaults });
  }, [defaults, dispatch]);
}

type Writing = {
  hasPhoto: () => boolean;
  /** Whether nothing is typed beside the photos. */
  isAlone: () => boolean;
  write: (
    ...sent: Parameters<ReturnType<typeof useListingRequest>>
  ) => Promise<void>;
};

/** Where the rules can't be loaded, the server finds the same. */
async function findErrors(values: FormValues): Promise<FieldErrors> {
  const rules = await import("@/components/generate/form/validate-form").catch(
    () => null,
  );
  return rules?.validateForm(values) ?? {};
}

/** The ways to a listing. */
function writersOf(
  { getSnapshot, dispatch }: GeneratorStore,
  { hasPhoto, isAlone, write }: Writing,
) {
  const generateFromPhoto = () =>
    hasPhoto() ? write("from_photo") : undefined;
  return {
    generateFromPhoto,
    /**
     * A photo alone is enough. Otherwise calls `onErrors` if the form is
     * invalid.
     */
    async generateFromForm(onErrors: (errors: FieldErrors) => void) {
      const errors = isAlone() ? {} : await findErrors(getSnapshot().values);
      dispatch({ type: "reject_form", errors });
      if (Object.keys(errors).length > 0) {
        toast({
          title: "Validation Error",
          description: "Please check the form for errors",
          variant: "error",
        });
        return onErrors(errors);
      }
      return isAlone() ? generateFromPhoto() : write("from_form");
    },
    /** Goes on where the seller was asked what the piece is. */
    answer(productName: string) {
      const { question, task } = getSnapshot();
      if (!question || task !== null) return;
      dispatch({ type: "edit", change: { productName } });
      return write(question.task, { productName });
    },
  };
}

/** What the seller does to the photos, which stay as they are during a task. */
function idlePhotosOf(photos: PhotoStore, generator: GeneratorStore) {
  function change(work: () => void) {
    if (generator.getSnapshot().task !== null) return;
    generator.dispatch({ type: "change_photos" });
    work();
  }
  const { edit, retry, resume, setShots } = photos;
  return {
    edit,
    retry,
    resume,
    setShots,
    add: (files) => change(() => photos.add(files)),
    replace: (key, file) => change(() => photos.replace(key, file)),
    remove: (key) => change(() => photos.remove(key)),
    move: (key, to) => change(() => photos.move(key, to)),
    undoLast: () => change(photos.undoLast),
  } satisfies Partial<Photos>;
}
