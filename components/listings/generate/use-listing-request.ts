import type { Dispatch } from "react";
import { attributeFacts } from "@/components/listings/form/photo-reading";
import type {
  GeneratorAction,
  GeneratorState,
} from "@/components/listings/generate/generator-state";
import {
  generateFromForm,
  generateFromPhoto,
  type SentPhotos,
} from "@/components/listings/generate/request-listing";
import type { Photos } from "@/components/listings/photos/use-photos";
import { useClickKey } from "@/components/site/use-click-key";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-client";
import type { ListingEvent } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer } from "@/lib/listings/schema";

const noneUploaded =
  "None of your photos could be uploaded. Try again, or remove them and add others.";

const leftOut = (count: number) => ({
  title: count === 1 ? "One photo is left out" : `${count} photos are left out`,
  description:
    "They could not be uploaded. The listing is written from the others.",
});

type Write = (sent: SentPhotos, key: string) => Promise<ListingAnswer>;

/**
 * Has the listing written from the form and its photos, and puts into the state
 * what comes of it. Rejects with ApiError.
 */
export function useListingRequest(
  { values, fromPhoto }: GeneratorState,
  dispatch: Dispatch<GeneratorAction>,
  photoSet: Photos,
) {
  const withKey = useClickKey();

  /** Facts are attributed by the form as it was sent. */
  async function write(next: "from_form" | "from_photo", send: Write) {
    const sent = await sendablePhotos(photoSet);
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

  return {
    fromForm: () =>
      write("from_form", (sent, key) =>
        generateFromForm(sent, values, key, handleEvent),
      ),
    fromPhoto: () =>
      write("from_photo", (sent, key) =>
        generateFromPhoto(sent, values, key, handleEvent),
      ),
  };
}

/**
 * Waits for the uploads. One photo that can't be uploaded goes with the
 * request; of several it is left out.
 */
async function sendablePhotos({
  photos,
  whenUploaded,
}: Photos): Promise<SentPhotos> {
  const [first, ...others] = photos;
  const isAlone = others.length === 0;
  const photoIds = await whenUploaded().catch((error: unknown) => {
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
