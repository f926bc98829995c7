/**
 * What shoppers look for in the photos of a listing. No pixel tells most of it,
 * so the seller ticks what she has.
 */
export const shots = [
  {
    id: "whole",
    label: "The whole piece, in the first photo",
    short: "the whole piece",
    hint: "Search shows this one.",
  },
  {
    id: "size",
    label: "Its size, next to something familiar",
    short: "its size",
    hint: "A hand, a coin, a cup.",
  },
  {
    id: "detail",
    label: "A detail, close up",
    short: "a detail",
    hint: "Texture, a clasp, a seam, the glaze.",
  },
  {
    id: "back",
    label: "The back, the base or the inside",
    short: "the back",
    hint: "Also marks, labels and fastenings.",
  },
  {
    id: "use",
    label: "In use",
    short: "the piece in use",
    hint: "Worn, filled, on a shelf or a wall.",
  },
  {
    id: "sides",
    label: "Other sides",
    short: "other sides",
    hint: "From the side, from above, open and closed.",
  },
] as const;

export type ShotId = (typeof shots)[number]["id"];
export const shotIds = shots.map(({ id }) => id);

/**
 * From here on shoppers can see a piece as if they held it. Etsy takes up to
 * twenty.
 */
export const enoughPhotos = 5;

/**
 * Words by which an English alt text says what its photo shows. Only what
 * leaves no doubt: "back" alone may be a backpack's, and "next to" a plant
 * isn't there for its size.
 */
const signs: Partial<Record<ShotId, RegExp>> = {
  size: /\b(in (a|an|one|the) (open )?(hand|palm)|(beside|next to|with) an? (coin|ruler|pencil|hand)|for (scale|size))\b/i,
  detail: /\b(close-?ups?|close up|detail of|macro)\b/i,
  back: /\b(underside|(back|base|bottom|reverse|inside) of|from (behind|below|the back)|maker's mark)\b/i,
  use: /\b(in use|being (worn|used|held)|worn (on|by|around)|filled with|hanging (on|from))\b/i,
  sides: /\b(from (above|the side|the left|the right)|side view|top view)\b/i,
};

/**
 * Which photo of a listing shows what, by the alt texts that were written while
 * looking at it: numbers from 1.
 */
export function findShots(
  photos: readonly { position: number; altText: string }[],
): Partial<Record<ShotId, number>> {
  const found: Partial<Record<ShotId, number>> = {};
  for (const id of shotIds) {
    const photo = photos.find(({ altText }) => signs[id]?.test(altText));
    if (photo) found[id] = photo.position;
  }
  return found;
}
