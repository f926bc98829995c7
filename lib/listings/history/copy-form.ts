import "server-only";
import { AppError } from "@/lib/errors";
import { findForm } from "@/lib/listings/edit/data";

/** What the seller had typed for a listing, to begin another one with. Throws `not_found`. */
export async function copyForm(userId: number, id: number) {
  const form = await findForm(userId, id);
  if (!form) throw new AppError("not_found", "That listing no longer exists.");
  return form;
}
