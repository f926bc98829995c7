import { AppError } from "@/lib/errors";

export const notInKit = () =>
  new AppError("not_found", "That is no longer in your brand kit.");

/** Throws `not_found` for text that can't be an id, as for an unknown id. */
export function parseKitId(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= 2_147_483_647)) throw notInKit();
  return id;
}
