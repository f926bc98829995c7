import { z } from "zod";
import type {
  ChangedField,
  ChangeSource,
} from "@/lib/etsy/change-notes/schema";

const readingStates = ["waiting", "done", "disconnected", "gone"] as const;
type ReadingState = (typeof readingStates)[number];
export const readingStateSchema = z.enum(readingStates).nullable().catch(null);

/**
 * Days for which a change that was made by hand may be noted afterwards, and of
 * which orders are kept.
 */
export const maxDaysBack = 400;

const dateSchema = z.iso.date("Please enter a date.");
const total = z
  .int("Please enter a whole number.")
  .min(0)
  .max(100_000_000)
  .nullable()
  .default(null);

/**
 * `POST /api/listings/{id}/changes`: the listing's text, as it is here, stands
 * in the shop.
 */
export const newChangeSchema = z.strictObject({
  /** Since when; today without it. */
  on: dateSchema.optional(),
  /**
   * Etsy's address of the listing, or the number in it. By it, orders are found
   * in a file.
   */
  address: z.string().max(500, "That address is too long.").optional(),
});
export type NewChange = z.output<typeof newChangeSchema>;

/**
 * `POST /api/changes/{id}/numbers`: totals since the listing is in the shop, as
 * the seller read them on a day.
 */
export const typedNumbersSchema = z
  .strictObject({
    on: dateSchema,
    views: total,
    favorites: total,
    orders: total,
  })
  .refine(
    ({ views, favorites, orders }) =>
      views !== null || favorites !== null || orders !== null,
    {
      message: "Please fill in at least one number.",
    },
  );
export type TypedNumbers = z.output<typeof typedNumbersSchema>;

/** Entries of one request. */
export const maxSoldDays = 2_000;
/** The number of a listing on Etsy. */
export const etsyIdSchema = z.string().regex(/^[1-9]\d{0,15}$/);

/**
 * `POST /api/orders`: what is left of a file of sold items. Strict, so that
 * nothing of a buyer can come along.
 */
export const ordersSchema = z.strictObject({
  sold: z
    .array(
      z.strictObject({
        listingId: etsyIdSchema,
        date: z.iso.date(),
        orders: z.int().min(1).max(100_000),
        quantity: z.int().min(1).max(1_000_000),
      }),
    )
    .max(maxSoldDays),
  /**
   * The days that the file covers, with the last part of it: then all of it is
   * there.
   */
  period: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).optional(),
});
export type Orders = z.output<typeof ordersSchema>;
export type Period = NonNullable<Orders["period"]>;

/** Totals since the listing is in the shop. */
export type Reading = {
  changeId: string;
  source: "etsy" | "typed";
  /** When it was really read, ISO 8601. */
  readAt: string;
  views: number | null;
  favorites: number | null;
  orders: number | null;
  /** Etsy's word for the listing's state; null for typed ones. */
  state: string | null;
  /** Since when Etsy has the listing, ISO 8601. */
  listedAt: string | null;
};

export type ChangeAnswer = {
  id: string;
  listingId: number;
  productName: string;
  source: ChangeSource;
  /** ISO 8601. */
  changedAt: string;
  fields: ChangedField[];
  reading: ReadingState | null;
  /** The number of the listing on Etsy. */
  etsyListingId: string | null;
  /**
   * Until when what it replaced can be put back, ISO 8601; null or absent where
   * it can't.
   */
  putBackUntil?: string | null;
  /**
   * What was confirmed with it and can still be put back, itself among them.
   */
  group?: { id: string; count: number } | null;
};

/** `GET /api/changes/together/{groupId}`: what can be put back of a group. */
export type ChangesTogether = {
  changes: { id: string; listingId: number }[];
};

/** Orders of a listing on a day, from files of sold items. */
export type SoldOn = { day: string; orders: number; quantity: number };

/** What a listing's changes are compared by. */
export type ListingNumbers = {
  readings: Reading[];
  sold: SoldOn[];
  /**
   * When the listing was changed in the shop, ISO 8601, also where that change
   * is on another page.
   */
  changedAt: string[];
};

/**
 * `GET /api/changes`, newest first. `next` is the cursor of the following page.
 */
export type ChangePage = {
  changes: ChangeAnswer[];
  next: string | null;
  /** By the id of the listing. */
  numbers?: Record<string, ListingNumbers>;
  /** The days that files of sold items cover. */
  covered?: Period[];
};

/**
 * `GET /api/listings/{id}/changes`: what was changed, newest first, and all
 * numbers of the listing.
 */
export type ListingChanges = {
  changes: ChangeAnswer[];
  readings: Reading[];
  /** From files of sold items, by day. */
  sold: SoldOn[];
  /** The days that those files cover. */
  covered: Period[];
};
