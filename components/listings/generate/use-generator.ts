"use client";

import { useRouter } from "next/navigation";
import { useEffect, useReducer, useRef } from "react";
import { useSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { isEmptyValue } from "@/components/listings/form/form-values";
import { validateForm } from "@/components/listings/form/validate-form";
import { attributeFacts } from "@/components/listings/generate/attribute-facts";
import { explainFailure, type Failure, signInFirst } from "@/components/listings/generate/explain-failure";
import { generatorReducer, initialState, type Task } from "@/components/listings/generate/generator-state";
import { analyzePhoto, generateFromForm, generateFromPhoto } from "@/components/listings/generate/request-listing";
import { useDraft } from "@/components/listings/generate/use-draft";
import { openPhoto } from "@/components/listings/photo/open-photo";
import { useClickKey } from "@/components/site/use-click-key";
import { useUser } from "@/components/site/use-user";
import { toast } from "@/components/ui/toast";
import type { ListingEvent } from "@/lib/listings/answer/listing-events";
import { photoMessages } from "@/lib/listings/photo/limits";
import type { ListingAnswer } from "@/lib/listings/schema";

/** Everything the seller can do on /generate, and what became of it. */
export function useGenerator() {
  const [state, dispatch] = useReducer(generatorReducer, initialState);
  const { values, fromPhoto, photo, task } = state;
  const draft = useDraft(state, dispatch);
  const withKey = useClickKey();
  const returnFocus = useReturnFocus(task === null);
  const router = useRouter();
  const { user } = useUser();
  const status = useSubscriptionStatus();

  async function leave({ title, description, goTo }: Failure) {
    toast({ title, description, variant: goTo === "/pricing" ? "error" : "default" });
    await draft.settle();
    if (goTo) router.push(goTo);
  }

  /** Does one thing at a time, for signed-in sellers; whatever fails, form and photo stay. */
  async function run(next: Task, work: () => Promise<void>) {
    if (task !== null) return;
    if (user === null) return leave(signInFirst);
    returnFocus.remember();
    dispatch({ type: "start", task: next });
    try {
      await work();
    } catch (error) {
      const failure = explainFailure(error, next);
      dispatch({ type: "fail", message: failure.isAboutPhoto ? failure.description : null });
      if (failure.goTo) await leave(failure);
      else toast({ title: failure.title, description: failure.description, variant: "error" });
    }
    if (next === "from_form" || next === "from_photo") await status.refresh();
  }

  /** True if there is a photo to work with. */
  function requirePhoto(at: File | null): at is File {
    if (!at) dispatch({ type: "refuse_photo", message: photoMessages.missing });
    return at !== null;
  }

  /** By the form as it was when it was sent. */
  function finish(answer: ListingAnswer) {
    const facts = attributeFacts(answer.facts, values, fromPhoto);
    dispatch({ type: "finish", listing: { ...answer, facts } });
  }
  function hear(event: ListingEvent) {
    if (event.type === "progress" || !event.fields.facts) return dispatch({ type: "hear", event });
    const facts = attributeFacts(event.fields.facts, values, fromPhoto);
    dispatch({ type: "hear", event: { type: "partial", fields: { ...event.fields, facts } } });
  }

  function readPhoto(next: "auto_fill" | "analyze", onRead?: () => void) {
    if (!requirePhoto(photo)) return;
    return run(next, async () => {
      const { photo: remarks = [], ...reading } = await analyzePhoto(photo);
      dispatch({ type: "read_photo", reading, remarks, isOffering: next === "analyze" });
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
      if (opened.problem !== null) return dispatch({ type: "refuse_photo", message: opened.problem });
      dispatch({ type: "take_photo", photo: opened.photo });
      await draft.keepPhoto(opened.photo);
    },
    removePhoto() {
      dispatch({ type: "remove_photo" });
      return draft.dropPhoto();
    },
    /** Fills what is empty, and says nothing about the rest. */
    autoFill: () => readPhoto("auto_fill"),
    /** Fills what is empty, and offers the photo's word beside what was typed. */
    analyze: (onRead: () => void) => readPhoto("analyze", onRead),
    generateFromPhoto() {
      if (!requirePhoto(photo)) return;
      return run("from_photo", async () => {
        finish(await withKey(["from_photo", values, photo], (key) => generateFromPhoto(photo, values, key, hear)));
      });
    },
    /** Calls `onErrors` if the form is not ready to be sent. */
    generateFromForm(onErrors: (errors: ReturnType<typeof validateForm>) => void) {
      const errors = validateForm(values);
      dispatch({ type: "refuse_form", errors });
      if (Object.keys(errors).length > 0) {
        toast({ title: "Validation Error", description: "Please check the form for errors", variant: "error" });
        return onErrors(errors);
      }
      return run("from_form", async () => {
        finish(await withKey(["from_form", values, photo], (key) => generateFromForm(photo, values, key, hear)));
      });
    },
    startAnew() {
      dispatch({ type: "start_anew" });
      return draft.dropAll();
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

/** Gives the focus back to the button that started a task, which was disabled meanwhile. */
function useReturnFocus(isIdle: boolean) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    origin.current = null;
  }, [isIdle]);
  return {
    remember() {
      origin.current = document.activeElement;
    },
  };
}
