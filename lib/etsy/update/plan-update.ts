import { differencesOf } from "@/lib/etsy/listing/listing-differences";
import {
  type FoundListing,
  imageKeysOf,
  type ListingUpdate,
  type SomeTexts,
  type UpdatableField,
} from "@/lib/etsy/listing/schema";
import type { PublicationStep } from "@/lib/etsy/publish/schema";

type Planned = {
  found: FoundListing;
  texts: SomeTexts;
  isPutBack: boolean;
  groupId: string | null;
};

/**
 * What an update of these fields does, and its steps; null unless each of them
 * is chosen once and differs.
 */
export function planUpdate(
  fields: UpdatableField[],
  { found, texts, isPutBack, groupId }: Planned,
): { update: ListingUpdate; steps: PublicationStep[] } | null {
  const chosen = differencesOf(texts, found)
    .map(({ field }) => field)
    .filter((field) => fields.includes(field));
  if (chosen.length === 0 || chosen.length < new Set(fields).size) return null;
  const photos = chosen.includes("altTexts")
    ? { imageIds: imageKeysOf(found) }
    : {};
  return {
    update: {
      fields: chosen,
      before: pick(found, chosen),
      after: pick(texts, chosen),
      ...photos,
      isPutBack,
      groupId,
    },
    steps: stepsOf(chosen, found, texts),
  };
}

const pick = (texts: SomeTexts, fields: UpdatableField[]): SomeTexts =>
  Object.fromEntries(fields.map((field) => [field, texts[field]]));

const labels: Record<Exclude<UpdatableField, "altTexts">, string> = {
  title: "Title",
  description: "Description",
  tags: "Tags",
  materials: "Materials",
};

/**
 * The texts in one step, then the alt texts that differ, one by one, and the
 * comparison.
 */
function stepsOf(
  fields: UpdatableField[],
  { altTexts }: FoundListing,
  texts: SomeTexts,
): PublicationStep[] {
  const waiting = { state: "waiting" as const };
  const names = fields.flatMap((field) =>
    field === "altTexts" ? [] : [labels[field]],
  );
  const changed = fields.includes("altTexts") ? (texts.altTexts ?? []) : [];
  return [
    ...(names.length > 0
      ? [
          {
            kind: "update" as const,
            number: 0,
            label: names.join(", "),
            ...waiting,
          },
        ]
      : []),
    ...changed.flatMap((text, index) =>
      text === altTexts[index]
        ? []
        : [
            {
              kind: "alt_text" as const,
              number: index + 1,
              label: `Alt text of photo ${index + 1}`,
              ...waiting,
            },
          ],
    ),
    { kind: "check", number: 0, label: "Compare with Etsy", ...waiting },
  ];
}
