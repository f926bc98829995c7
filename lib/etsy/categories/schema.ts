import { z } from "zod";

export const categoryQuerySchema = z.object({ q: z.string().trim().max(200) });

/**
 * A category that a listing can have. `path` starts at the root and ends above
 * the category itself.
 */
export type EtsyCategory = { id: number; name: string; path: string[] };

/** What Etsy asks about the items of a category. */
export type EtsyAttribute = {
  id: number;
  name: string;
  isRequired: boolean;
  /** How many values it takes. */
  maxValues: number;
  /**
   * The only values; none where the seller types a number and chooses a scale.
   */
  values: { id: number; name: string }[];
  scales: { id: number; name: string }[];
};
