import type { z } from "zod";
import { editedListingSchema, type ListingEdit, listingEditSchema } from "@/lib/listings/edit/schema";

const place = (id: number) => `listwright:edits:${id}`;
const keptSchema = listingEditSchema.extend({ results: editedListingSchema });

/** Storage may be full, blocked or gone; what is kept is a second net, and the page works without. */
function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Edits that could not be saved yet, and the version they were made of. */
export function findKeptEdits(id: number): ListingEdit | null {
  return keptSchema.safeParse(quietly(() => JSON.parse(localStorage.getItem(place(id)) ?? "null"))).data ?? null;
}

export function keepEdits(id: number, edit: z.input<typeof keptSchema>) {
  quietly(() => localStorage.setItem(place(id), JSON.stringify(edit)));
}

export function dropKeptEdits(id: number) {
  quietly(() => localStorage.removeItem(place(id)));
}
