import type { z } from "zod";
import { type ListingEdit, listingEditSchema } from "@/lib/listings/edit/schema";
import { editedListingSchema } from "@/lib/listings/fields";
import { readStored, removeStored, writeStored } from "@/lib/local-storage";

const keyOf = (id: number) => `listwright:edits:${id}`;
const unsavedEditsSchema = listingEditSchema.extend({ results: editedListingSchema });

/** Edits that could not be saved yet, and the version of the listing they are based on. */
export function findUnsavedEdits(id: number): ListingEdit | null {
  return unsavedEditsSchema.safeParse(readStored(keyOf(id))).data ?? null;
}

export function storeUnsavedEdits(id: number, edit: z.input<typeof unsavedEditsSchema>) {
  writeStored(keyOf(id), edit);
}

export function clearUnsavedEdits(id: number) {
  removeStored(keyOf(id));
}
