import "server-only";
import type { ModelImage } from "@/lib/ai/message";
import type { Payer } from "@/lib/ai/model-budget/payer";
import type { ModelRequest } from "@/lib/ai/stream-message";
import {
  modelAnswerSchema,
  photosAnswerSchema,
} from "@/lib/listing-text/answer/parse-answer";
import { promptFacts } from "@/lib/listing-text/fields/input";
import type { Color } from "@/lib/listing-text/fields/listing-choices";
import type { ListingInput } from "@/lib/listing-text/fields/schema";
import { listingPrompt } from "@/lib/listings/prompts/listing";
import type { Shop } from "@/lib/listings/shop/schema";
import { promptVoice } from "@/lib/listings/voice/prompt-voice";

/** What a listing is written from. */
export type Brief = {
  form: ListingInput;
  /** What the model sees of the photos, and how many it sees. */
  images: readonly ModelImage[];
  photos: number;
  /** Measured in a photo that it doesn't see, and part of the form. */
  measuredColors?: readonly Color[];
  shop: Pick<Shop, "voice" | "snippets">;
  payer: Payer;
};

const { system, prompt } = listingPrompt;

/** Tokens of an answer, and on top for the alt text of a further photo. */
const maxTokens = { listing: 3_000, photo: 120 };

export const requestFor = (photos: number) => ({
  system,
  schema: photos > 1 ? photosAnswerSchema : modelAnswerSchema,
  maxTokens: maxTokens.listing + maxTokens.photo * Math.max(photos - 1, 0),
});

/** What the model is asked for a listing. */
export function listingRequest({
  form,
  images,
  photos,
  shop,
  payer,
}: Brief): ModelRequest {
  return {
    ...requestFor(photos),
    text: prompt(materialOf({ form, photos, shop })),
    images,
    payer,
  };
}

export const materialOf = ({
  form,
  photos,
  shop,
}: Omit<Brief, "images" | "payer">) => ({
  facts: promptFacts(form),
  style: form.titleStyle ?? "etsy_2026",
  language: form.language ?? "en",

  voice: promptVoice(shop.voice),
  photos,
});
