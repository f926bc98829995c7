import { z } from "zod";
import type { EtsyListing } from "@/lib/etsy/listing/schema";

/** Milliseconds for which Etsy's terms let us keep and show listings. */
export const shopAuditLifetime = 6 * 3_600_000;

/**
 * With the names of its categories, from the root; empty where they aren't
 * known.
 */
export type AuditedListing = Omit<EtsyListing, "photos"> & { path: string[] };

/**
 * `waiting`: Etsy asks to wait, or doesn't answer; it goes on by itself. The
 * others end it until the seller acts.
 */
const shopAuditProblemSchema = z.object({
  code: z.enum(["waiting", "reconnect", "shop_closed", "gave_up", "refused"]),
  message: z.string(),
});
export type ShopAuditProblem = z.output<typeof shopAuditProblemSchema>;

export const shopAuditSchema = z.object({
  id: z.string(),
  state: z.enum(["reading", "done", "failed"]),
  /** Listings read so far. */
  read: z.int(),
  /** Active listings as Etsy counts them; null before the first answer. */
  total: z.int().nullable(),
  problem: shopAuditProblemSchema.nullable(),
  /**
   * When it goes on, if something is waited for. ISO 8601, as all times here.
   */
  waitsUntil: z.string().nullable(),
  startedAt: z.string(),
  /** When what was read is deleted. */
  endsAt: z.string(),
});
export type ShopAudit = z.output<typeof shopAuditSchema>;

/**
 * What `GET /api/audit/shop` answers; null before the first audit, and when it
 * was deleted.
 */
export type ShopAuditAnswer = { audit: ShopAudit | null };

export const startShopAuditSchema = z.strictObject({
  /** Reads the shop again, in place of what was read before. */
  again: z.literal(true).optional(),
});

export const shopListingsQuerySchema = z.object({
  audit: z.uuid(),
  from: z.coerce.number().int().min(0).max(100_000).default(0),
});

/** Part of what was read. */
export type ShopListingsAnswer = {
  listings: AuditedListing[];
  /** Listings here that stand for one on Etsy: their ids by Etsy's numbers. */
  linked: Record<string, number>;
  /** Where the next part starts; null at the end. */
  next: number | null;
};

/**
 * What `GET /api/audit/shop/listings/{id}` answers: the attributes that Etsy
 * has of a listing.
 */
export type ShopListingAttributes = {
  attributes: { name: string; value: string }[];
};
