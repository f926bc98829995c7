"use client";

import { useRouter } from "next/navigation";
import { type Dispatch, useEffect, useReducer, useRef } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { emptyForm, isEmptyValue, validateForm } from "@/components/listings/form/form-fields";
import { attributeFacts } from "@/components/listings/form/photo-reading";
import { explainFailure, type Failure, signInRequired } from "@/components/listings/generate/explain-failure";
import {
  type GeneratorAction,
  generatorReducer,
  initialState,
  type Task,
} from "@/components/listings/generate/generator-state";
import { analyzePhoto, generateFromForm, generateFromPhoto } from "@/components/listings/generate/request-listing";
import { useDraft } from "@/components/listings/generate/use-draft";
import { openPhoto } from "@/components/listings/photo/photo-file";
import { shopRead } from "@/components/shop/shop-read";
import { useSharedRead } from "@/components/site/shared-read";
import { useClickKey } from "@/components/site/use-click-key";
import { useUser } from "@/components/site/use-user";
import { toast } from "@/components/ui/toast";
import type { ListingEvent } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer } from "@/lib/listings/schema";
import { photoMessages } from "@/lib/photos/limits";

/** The state of /generate, and everything the seller can do there. */
export function useGenerator() {
  const [state, dispatch] = useReducer(generatorReducer, initialState);
  const { values, fromPhoto, photo, task } = state;
  const draft = useDraft(state, dispatch);
  useShopDefaults(draft.isRestored && values === emptyForm && state.listing === null, dispatch);
  const withKey = useClickKey();
  const returnFocus = useReturnFocus(task === null);
  const router = useRouter();
  const { user } = useUser();
  const status = useSubscriptionStatus();

  async function redirect({ title, description, goTo }: Failure) {
    toast({ title, description, variant: goTo === "/pricing" ? "error" : "default" });
    await draft.whenSaved();
    if (goTo) router.push(goTo);
  }

  /** Runs one task at a time, for signed-in sellers. A failure leaves form and photo as they are. */
  async function run(next: Task, work: () => Promise<void>) {
    if (task !== null) return;
    if (user === null) return redirect(signInRequired);
    returnFocus.store();
    dispatch({ type: "start", task: next });
    try {
      await work();
    } catch (error) {
      const failure = explainFailure(error, next);
      dispatch({ type: "fail", message: failure.isAboutPhoto ? failure.description : null });
      if (failure.goTo) await redirect(failure);
      else toast({ title: failure.title, description: failure.description, variant: "error" });
    }
    if (next === "from_form" || next === "from_photo") await status.refresh();
  }

  /** Without a photo, shows an error and returns false. */
  function hasPhoto(file: File | null): file is File {
    if (!file) dispatch({ type: "reject_photo", message: photoMessages.missing });
    return file !== null;
  }

  /** Facts are attributed by the form as it was sent. */
  function finish(answer: ListingAnswer) {
    const facts = attributeFacts(answer.facts, values, fromPhoto);
    dispatch({ type: "finish", listing: { ...answer, facts } });
  }
  function handleEvent(event: ListingEvent) {
    if (event.type === "progress" || !event.fields.facts) return dispatch({ type: "receive", event });
    const facts = attributeFacts(event.fields.facts, values, fromPhoto);
    dispatch({ type: "receive", event: { type: "partial", fields: { ...event.fields, facts } } });
  }

  function readPhoto(next: "auto_fill" | "analyze", onRead?: () => void) {
    if (!hasPhoto(photo)) return;
    return run(next, async () => {
      const { photo: checks = [], ...reading } = await analyzePhoto(photo);
      dispatch({ type: "read_photo", reading, checks, withSuggestions: next === "analyze" });
      toast(Object.values(reading).every(isEmptyValue) ? nothingRead : formFilled);
      onRead?.();
    });
  }

  return {
    state,
    dispatch,
    async takePhoto(file: File) {
      if (task !== null) return;
      const opened = await openPhoto(file);
      if (opened.problem !== null) return dispatch({ type: "reject_photo", message: opened.problem });
      dispatch({ type: "set_photo", photo: opened.photo });
      await draft.savePhoto(opened.photo);
    },
    removePhoto() {
      dispatch({ type: "remove_photo" });
      return draft.clearPhoto();
    },
    /** Fills empty fields only. */
    autoFill: () => readPhoto("auto_fill"),
    /** Fills empty fields, and suggests a value where the seller typed something else. */
    analyze: (onRead: () => void) => readPhoto("analyze", onRead),
    generateFromPhoto() {
      if (!hasPhoto(photo)) return;
      return run("from_photo", async () => {
        finish(
          await withKey(["from_photo", values, photo], (key) => generateFromPhoto(photo, values, key, handleEvent)),
        );
      });
    },
    /** Calls `onErrors` if the form is invalid. */
    generateFromForm(onErrors: (errors: ReturnType<typeof validateForm>) => void) {
      const errors = validateForm(values);
      dispatch({ type: "reject_form", errors });
      if (Object.keys(errors).length > 0) {
        toast({ title: "Validation Error", description: "Please check the form for errors", variant: "error" });
        return onErrors(errors);
      }
      return run("from_form", async () => {
        finish(await withKey(["from_form", values, photo], (key) => generateFromForm(photo, values, key, handleEvent)));
      });
    },
    startOver() {
      dispatch({ type: "start_over" });
      return draft.clearAll();
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
  description: "The photo shows too little. Another angle or more light may help.",
} as const;

/** Returns the focus to the button that started a task: disabling it took the focus away. */
function useReturnFocus(isIdle: boolean) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    origin.current = null;
  }, [isIdle]);
  return {
    store() {
      origin.current = document.activeElement;
    },
  };
}

/** Fills a form in which nothing was typed yet with what the seller's new listings start with. */
function useShopDefaults(isPristine: boolean, dispatch: Dispatch<GeneratorAction>) {
  const { user } = useUser();
  // Without an answer the form works all the same, empty.
  const { data } = useSharedRead(user ? shopRead : null);
  const defaults = data?.defaults;
  /** Stays set while the shop is loading, also when the seller begins to type meanwhile. */
  const isWanted = useRef(false);
  useEffect(() => {
    if (isPristine) isWanted.current = true;
    if (!isWanted.current || !defaults) return;
    isWanted.current = false;
    dispatch({ type: "fill_defaults", defaults });
  }, [isPristine, defaults, dispatch]);
}
