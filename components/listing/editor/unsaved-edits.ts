import { z } from "zod";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import { editedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { listingEditSchema } from "@/lib/listings/edit/schema";

const keyOf = (id: number) => `listwright:edits:${id}` as const;
/** Also what is too long to be saved yet. */
const unsavedEditsSchema = listingEditSchema.extend({
  results: editedListingSchema,
  photos: z.array(z.object({ id: z.string(), altText: z.string() })).optional(),
});
type UnsavedEdits = z.output<typeof unsavedEditsSchema>;

/**
 * Edits that could not be saved yet, and the version of the listing they are
 * based on.
 */
export function findUnsavedEdits(id: number): UnsavedEdits | null {
  return unsavedEditsSchema.safeParse(readStored(keyOf(id))).data ?? null;
}

export function storeUnsavedEdits(
  id: number,
  edit: z.input<typeof unsavedEditsSchema>,
) {
  writeStored(keyOf(id), edit);
}

export function clearUnsavedEdits(id: number) {
  removeStored(keyOf(id));
}
