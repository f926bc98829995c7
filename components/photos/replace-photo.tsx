"use client";

import { useId, useState } from "react";
import { ProblemHelp } from "@/components/photos/photo-problems";
import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import { deleteWaiting, sendPhoto } from "@/components/photos/send-photo";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import {
  type ListingAnswer,
  type ListingPhoto,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";

type ReplacePhotoProps = {
  listingId: number;
  photo: ListingPhoto;
  /** Receives the listing with the new photo in the place of this one. */
  onReplaced: (listing: ListingAnswer) => void;
};

type State =
  | { type: "idle" }
  | { type: "sending" }
  | { type: "replaced" }
  | { type: "failed"; message: string };

/** Asks for a photo whose working copy is gone. Its place and alt text stay. */
export function ReplacePhoto({
  listingId,
  photo,
  onReplaced,
}: ReplacePhotoProps) {
  const [state, setState] = useState<State>({ type: "idle" });
  const inputId = useId();

  async function replace(file: File) {
    setState({ type: "sending" });
    const { prepared, problem } = await preparePhoto(file);
    if (!prepared) return setState({ type: "failed", message: problem });
    let uploaded: string | null = null;
    try {
      const { width, height } = prepared;
      const size = width > 0 ? { width, height } : null;
      const options = {
        onPercent: () => undefined,
        signal: new AbortController().signal,
      };
      const { id: photoId } = await sendPhoto(prepared.photo, size, options);
      uploaded = photoId;
      const answer = await api<unknown>(
        "PUT",
        `/api/listings/${listingId}/photos/${photo.id}`,
        { photoId },
      );
      setState({ type: "replaced" });
      onReplaced(listingAnswerSchema.parse(answer));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (uploaded !== null) deleteWaiting(uploaded);
      setState({ type: "failed", message: error.message });
    }
  }

  return (
    <div className="mt-2">
      <label htmlFor={inputId} className="block font-semibold text-sm">
        Choose photo {photo.position} again
      </label>
      <input
        id={inputId}
        type="file"
        accept="image/*,.heic,.heif"
        disabled={state.type === "sending"}
        className="mt-1 block w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-input file:bg-card file:px-3 file:text-foreground"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a failure.
          target.value = "";
          if (file) replace(file);
        }}
      />
      <p role="status" className="mt-1 text-sm empty:hidden">
        {state.type === "sending" && <span>Uploading…</span>}
        {state.type === "replaced" && (
          <span>{`Photo ${photo.position} is here again.`}</span>
        )}
        {state.type === "failed" && <span>{state.message}</span>}
      </p>
      {state.type === "failed" && <ProblemHelp problem={state.message} />}
    </div>
  );
}
