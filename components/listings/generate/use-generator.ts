"use client";

import { useRouter } from "next/navigation";
import { type Dispatch, useEffect, useReducer, useRef } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import {
  emptyForm,
  isEmptyValue,
  validateForm,
} from "@/components/listings/form/form-fields";
import { attributeFacts } from "@/components/listings/form/photo-reading";
import {
  explainFailure,
  type Failure,
  signInRequired,
} from "@/components/listings/generate/explain-failure";
import {
  type GeneratorAction,
  generatorReducer,
  initialState,
  type Task,
} from "@/components/listings/generate/generator-state";
import {
  analyzePhoto,
  generateFromForm,
  generateFromPhoto,
  type SentPhotos,
} from "@/components/listings/generate/request-listing";
import { shopRead } from "@/components/listings/generate/shop-read";
import { useDraft } from "@/components/listings/generate/use-draft";
import type { FormPhoto } from "@/components/listings/photos/photo-list";
import { usePhotos } from "@/components/listings/photos/use-photos";
import { useSharedRead } from "@/components/site/shared-read";
import { useClickKey } from "@/components/site/use-click-key";
import { useUser } from "@/components/site/use-user";
import { toast } from "@/components/ui/toast";
import { ApiError, apiResponse } from "@/lib/api-client";
import type { ListingEvent } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer } from "@/lib/listings/schema";
import { photoMessages } from "@/lib/photos/limits";

/** The state of /generate, and everything the seller can do there. */
export function useGenerator() {
  const [state, dispatch] = useReducer(generatorReducer, initialState);
  const { values, fromPhoto, task } = state;
  const photoSet = usePhotos(state.listing?.photos ?? []);
  const { photos } = photoSet;
  const isPhotoAlone = photos.length > 0 && isEmptyValue(values.productName);
  const draft = useDraft(state, photoSet, dispatch);
  useShopDefaults(
    draft.isRestored && values === emptyForm && state.listing === null,
    dispatch,
  );
  const withKey = useClickKey();
  const returnFocus = useReturnFocus(task === null);
  const router = useRouter();
  const { user } = useUser();
  const status = useSubscriptionStatus();

  async function redirect({ title, description, goTo }: Failure) {
    toast({
      title,
      description,
      variant: goTo === "/pricing" ? "error" : "default",
    });
    await photoSet.whenSaved();
    if (goTo) router.push(goTo);
  }

  /**
   * Runs one task at a time, for signed-in sellers. A failure leaves form and
   * photos as they are.
   */
  async function run(next: Task, work: () => Promise<void>) {
    if (task !== null) return;
    if (user === null) return redirect(signInRequired);
    returnFocus.store();
    dispatch({ type: "start", task: next });
    try {
      await work();
    } catch (error) {
      const failure = explainFailure(error, next);
      // Where another page opens, it says what to do.
      dispatch({
        type: "fail",
        message: failure.goTo ? null : failure.description,
      });
      if (failure.goTo) await redirect(failure);
      else
        toast({
          title: failure.title,
          description: failure.description,
          variant: "error",
        });
    }
    if (next === "from_form" || next === "from_photo") await status.refresh();
  }

  /** Without a photo, shows an error and returns false. */
  function hasPhoto() {
    if (photos.length === 0)
      dispatch({ type: "reject_photo", message: photoMessages.missing });
    return photos.length > 0;
  }

  /**
   * Waits for the uploads. One photo that can't be uploaded goes with the
   * request; of several it is left out.
   */
  async function sendablePhotos(): Promise<SentPhotos> {
    const [first, ...others] = photos;
    const isAlone = others.length === 0;
    const photoIds = await photoSet.whenUploaded().catch((error: unknown) => {
      if (isAlone) return [];
      throw error;
    });
    if (photoIds.length === 0 && !isAlone)
      throw new ApiError(422, "invalid_image", noneUploaded);
    if (photoIds.length < photos.length && !isAlone)
      toast(leftOut(photos.length - photoIds.length));
    return {
      photoIds,
      photo: first?.file ? { file: first.file, size: first.size } : null,
    };
  }

  type Write = (sent: SentPhotos, key: string) => Promise<ListingAnswer>;

  /** Facts are attributed by the form as it was sent. */
  async function write(next: "from_form" | "from_photo", send: Write) {
    const sent = await sendablePhotos();
    try {
      // By its id, since the file is replaced once its working copy is made.
      const sentPhotos =
        sent.photoIds.length > 0 ? sent.photoIds.join() : sent.photo?.file;
      finish(
        await withKey([next, values, sentPhotos], (key) => send(sent, key)),
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === "not_found")
        await photoSet.findExpired();
      throw error;
    }
  }

  function finish(answer: ListingAnswer) {
    const facts = attributeFacts(answer.facts, values, fromPhoto);
    dispatch({ type: "finish", listing: { ...answer, facts } });
  }
  function handleEvent(event: ListingEvent) {
    if (event.type === "progress" || !event.fields.facts)
      return dispatch({ type: "receive", event });
    const facts = attributeFacts(event.fields.facts, values, fromPhoto);
    dispatch({
      type: "receive",
      event: { type: "partial", fields: { ...event.fields, facts } },
    });
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
      const { photo: checks, ...reading } = await analyzePhoto({
        file: await fileOf(first),
        size: first.size,
      });
      if (checks && first.checks.length === 0)
        photoSet.setChecks(first.key, checks);
      dispatch({
        type: "read_photo",
        reading,
        withSuggestions: next === "analyze",
      });
      toast(
        Object.values(reading).every(isEmptyValue) ? nothingRead : formFilled,
      );
      onRead?.();
    });
  }

  function writeFromPhoto() {
    if (!hasPhoto()) return;
    return run("from_photo", () =>
      write("from_photo", (sent, key) =>
        generateFromPhoto(sent, values, key, handleEvent),
      ),
    );
  }

  /**
   * A photo alone is enough. Otherwise calls `onErrors` if the form is invalid.
   */
  function writeFromForm(
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
    if (isPhotoAlone) return writeFromPhoto();
    return run("from_form", () =>
      write("from_form", (sent, key) =>
        generateFromForm(sent, values, key, handleEvent),
      ),
    );
  }

  return {
    state,
    dispatch,
    isPhotoAlone,
    isRestored: draft.isRestored,
    photoSet: {
      ...photoSet,
      add: (files: File[]) => changePhotos(() => photoSet.add(files)),
      replace: (key: string, file: File) =>
        changePhotos(() => photoSet.replace(key, file)),
      remove: (key: string) => changePhotos(() => photoSet.remove(key)),
      move: (key: string, to: number) =>
        changePhotos(() => photoSet.move(key, to)),
      undoLast: () => changePhotos(photoSet.undoLast),
    },
    /** Fills empty fields only. */
    autoFill: () => readPhoto("auto_fill"),
    /**
     * Fills empty fields, and suggests a value where the seller typed something
     * else.
     */
    analyze: (onRead: () => void) => readPhoto("analyze", onRead),
    generateFromPhoto: writeFromPhoto,
    generateFromForm: writeFromForm,
    startOver() {
      dispatch({ type: "start_over" });
      draft.clear();
      return photoSet.startOver();
    },
  };
}

const formFilled = {
  title: "Form filled from your photo",
  description: "Check what is marked “From your photo”.",
  variant: "success",
} as const;

const nothingRead = {
  title: "Nothing to fill in",
  description:
    "The photo shows too little. Another angle or more light may help.",
} as const;

const noneUploaded =
  "None of your photos could be uploaded. Try again, or remove them and add others.";

const leftOut = (count: number) => ({
  title: count === 1 ? "One photo is left out" : `${count} photos are left out`,
  description:
    "They could not be uploaded. The listing is written from the others.",
});

/** The photo's file, which only the server has once the page was left. */
async function fileOf({ file, uploaded, name }: FormPhoto): Promise<File> {
  if (file) return file;
  const response = await apiResponse(
    "GET",
    `/api/photos/${uploaded?.id}`,
    undefined,
  );
  return new File([await response.arrayBuffer()], name, { type: "image/jpeg" });
}

/**
 * Returns the focus to the button that started a task: disabling it took the
 * focus away.
 */
function useReturnFocus(isIdle: boolean) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    const isLost =
      document.activeElement === document.body ||
      document.activeElement === null;
    if (isLost && origin.current instanceof HTMLElement)
      origin.current.focus({ preventScroll: true });
    origin.current = null;
  }, [isIdle]);
  return {
    store() {
      origin.current = document.activeElement;
    },
  };
}

/**
 * Fills a form in which nothing was typed yet with what the seller's new
 * listings start with.
 */
function useShopDefaults(
  isPristine: boolean,
  dispatch: Dispatch<GeneratorAction>,
) {
  const { user } = useUser();
  // Without an answer the form works all the same, empty.
  const { data } = useSharedRead(user ? shopRead : null);
  const defaults = data?.defaults;
  /**
   * Stays set while the shop is loading, also when the seller begins to type
   * meanwhile.
   */
  const isWanted = useRef(false);
  useEffect(() => {
    if (isPristine) isWanted.current = true;
    if (!isWanted.current || !defaults) return;
    isWanted.current = false;
    dispatch({ type: "fill_defaults", defaults });
  }, [isPristine, defaults, dispatch]);
}
