"use client";

import {
  type EditedListing,
  editedListingOf,
  findRefused,
  photosWith,
  serialize,
  tidyTexts,
} from "@/components/listing/editor/edited-listing";
import {
  clearUnsavedEdits,
  storeUnsavedEdits,
} from "@/components/listing/editor/unsaved-edits";
import type {
  SaveProblem,
  SaveRequest,
  Versioned,
} from "@/components/ui/autosave";
import { useStore } from "@/components/ui/store";
import { useAutosave } from "@/components/ui/use-autosave";
import { api } from "@/lib/browser/api";
import type { ApiError } from "@/lib/browser/api-error";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import {
  conflictSchema,
  type ListingEdit,
  tidyListing,
} from "@/lib/listings/edit/schema";
import { isBrowserOnly } from "@/lib/tries/is-browser-only";

type SaveOptions = {
  listing: ListingAnswer;
  /** What is on the page, tidied. */
  edited: EditedListing;
  /** What was last stored. */
  saved: Versioned<EditedListing>;
  onSaved: (listing: ListingAnswer) => void;
};

/**
 * Saves a listing. Until then the edits are stored in this browser; those of a
 * try or a sample stay there.
 */
export function useSave({ listing, edited, saved, onSaved }: SaveOptions) {
  const { id, snippets } = listing;
  const check = (content: EditedListing) => findRefused(content, snippets);
  const autosave = useAutosave(
    {
      read: () => edited,
      contentOf: editedListingOf,
      textOf: serialize,
      check,
      write: (content, stored, request) =>
        isBrowserOnly(listing)
          ? Promise.resolve(listing)
          : sendEdit(id, content, stored, request),
      // As it was written, to be found by in a history.
      onSaved: (answer) => !isBrowserOnly(listing) && onSaved(answer),
      onFailure: problemOf,
      keep: ({ altTexts, ...content }) =>
        storeUnsavedEdits(id, { ...content, photos: photosWith(altTexts) }),
      clear: () => !isBrowserOnly(listing) && clearUnsavedEdits(id),
    },
    { ...saved, results: tidyListing(saved.results) },
  );
  return {
    autosave,
    /** Whether it is saved in this browser alone. */
    isHere: isBrowserOnly(listing),
    save: () => autosave.save(),
    resolve: autosave.resolve,
    checkEdited: () => check(edited),
  };
}

/** What is refused is told while it is typed, not only when it would be sent. */
export function useSaveState({
  autosave,
  checkEdited,
}: ReturnType<typeof useSave>) {
  const { state } = useStore(autosave);
  const message = state.type === "waiting" ? checkEdited() : undefined;
  return message === undefined
    ? state
    : ({ type: "refused", message } as const);
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join("\n") === [...other].sort().join("\n");

/**
 * What is unchanged is left out where it may be: an instance of the version
 * before refuses members that it doesn't know.
 */
async function sendEdit(
  id: number,
  { results, altTexts, locked, confirmed, leftOut }: EditedListing,
  stored: Versioned<EditedListing>,
  request: SaveRequest,
) {
  const changed = photosWith(tidyTexts(altTexts)).filter(
    ({ id, altText }) => altText !== stored.altTexts[id],
  );
  const body: ListingEdit = {
    results,
    locked,
    version: stored.version,
    ...(!isSameSet(confirmed, stored.confirmed) && { confirmed }),
    ...(!isSameSet(leftOut, stored.leftOut) && { leftOut }),
    ...(changed.length > 0 && { photos: changed }),
  };
  return listingAnswerSchema.parse(
    await api("PATCH", `/api/listings/${id}`, body, request),
  );
}

function problemOf(error: ApiError): SaveProblem<ListingAnswer> {
  const { status, message, body } = error;
  if (status === 404) return { type: "deleted", message };
  const current =
    status === 409 ? conflictSchema.safeParse(body).data?.current : undefined;
  if (current) return { type: "conflict", current };
  if (status === 422) return { type: "refused", message };
  return {
    type: "failed",
    message: status === 401 ? "Sign in again to save it." : message,
  };
}
