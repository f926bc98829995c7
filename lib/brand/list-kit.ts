import "server-only";
import { listFavorites, listRuns } from "@/lib/brand/kit/data";
import { listLogos } from "@/lib/brand/logos/data";
import type { BrandKit } from "@/lib/brand/schema";

/** What a seller keeps is theirs on every plan. */
export async function listKit(userId: number): Promise<BrandKit> {
  const [names, runs, logos] = await Promise.all([listFavorites(userId), listRuns(userId), listLogos(userId)]);
  return { names, runs, logos };
}
