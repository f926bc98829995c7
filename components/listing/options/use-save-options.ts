"use client";

import type { SaveProblem } from "@/components/ui/autosave";
import { useStore } from "@/components/ui/store";
import { useAutosave } from "@/components/ui/use-autosave";
import { api } from "@/lib/browser/api";
import type { ApiError } from "@/lib/browser/api-error";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import {
  type ListingOptions,
  type OptionsAnswer,
  type OptionsConflict,
  optionsAnswerSchema,
  optionsEditSchema,
} from "@/lib/listings/options/schema";

const keyOf = (listingId: number) => `listwright:options:${listingId}` as const;

/** What could not be saved last time, and the version that it is based on. */
export const findUnsavedOptions = (listingId: number): OptionsAnswer | null =>
  optionsAnswerSchema.safeParse(readStored(keyOf(listingId))).data ?? null;

/** Without the version. */
export const contentOf = ({
  questions,
  variations,
}: OptionsAnswer | ListingOptions): ListingOptions => ({
  questions,
  variations,
});

export const serializeOptions = (options: ListingOptions) =>
  JSON.stringify(contentOf(options));

type Options = {
  listingId: number;
  options: ListingOptions;
  stored: OptionsAnswer;
};

/** Saves the options. Until then they are stored in this browser. */
export function useSaveOptions({ listingId, options, stored }: Options) {
  const path = `/api/listings/${listingId}/options`;
  const autosave = useAutosave<ListingOptions, OptionsAnswer>(
    {
      read: () => options,
      contentOf,
      textOf: serializeOptions,
      check: (content) => {
        const edit = optionsEditSchema.safeParse({
          ...content,
          version: stored.version,
        });
        if (edit.success) return undefined;
        return edit.error.issues[0]?.message ?? "This can't be saved.";
      },
      write: async (content, { version }, request) =>
        optionsAnswerSchema.parse(
          await api<unknown>(
            "PUT",
            path,
            optionsEditSchema.parse({ ...content, version }),
            request,
          ),
        ),
      onFailure: problemOf,
      keep: (unsaved) => writeStored(keyOf(listingId), unsaved),
      clear: () => removeStored(keyOf(listingId)),
    },
    stored,
  );
  const { state } = useStore(autosave);
  return { state, save: () => autosave.save(), resolve: autosave.resolve };
}

function problemOf(error: ApiError): SaveProblem<OptionsAnswer> {
  const { status, message, body } = error;
  if (status === 404) return { type: "deleted", message };
  const current =
    status === 409
      ? optionsAnswerSchema.safeParse((body as OptionsConflict).current).data
      : undefined;
  return current ? { type: "conflict", current } : { type: "failed", message };
}
