import { AppError } from "@/lib/errors";

const message =
  'We can\'t tell what the piece is. Say it in a word or two, such as "ceramic mug". Nothing was counted.';

/**
 * It is not clear what the piece is, so nothing is written. `suggestions` are
 * what it may be: three at most.
 */
export const pieceUnknown = (suggestions: readonly string[] = []) =>
  new AppError("piece_unknown", message, { suggestions });
