import { z } from "zod";
import { paidTiers, tiers } from "@/lib/settings/plans";

/** A price is never taken from the caller, only the name of a plan. */
export const checkoutSchema = z.strictObject({
  plan: z.enum(paidTiers, "There is no such plan."),
});

export const changePlanSchema = z.strictObject({
  tier: z.enum(tiers, "There is no such plan."),
});

export const checkoutSessionIdSchema = z
  .string()
  .regex(/^cs_(?:test|live)_\w{10,120}$/);
