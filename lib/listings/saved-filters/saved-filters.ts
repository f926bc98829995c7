import "server-only";
import { AppError } from "@/lib/errors";
import {
  insertFilter,
  listFilters,
  removeFilter,
} from "@/lib/listings/saved-filters/filter-data";
import { filterLimits } from "@/lib/listings/saved-filters/limits";
import {
  type NewFilter,
  type SavedFilter,
  savedFilterSchema,
} from "@/lib/listings/saved-filters/schema";

/** By name. */
export async function readFilters(userId: number): Promise<SavedFilter[]> {
  return savedFilterSchema.array().parse(await listFilters(userId));
}

/**
 * Throws `conflict` for a name that another one has, and when there are as many
 * as there may be.
 */
export async function saveFilter(
  userId: number,
  filter: NewFilter,
): Promise<SavedFilter> {
  const saved = await insertFilter(userId, filter);
  if (saved === "taken")
    throw new AppError(
      "conflict",
      "You have a filter of this name. Choose another name.",
    );
  if (saved === "full")
    throw new AppError(
      "conflict",
      `You have ${filterLimits.filters} filters, the maximum. Delete one first.`,
    );
  return savedFilterSchema.parse(saved);
}

const noFilter = () =>
  new AppError("not_found", "That filter no longer exists.");

/** Throws `not_found`, also for what can't be an id. */
export async function deleteFilter(userId: number, id: string) {
  if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(id)) throw noFilter();
  if (!(await removeFilter(userId, id))) throw noFilter();
}
