import "server-only";
import {
  isNoteThere,
  listNotes,
  listNotesOf,
  removeNote,
  saveTyped,
} from "@/lib/changes/note-data";
import { listNumbers } from "@/lib/changes/number-data";
import { listPeriods } from "@/lib/changes/orders/order-data";
import type {
  ChangePage,
  ChangesTogether,
  ListingChanges,
  TypedNumbers,
} from "@/lib/changes/schema";
import { isUuid } from "@/lib/database/is-uuid";
import { AppError } from "@/lib/errors";
import { listGroupNotes } from "@/lib/etsy/change-notes/former-data";
import { requireListing } from "@/lib/listings/require-listing";
import { dayLength } from "@/lib/time/day";

const pageSize = 50;
const noSuchChange = () =>
  new AppError("not_found", "That note no longer exists.");
const parseId = (text: string) => {
  if (!isUuid(text)) throw noSuchChange();
  return text;
};

/**
 * All changes of the user's shop, newest first, with the numbers of their
 * listings.
 */
export async function readChanges(
  userId: number,
  cursor: string | null,
): Promise<ChangePage> {
  if (cursor !== null && !isUuid(cursor))
    throw new AppError(
      "invalid_input",
      "This page of the changes doesn't exist.",
    );
  const found = await listNotes(userId, {
    after: cursor,
    take: pageSize + 1,
  });
  const changes = found.slice(0, pageSize);
  const [numbers, covered] = await Promise.all([
    listNumbers(userId, [
      ...new Set(changes.map(({ listingId }) => listingId)),
    ]),
    listPeriods(userId),
  ]);
  const next = found.length > pageSize ? (changes.at(-1)?.id ?? null) : null;
  return { changes, next, numbers: Object.fromEntries(numbers), covered };
}

/**
 * The changes of a listing with all numbers that the seller gave or had read.
 * Throws `not_found`.
 */
export async function readListingChanges(
  userId: number,
  listingId: number,
): Promise<ListingChanges> {
  await requireListing(userId, listingId);
  const [changes, numbers, covered] = await Promise.all([
    listNotesOf(userId, listingId),
    listNumbers(userId, [listingId]),
    listPeriods(userId),
  ]);
  const { readings, sold } = numbers.get(listingId) ?? {
    readings: [],
    sold: [],
  };
  return { changes, readings, sold, covered };
}

/**
 * Stores what the seller read of her listing on a day. Throws `not_found`, and
 * `invalid_input` for a day to come.
 */
export async function addNumbers(
  userId: number,
  changeId: string,
  numbers: TypedNumbers,
  now = new Date(),
) {
  const id = parseId(changeId);
  if (!(await isNoteThere(userId, id))) throw noSuchChange();
  if (new Date(`${numbers.on}T00:00:00Z`).getTime() > now.getTime() + dayLength)
    throw new AppError("invalid_input", "That day is in the future.");
  if (!(await saveTyped(userId, id, numbers))) throw noSuchChange();
}

/** With its numbers. Throws `not_found`. */
export async function deleteChange(userId: number, changeId: string) {
  if (!(await removeNote(userId, parseId(changeId)))) throw noSuchChange();
}

/** More is put back in several goes. */
const maxTogether = 500;

/**
 * What was confirmed together and can still be put back. Throws `not_found`
 * where nothing can.
 */
export async function readTogether(
  userId: number,
  groupId: string,
): Promise<ChangesTogether> {
  const changes = await listGroupNotes(userId, parseId(groupId), {
    take: maxTogether,
  });
  if (changes.length === 0)
    throw new AppError("not_found", "There is nothing left to put back.");
  return { changes };
}
