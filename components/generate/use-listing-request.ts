import type { FormValues } from "@/components/generate/form/form-fields";
import { attributeFacts } from "@/components/generate/form/photo-reading";
import {
  generateFromForm,
  generateFromPhoto,
  generateTry,
  type SentPhotos,
} from "@/components/generate/generate-from-form";
import type { GeneratorAction } from "@/components/generate/generator-state";
import type { GeneratorStore } from "@/components/generate/generator-store";
import type { FormPhoto, PhotoStore } from "@/components/photos";
import { useUser } from "@/components/site";
import { toast } from "@/components/ui/toast";
import { useClickKey } from "@/components/ui/use-click-key";
import { ApiError } from "@/lib/browser/api-error";
import type { Fact } from "@/lib/listing-text/fields/schema";
import type { ListingEvent } from "@/lib/listings/write/listing-events";

const noneUploaded =
  "None of your photos could be uploaded. Try again, or remove them and add others.";

const leftOut = (count: number) => ({
  title: count === 1 ? "One photo is left out" : `${count} photos are left out`,
  description:
    "They could not be uploaded. The listing is written from the others.",
});

const writers = { from_form: generateFromForm, from_photo: generateFromPhoto };

/**
 * Has the listing written from the form and its photos, and puts into the state
 * what is written so far; for a visitor, as a try. Rejects with ApiError.
 */
export function useListingRequest(
  { getSnapshot, dispatch }: GeneratorStore,
  photos: PhotoStore,
) {
  const withKey = useClickKey();
  const isTry = useUser().user === null;

  /**
   * Facts are attributed by the form as it was sent. `change` is what was just
   * filled in.
   */
  return async function write(
    next: keyof typeof writers,
    change: Partial<FormValues> = {},
  ): Promise<GeneratorAction> {
    const { values: typed, fromPhoto } = getSnapshot();
    const values = { ...typed, ...change };
    const sent = await (isTry ? firstPhoto(photos) : sendablePhotos(photos));
    const attribute = (facts: Fact[]) =>
      attributeFacts(facts, values, fromPhoto);
    function handleEvent(event: ListingEvent) {
      const fields = event.type === "partial" ? event.fields : null;
      if (!fields?.facts) return dispatch({ type: "receive", event });
      const facts = attribute(fields.facts);
      dispatch({
        type: "receive",
        event: { type: "partial", fields: { ...fields, facts } },
      });
    }
    try {
      // By its id, since the file is replaced once its working copy is made.
      const sentPhotos =
        sent.photoIds.length > 0 ? sent.photoIds.join() : sent.photo?.file;
      const answer = await withKey(
        [next, JSON.stringify(values), sentPhotos],
        (key) =>
          (isTry ? generateTry : writers[next])(sent, values, key, handleEvent),
      );
      const facts = attribute(answer.facts);
      return { type: "finish", listing: { ...answer, facts } };
    } catch (error) {
      if (error instanceof ApiError && error.code === "not_found")
        await photos.findExpired();
      throw error;
    }
  };
}

/**
 * Waits for the uploads. One photo that can't be uploaded goes with the
 * request; of several it is left out.
 */
async function sendablePhotos(store: PhotoStore): Promise<SentPhotos> {
  const { photos } = store.getSnapshot();
  const [first, ...others] = photos;
  const isAlone = others.length === 0;
  const photoIds = await store.whenUploaded().catch((error: unknown) => {
    if (isAlone) return [];
    throw error;
  });
  if (photoIds.length === 0 && !isAlone)
    throw new ApiError(422, "invalid_image", noneUploaded);
  if (photoIds.length < photos.length && !isAlone)
    toast(leftOut(photos.length - photoIds.length));
  return { photoIds, photo: toSentPhoto(first) };
}

const toSentPhoto = (photo: FormPhoto | undefined) =>
  photo?.file ? { file: photo.file, size: photo.size } : null;

/** For a try, which nothing is uploaded for. */
async function firstPhoto(store: PhotoStore): Promise<SentPhotos> {
  await store.whenSaved();
  const [first] = store.getSnapshot().photos;
  return { photoIds: [], photo: toSentPhoto(first) };
}
