import "server-only";
import { removeName, removeRun, rewriteName, setFavorite } from "@/lib/brand/kit/data";
import { faultOfName, spokenName } from "@/lib/brand/names/check-name";
import { compactName } from "@/lib/brand/names/compact-name";
import { notInKit } from "@/lib/brand/parse-kit-id";
import { AppError } from "@/lib/errors";

export async function keepName(userId: number, id: number, isFavorite: boolean) {
  if (!(await setFavorite(userId, id, isFavorite))) throw notInKit();
  return { id, isFavorite };
}

/** The seller's own wording, held to Etsy's rules. Throws `invalid_input` with the reason, `conflict` for a double. */
export async function renameName(userId: number, id: number, text: string) {
  const spoken = spokenName(text);
  if (spoken === null) {
    throw new AppError(
      "invalid_input",
      "Use up to four words of letters and digits: Etsy's shop names have nothing else.",
    );
  }
  const fault = faultOfName(spoken);
  if (fault !== null) throw new AppError("invalid_input", fault);
  const name = compactName(spoken);
  const outcome = await rewriteName(userId, id, { name, spoken });
  if (outcome === "missing") throw notInKit();
  if (outcome === "taken") throw new AppError("conflict", `${name} is in your names already.`);
  return { id, name, spoken };
}

export async function deleteName(userId: number, id: number) {
  if (!(await removeName(userId, id))) throw notInKit();
}

export async function deleteRun(userId: number, id: number) {
  if (!(await removeRun(userId, id))) throw notInKit();
}
