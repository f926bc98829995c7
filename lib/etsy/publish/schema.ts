import { z } from "zod";
import type { UpdatableField } from "@/lib/etsy/listing/schema";
import { etsyLanguageValues } from "@/lib/listing-text/languages/writing-languages";
import { highestPrice } from "@/lib/listings/options/price";

const id = z.int().positive();

/**
 * What the seller chooses beside the listing's own text. Numbers, lengths and
 * ids as Etsy has them.
 */
export const draftChoicesSchema = z.strictObject({
  taxonomyId: id,
  /** In the shop's currency, with as many decimals as that has. */
  price: z.number().positive("A price must be above zero.").max(highestPrice),
  quantity: z.int().min(1).max(999, "Etsy accepts quantities up to 999."),
  whoMade: z.enum(["i_did", "someone_else", "collective"]),
  whenMade: z.string().max(20),
  isSupply: z.boolean(),
  type: z.enum(["physical", "download"]).default("physical"),
  shippingProfileId: id.optional(),
  readinessStateId: id.optional(),
  returnPolicyId: id.optional(),
  sectionId: id.optional(),
  partnerIds: z.array(id).max(20).default([]),
  attributes: z
    .array(
      z.strictObject({
        id,
        /** Ids of the category's own values; none where a number is typed. */
        valueIds: z.array(id).max(30).default([]),
        /** A number for an attribute with scales. */
        number: z.number().positive().optional(),
        scaleId: id.optional(),
      }),
    )
    .max(30)
    .default([]),
  languages: z
    .array(z.enum(etsyLanguageValues))
    .max(etsyLanguageValues.length)
    .default([]),
});
export type DraftChoices = z.output<typeof draftChoicesSchema>;

export const draftRequestSchema = draftChoicesSchema.extend({
  /** Unless it is true, the answer says what would be sent. */
  confirm: z.boolean().optional(),
  /** Of the answer without `confirm`: what is sent must be what that showed. */
  digest: z.string().max(100).optional(),
});

export const publicationStates = [
  "queued",
  "running",
  "waiting",
  "failed",
  "done",
] as const;
export type PublicationState = (typeof publicationStates)[number];

/**
 * Why a publication stopped, and what makes it continue: `retry` alone, after
 * connecting again, or with other choices. `waiting` is not a stop: it
 * continues by itself.
 */
const problemCodes = [
  "waiting",
  "refused",
  "reconnect",
  "photo_expired",
  "listing_deleted",
  "disconnected",
  "shop_closed",
  "deleted_at_etsy",
  "changed_at_etsy",
  "several_drafts",
  "gave_up",
] as const;
export const problemSchema = z.object({
  code: z.enum(problemCodes).catch("refused"),
  message: z.string(),
  /** Etsy's own sentence, where it said one. */
  words: z.string().default(""),
  /** The field that Etsy names: `title`. */
  field: z.string().nullable().default(null),
  /** Drafts on Etsy that may be the one. */
  candidates: z.array(z.string()).default([]),
  /** When the step is taken again, ISO 8601. */
  retryAt: z.string().nullable().default(null),
});
export type PublicationProblem = z.output<typeof problemSchema>;

const stepKinds = [
  "draft",
  "photo",
  "attribute",
  "inventory",
  "personalization",
  "translation",
  "check",
  // Of the update of a listing that is on Etsy.
  "update",
  "alt_text",
] as const;
export const stepSchema = z.object({
  kind: z.enum(stepKinds),
  /**
   * Of the photo its rank, of an attribute its place in the choices, from 1; 0
   * where there is one.
   */
  number: z.number(),
  language: z.enum(etsyLanguageValues).optional(),
  label: z.string(),
  /** `refused` keeps no other step of the listing. */
  state: z.enum(["waiting", "started", "done", "refused"]),
  /** Etsy's sentence, where it refused it. */
  words: z.string().optional(),
});
export type PublicationStep = z.output<typeof stepSchema>;

/** The next step is the first of these. */
export const isStepOpen = ({ state }: Pick<PublicationStep, "state">) =>
  state === "waiting" || state === "started";

type Stopped = {
  state: string;
  steps: PublicationStep[];
  problem: Pick<PublicationProblem, "code"> | null;
};

/** Whether every step was taken, and it stopped for what Etsy refused. */
export const isRefusedInPart = ({ state, steps, problem }: Stopped) =>
  state === "failed" &&
  problem?.code === "refused" &&
  steps.some((step) => step.state === "refused") &&
  !steps.some(isStepOpen);

/** `GET /api/publications/{id}`. */
export type PublicationAnswer = {
  publicationId: string;
  listingId: number;
  state: PublicationState;
  steps: PublicationStep[];
  /** As text: it has more than 32 bits. */
  etsyListingId: string | null;
  /** Etsy's editor. */
  editUrl: string | null;
  problem: PublicationProblem | null;
  /**
   * Whether buyers download it: Etsy publishes it only with the files that the
   * seller adds there.
   */
  isDigital: boolean;
  /**
   * The fields whose texts the latest update replaced on Etsy, and that can be
   * put back.
   */
  canPutBack?: UpdatableField[];
  /** Alt texts that Etsy refused, for the seller to copy there. */
  refusedTexts?: RefusedText[];
};

/** By the photo's place when it was confirmed. */
export type RefusedText = { photo: number; text: string };
