import { z } from "zod";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { factSchema } from "@/lib/listing-text/fields/schema";

/**
 * What a generation goes through, and the percent at which each begins.
 * `writing` fills the room up to the next.
 */
export const stagePercents = {
  received: 2,
  photo: 5,
  reserved: 8,
  asking: 10,
  writing: 12,
  checking: 92,
  storing: 97,
} as const;
export type ListingStage = keyof typeof stagePercents;
const stages = Object.keys(stagePercents) as [ListingStage, ...ListingStage[]];

export const progressSchema = z.object({
  stage: z.enum(stages),
  percent: z.number(),
});

/**
 * The fields so far. Each meets Etsy's rules; the description ends with a whole
 * sentence.
 */
export const partialListingSchema = generatedListingSchema
  .extend({ facts: z.array(factSchema), missing: z.array(z.string()) })
  .partial();
export type PartialListing = z.output<typeof partialListingSchema>;

/** Events of a generation's stream before its end. */
export type ListingEvent =
  | ({ type: "progress" } & z.output<typeof progressSchema>)
  | { type: "partial"; fields: PartialListing };

export type Report = (event: ListingEvent) => void;

/** An event that only says how far it got. */
export const stageEvent = (stage: ListingStage): ListingEvent => ({
  type: "progress",
  stage,
  percent: stagePercents[stage],
});
