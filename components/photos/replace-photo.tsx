"use client";

import { useId, useState } from "react";
import { ProblemHelp } from "@/components/photos/photo-problems";
import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import { deleteWaiting, sendPhoto } from "@/components/photos/send-photo";
import { useAction } from "@/components/ui/use-action";
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

/** Asks for a photo whose working copy is gone. Its place and alt text stay. */
export function ReplacePhoto({
  listingId,
  photo,
  onReplaced,
}: ReplacePhotoProps) {
  const inputId = useId();
  const [isReplaced, setReplaced] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const { isPending, run: replace } = useAction(
    async (file: File) => {
      setReplaced(false);
      setProblem(null);
      const { prepared, problem: reason } = await preparePhoto(file);
      if (!prepared) return setProblem(reason);
      const { width, height } = prepared;
      const size = width > 0 ? { width, height } : null;
      const { id: photoId } = await sendPhoto(prepared.photo, size, {
        onPercent: () => undefined,
        signal: new AbortController().signal,
      });
      const answer = await api<unknown>(
        "PUT",
        `/api/listings/${listingId}/photos/${photo.id}`,
        { photoId },
      ).catch((error: unknown) => {
        if (error instanceof ApiError) deleteWaiting(photoId);
        throw error;
      });
      setReplaced(true);
      onReplaced(listingAnswerSchema.parse(answer));
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    },
  );

  return (
    <div className="mt-2">
      <label htmlFor={inputId} className="block font-semibold text-sm">
        Choose photo {photo.position} again
      </label>
      <input
        id={inputId}
        type="file"
        accept="image/*,.heic,.heif"
        disabled={isPending}
        className="mt-1 block w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-input file:bg-card file:px-3 file:text-foreground"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a failure.
          target.value = "";
          if (file) replace(file);
        }}
      />
      <p role="status" className="mt-1 text-sm empty:hidden">
        {isPending && <span>Uploading…</span>}
        {isReplaced && <span>{`Photo ${photo.position} is here again.`}</span>}
        {problem && <span>{problem}</span>}
      </p>
      {problem && <ProblemHelp problem={problem} />}
    </div>
  );
}
