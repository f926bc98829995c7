import "server-only";
import { AppError } from "@/lib/errors";
import { removeListing } from "@/lib/listings/data";

export async function deleteListing(userId: number, id: number) {
  if (!(await removeListing(userId, id))) throw new AppError("not_found", "That listing no longer exists.");
}
