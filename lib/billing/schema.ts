import { z } from "zod";
import { tiers } from "@/lib/billing/plans";

/** A price is never taken from the caller, only the name of a plan. */
export const checkoutSchema = z.strictObject({ plan: z.enum(["standard", "pro"], "There is no such plan.") });
export type PaidTier = z.output<typeof checkoutSchema>["plan"];

export const changePlanSchema = z.strictObject({ tier: z.enum(tiers, "There is no such plan.") });

export const checkoutSessionIdSchema = z.string().regex(/^cs_(?:test|live)_\w{10,120}$/);
