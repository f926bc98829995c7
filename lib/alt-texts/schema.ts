import { z } from "zod";
import type { PoorKind } from "@/lib/alt-texts/find-poor";
import { altTextLimit } from "@/lib/listing-text/fields/limits";
import { maxPhotos } from "@/lib/photos/limits";

/** Listings whose photos are counted together as one listing of the plan. */
export const listingsCountedAsOne = 10;
export const countedFor = (listings: number) =>
  Math.ceil(listings / listingsCountedAsOne);

/** Listings of one press, and of one user at any time. */
export const mostChosen = 100;
export const mostWaiting = 500;
/** Listings that one screen confirms. */
export const mostConfirmed = 20;
/** Days until texts that nobody sent are deleted. */
export const altTextDays = 7;

const etsyNumber = z.string().regex(/^[1-9]\d{0,15}$/);

/** `POST /api/alt-texts`. */
export const startAltTextsSchema = z.strictObject({
  listings: z.array(etsyNumber).min(1).max(mostChosen),
});

/** `POST /api/alt-texts/targets`. */
export const altTextTargetsSchema = z.strictObject({
  listings: z.array(etsyNumber).min(1).max(mostConfirmed),
});

/** What is to be confirmed of one listing. */
export type AltTextTarget = {
  /** Etsy's number of the listing. */
  id: string;
  target: {
    /** Of the listing here that stands for it. */
    listingId: number;
    altTexts: { imageId: string; text: string }[];
  };
};
export type AltTextTargetsAnswer = { targets: AltTextTarget[] };

/** Of one photo, as it is stored: nothing in it is Etsy's but the number. */
export const photoTextSchema = z.object({
  /** Etsy's number of the photo. */
  imageId: z.int(),
  /** "" where none could be written. */
  text: z.string(),
  /** Whether it is sent. */
  isTaken: z.boolean(),
  /** What to look at, or why there is none. */
  note: z.string().nullable(),
});
export type PhotoText = z.output<typeof photoTextSchema>;

/** `PATCH /api/alt-texts/{id}`: what the seller changed. */
export const editAltTextsSchema = z.strictObject({
  version: z.int().min(1),
  photos: z
    .array(
      z.strictObject({
        imageId: z.int().positive(),
        text: z
          .string()
          .max(altTextLimit)
          .regex(/^[^\0]*$/u),
        isTaken: z.boolean(),
      }),
    )
    .max(maxPhotos),
});
export type EditAltTexts = z.output<typeof editAltTextsSchema>;

/** With 409: others were stored meanwhile. */
export type AltTextConflict = {
  code: "conflict";
  message: string;
  current: EditAltTexts;
};

type AltTextState = "queued" | "written" | "failed";

/** Where a listing that was chosen stands. */
export type AltTextProgress = {
  /** Etsy's number of the listing. */
  id: string;
  state: AltTextState;
  problem: string | null;
  /** Whether its ten were counted: trying it again counts nothing more. */
  isCounted: boolean;
};

/** A listing with photos whose alt texts are missing or poor. */
export type PoorListing = {
  id: string;
  title: string;
  /** Of all photos. */
  photos: number;
  /** Photos by what is poor about them. */
  poor: Partial<Record<PoorKind, number>>;
};

/** `GET /api/alt-texts`. */
export type AltTextsAnswer = {
  /** False where the model takes no pictures. */
  isOffered: boolean;
  /** Whether the shop was read, within the last six hours. */
  isRead: boolean;
  listings: PoorListing[];
  /** Listings beyond those. */
  more: number;
  /** Of all active listings that were read. */
  photos: number;
};

/** `GET /api/alt-texts/progress`. */
export type AltTextProgressAnswer = { chosen: AltTextProgress[] };

/** A photo of a listing that was written for, as it is reviewed. */
export type ReviewedPhoto = PhotoText & {
  /** Its place in the listing, from 1. */
  rank: number;
  /** The alt text on Etsy when the shop was read. */
  present: string;
  kind: PoorKind | null;
};

/** What became of an update with these texts. */
export type SentState = {
  publicationId: string;
  /** `refused`: everything was tried, and Etsy has all but those texts. */
  state: "running" | "waiting" | "failed" | "refused" | "done";
  message: string | null;
  /** Etsy's own sentence; "" where it said none. */
  words: string;
  /** When it goes on, if something is waited for. ISO 8601. */
  waitsUntil: string | null;
  /** Etsy's numbers of the photos whose texts it refused. */
  refused: number[];
};

export type ReviewedListing = {
  id: string;
  title: string;
  version: number;
  photos: ReviewedPhoto[];
  /** Null while these texts were not sent. */
  sent: SentState | null;
};

/** `GET /api/alt-texts/review`. */
export type AltTextReview = {
  listings: ReviewedListing[];
  /** Where the next part starts; null at the end. */
  next: number | null;
  /** Written listings that what was read of the shop doesn't have. */
  unknown: number;
};
