"use client";

import { useState } from "react";
import { useStore } from "@/components/ui/store";
import { useAutosave } from "@/components/ui/use-autosave";
import {
  type AltTextConflict,
  type EditAltTexts,
  editAltTextsSchema,
  type ReviewedListing,
} from "@/lib/alt-texts/schema";
import { api } from "@/lib/browser/api";
import { altTextLimit } from "@/lib/listing-text/fields/limits";

type Content = Pick<EditAltTexts, "photos">;

const contentOf = ({ photos }: Content): Content => ({
  photos: photos.map(({ imageId, text, isTaken }) => ({
    imageId,
    text,
    isTaken,
  })),
});

/** The texts of a listing as they are on the page, stored as they change. */
export function useEditedTexts(
  { id, version, photos }: ReviewedListing,
  onSaved: () => unknown,
) {
  const [edited, setEdited] = useState(() => contentOf({ photos }));
  const autosave = useAutosave<Content, EditAltTexts>(
    {
      read: () => edited,
      contentOf,
      textOf: (content) => JSON.stringify(contentOf(content)),
      check: (content) =>
        content.photos.some(({ text }) => text.length > altTextLimit)
          ? `Etsy takes at most ${altTextLimit} characters.`
          : undefined,
      async write(content, stored, { keepalive }) {
        const saved = await api<EditAltTexts>(
          "PATCH",
          `/api/alt-texts/${id}`,
          { version: stored.version, photos: content.photos },
          { ...(keepalive && { keepalive }) },
        );
        onSaved();
        return saved;
      },
      onFailure: ({ status, message, body }) => {
        const current = status === 409 ? currentOf(body) : undefined;
        if (current) return { type: "conflict", current };
        if (status === 404) return { type: "deleted", message };
        return { type: status === 422 ? "refused" : "failed", message };
      },
    },
    { ...edited, version },
  );
  const { state } = useStore(autosave);

  function change(imageId: number, part: Partial<Content["photos"][number]>) {
    setEdited({
      photos: edited.photos.map((photo) =>
        photo.imageId === imageId ? { ...photo, ...part } : photo,
      ),
    });
  }
  return {
    edited: edited.photos,
    state,
    change,
    takeAll: (isTaken: boolean) =>
      setEdited({
        photos: edited.photos.map((photo) => ({
          ...photo,
          isTaken: isTaken && photo.text.trim() !== "",
        })),
      }),
    /** Whether all of it is stored then. */
    save: async () => {
      await autosave.save();
      return autosave.getSnapshot().state.type === "saved";
    },
    /** After a conflict: what another window stored, or what is here. */
    takeTheirs: (current: EditAltTexts) => {
      setEdited(contentOf(current));
      autosave.resolve(current);
    },
    keepMine: (current: EditAltTexts) => autosave.resolve(current),
  };
}

function currentOf(body: unknown): EditAltTexts | undefined {
  const { current } = (body ?? {}) as Partial<AltTextConflict>;
  return editAltTextsSchema.safeParse(current).data;
}
