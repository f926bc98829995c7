import { z } from "zod";
import { type Scope, scopeNames } from "@/lib/access/scopes";
import { dayLength } from "@/lib/time/day";

export const maxKeys = 10;
export const defaultLifetime = 365;
/** Days after which a new key ends; null for never. */
export const keyLifetimes = [30, 90, 365, null] as const;
/** Hours for which the old key keeps working after it was rolled. */
export const rollOverlaps = [0, 24, 168] as const;

export const newKeySchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Give the key a name that you will recognize.")
    .max(60, "A name can have at most 60 characters."),
  scopes: z
    .array(z.enum(scopeNames))
    .min(1, "Choose at least one thing the key may do.")
    .overwrite((chosen) => [...new Set(chosen)]),
  /**
   * ISO 8601; null for a key that doesn't end. A year from now when it isn't
   * given.
   */
  expiresAt: z.iso
    .datetime({ offset: true, error: "Choose when the key expires." })
    .nullish(),
});
export type NewKey = z.output<typeof newKeySchema>;

export const rollSchema = z.strictObject({
  overlapHours: z
    .literal(rollOverlaps, { error: "Choose 0, 24 or 168 hours." })
    .default(0),
});

/** A key as its owner sees it. Times are ISO 8601. */
export type KeyEntry = {
  id: string;
  name: string;
  /**
   * The start and end of the key, to know it again: `lw_live_…` and four
   * characters.
   */
  prefix: string;
  last4: string;
  scopes: Scope[];
  createdAt: string;
  /**
   * A network address; null for keys from before it was noted. Absent from a
   * server before this one.
   */
  createdFrom?: string | null;
  lastUsedAt: string | null;
  expiresAt: string | null;
  /** The key that replaced this one; this one ends at `expiresAt`. */
  rolledTo: string | null;
};
/** `secret` is the key itself. It is in this one answer and stored nowhere. */
export type CreatedKey = KeyEntry & { secret: string };

export const endAfter = (days: number, now: Date) =>
  new Date(now.getTime() + days * dayLength);
