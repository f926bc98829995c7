import { capitalise, listed, shorten } from "./clean-text";
import type { Item } from "./item";
import type { Photo } from "./photo";
import type { Traits } from "./traits";

const maxLength = 250;
const minLength = 40;

type Known = { item: Item; traits: Traits; materials: string[]; photo: Photo | null };

/** What the photo shows, as far as it was measured or told. */
export function altTextOf({ item, traits, materials, photo }: Known): string {
  const isNew = (word: string) => !item.name.toLowerCase().includes(word.toLowerCase());
  const colors = traits.colors.filter(isNew).slice(0, 3);
  const material = materials.find(isNew);
  const parts = [
    capitalise(item.name) + (colors.length > 0 ? ` in ${listed(colors).toLowerCase()}` : ""),
    material === undefined ? "" : `made with ${material}`,
    photo === null ? "shown whole in the main photo" : setting(photo),
  ];
  const text = parts.filter(Boolean).join(", ");
  return `${shorten(text.length < minLength ? `${text} of the listing` : text, maxLength - 1)}.`;
}

function setting({ background, light, shape }: Photo): string {
  const place = background === null ? "in its surroundings" : `on a ${background} background`;
  return `shown near the center of a ${shape} frame ${place}, in ${light} light`;
}
