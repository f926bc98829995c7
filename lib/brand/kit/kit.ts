import "server-only";
import {
  listFavorites,
  listRuns,
  removeName,
  removeRun,
  rewriteName,
  setFavorite,
} from "@/lib/brand/kit/kit-data";
import { notInKit } from "@/lib/brand/kit-id";
import { listLogos } from "@/lib/brand/logos/logo-data";
import { parseSpokenName, violationOf } from "@/lib/brand/names/name-checks";
import { compactName } from "@/lib/brand/names/name-words";
import type { BrandKit } from "@/lib/brand/schema";
import { AppError } from "@/lib/errors";

/** A seller's kit stays readable on every plan. */
export async function listKit(userId: number): Promise<BrandKit> {
  const [names, runs, logos] = await Promise.all([
    listFavorites(userId),
    listRuns(userId),
    listLogos(userId),
  ]);
  return { names, runs, logos };
}

export async function favoriteName(
  userId: number,
  id: number,
  isFavorite: boolean,
) {
  if (!(await setFavorite(userId, id, isFavorite))) throw notInKit();
  return { id, isFavorite };
}

/**
 * The seller's own wording, checked against Etsy's rules. Throws
 * `invalid_input` with the reason, `conflict` for a duplicate.
 */
export async function renameName(userId: number, id: number, text: string) {
  const spoken = parseSpokenName(text);
  if (spoken === null) {
    throw new AppError(
      "invalid_input",
      "Use up to four words of letters and digits: Etsy allows nothing else in shop names.",
    );
  }
  const violation = violationOf(spoken);
  if (violation !== null) throw new AppError("invalid_input", violation);
  const name = compactName(spoken);
  const outcome = await rewriteName(userId, id, { name, spoken });
  if (outcome === "missing") throw notInKit();
  if (outcome === "taken")
    throw new AppError("conflict", `${name} is already among your names.`);
  return { id, name, spoken };
}

export async function deleteName(userId: number, id: number) {
  if (!(await removeName(userId, id))) throw notInKit();
}

export async function deleteRun(userId: number, id: number) {
  if (!(await removeRun(userId, id))) throw notInKit();
}
