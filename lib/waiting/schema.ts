import { z } from "zod";

/** The entries of the navigation beside which a number may stand. */
const waitingEntries = ["listings", "batches", "drafts"] as const;
export type WaitingEntry = (typeof waitingEntries)[number];

/** Of each kind, how many of its things are named. */
export const namedOfKind = 3;

const listed = { listingId: z.number(), productName: z.string() };
const isoTime = z.coerce.date().transform((date) => date.toISOString());
const kind = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.number(),
    /** How many of them the seller has not seen yet. */
    unseen: z.number().default(0),
    first: z.array(item),
  });

/** What became of a listing at Etsy, as far as it was read. */
const changesAtEtsy = [
  "changed",
  "gone",
  "expired",
  "sold_out",
  "inactive",
] as const;

export const waitingSchema = z.object({
  /** What was waiting at this time, ISO 8601. */
  asOf: isoTime,
  /** With blanks, or claims that are not confirmed, in their text. */
  listings: kind(z.object({ ...listed, points: z.number() })),
  /** With written rows to look through, and none being written. */
  batches: kind(
    z.object({ id: z.string(), name: z.string(), ready: z.number() }),
  ),
  /** On their way to Etsy, and stopped. */
  drafts: kind(z.object({ ...listed, message: z.string() })),
  changed: kind(
    z.object({ ...listed, change: z.enum(changesAtEtsy).catch("changed") }),
  ),
  /** Listings not in the shop yet whose photos are deleted soon. */
  photos: kind(z.object({ ...listed, photos: z.number(), expiresAt: isoTime })),
  /** The first steps of a new seller, as far as they were taken. */
  steps: z.object({
    hasListing: z.boolean(),
    hasShop: z.boolean(),
    isOut: z.boolean(),
  }),
});
/** `GET /api/user/waiting`. */
export type Waiting = z.output<typeof waitingSchema>;

/** `PUT /api/user/waiting`: the seller opened the entry's page. */
export const seenSchema = z.strictObject({
  entry: z.enum(waitingEntries),
  /** Of the answer in which the number was. */
  asOf: z.iso.datetime(),
});
export type Seen = z.output<typeof seenSchema>;
