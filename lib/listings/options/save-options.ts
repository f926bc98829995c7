import "server-only";
import { AppError } from "@/lib/errors";
import {
  findOptions,
  replaceOptions,
} from "@/lib/listings/options/option-data";
import type { OptionsAnswer, OptionsEdit } from "@/lib/listings/options/schema";

/**
 * What buyers of the user's own listing tell and choose. Throws `not_found`.
 */
export async function requireOptions(
  userId: number,
  listingId: number,
): Promise<OptionsAnswer> {
  const options = await findOptions(userId, listingId);
  if (!options)
    throw new AppError("not_found", "That listing no longer exists.");
  return options;
}

/**
 * Stores the edit if it is based on the stored version; otherwise returns what
 * is stored, unchanged. Throws `not_found`.
 */
export async function saveOptions(
  userId: number,
  listingId: number,
  { version, ...edit }: OptionsEdit,
): Promise<{ isSaved: boolean; options: OptionsAnswer }> {
  const isSaved = await replaceOptions({ userId, listingId, version }, edit);
  return {
    isSaved,
    options: isSaved
      ? { ...edit, version: version + 1 }
      : await requireOptions(userId, listingId),
  };
}
