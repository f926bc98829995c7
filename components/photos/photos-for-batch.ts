import {
  chosenKey,
  deletePhotos,
  listWaiting,
  type SharedPhoto,
} from "@/components/photos/shared-photos";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

/** What was left to the page of batches and still waits. */
export async function findPhotosForBatch(): Promise<SharedPhoto[]> {
  let keys: unknown;
  try {
    keys = parseJson(sessionStorage.getItem(chosenKey) ?? "");
  } catch {}
  if (!Array.isArray(keys)) return [];
  const chosen = new Set<unknown>(keys);
  return (await listWaiting(new Date())).filter(({ key }) => chosen.has(key));
}

/** The page of batches has these, or leaves all others where they wait. */
export async function endPhotosForBatch(taken: SharedPhoto[]) {
  try {
    sessionStorage.removeItem(chosenKey);
  } catch {}
  await deletePhotos(taken);
}
