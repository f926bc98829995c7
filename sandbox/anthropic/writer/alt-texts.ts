import { z } from "zod";
import type { SeenPhoto } from "./facts";
import { capitalize, joinWithAnd } from "./text";

const listingPattern = /<shop_listing>([\s\S]*?)<\/shop_listing>/;
const listingSchema = z.object({ title: z.string() });

/** The piece by the beginning of its title: "Oak Ring Dish No 7, for …". */
function nameOf(text: string): string {
  const { data } = listingSchema.safeParse(
    JSON.parse(listingPattern.exec(text)?.[1] ?? "{}"),
  );
  const [start = ""] = (data?.title ?? "").split(/\s*[,|–—:(]\s*|\s-\s/u);
  const words = start.split(/\s+/u).filter(Boolean).slice(0, 8);
  return words.join(" ").toLowerCase() || "the piece";
}

/** One for each photo, of what can be measured in it. */
export const writeAltTexts = (text: string, photos: readonly SeenPhoto[]) => ({
  altTexts: photos.map(({ number, photo: { colors, light } }) => ({
    photo: number,
    altText: `${capitalize(nameOf(text))}, picture ${number}: ${joinWithAnd(colors).toLowerCase()}, in ${light} light.`,
  })),
});
