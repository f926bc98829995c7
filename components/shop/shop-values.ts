import { z } from "zod";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import {
  type Shop,
  type ShopEdit,
  storedShopSchema,
} from "@/lib/listings/shop/schema";

/** The page as it is typed. */
export type ShopValues = {
  /**
   * Descriptions to read the voice from. They are never saved with the shop.
   */
  samples: string[];
  observations: string[];
  /** Words between commas or on lines. */
  useWords: string;
  avoidWords: string;
} & Pick<Shop, "snippets" | "defaults">;

const wordsIn = (text: string): string[] =>
  text
    .split(/[,;、\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);

export const valuesOf = (
  { voice, snippets, defaults }: Shop,
  samples: string[],
): ShopValues => ({
  samples,
  snippets,
  defaults,
  observations: voice.observations,
  useWords: voice.useWords.join(", "),
  avoidWords: voice.avoidWords.join(", "),
});

export const voiceOf = ({
  observations,
  useWords,
  avoidWords,
}: ShopValues): ShopEdit["voice"] => ({
  observations: observations.map((text) => text.trim()).filter(Boolean),
  useWords: wordsIn(useWords),
  avoidWords: wordsIn(avoidWords),
});

export const editOf = (values: ShopValues, version: number): ShopEdit => ({
  voice: voiceOf(values),

  snippets: values.snippets,
  defaults: values.defaults,
  version,
});

/** Whether two versions of the page would be saved as the same. */
export const isSameShop = (one: ShopValues, other: ShopValues): boolean =>
  JSON.stringify(editOf(one, 0)) === JSON.stringify(editOf(other, 0));

const keyOf = (userId: number) => `listwright:shop:${userId}` as const;

const draftSchema = z.object({
  version: z.number(),
  values: z.object({
    samples: z.array(z.string()),
    observations: z.array(z.string()),

    useWords: z.string(),
    avoidWords: z.string(),

    snippets: storedShopSchema.shape.snippets,
    defaults: storedShopSchema.shape.defaults,
  }),
});

/** What was typed and not saved, and the version of the shop it is based on. */
export function findShopDraft(
  userId: number,
): { version: number; values: ShopValues } | null {
  return draftSchema.safeParse(readStored(keyOf(userId))).data ?? null;
}

export const storeShopDraft = (
  userId: number,
  draft: { version: number; values: ShopValues },
) => writeStored(keyOf(userId), draft);

export const clearShopDraft = (userId: number) => removeStored(keyOf(userId));
