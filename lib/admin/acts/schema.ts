import { z } from "zod";
import { acts } from "@/lib/account/schema";

/** Listings: of one act, and of all in a month. */
export const grantLimits = { usual: 25, most: 100, aMonth: 500 } as const;
const reasonLimits = { min: 10, max: 500 } as const;

const reason = z
  .string("Give a reason.")
  .trim()
  .min(
    reasonLimits.min,
    `Give a reason of at least ${reasonLimits.min} characters.`,
  )
  .max(
    reasonLimits.max,
    `Keep the reason under ${reasonLimits.max} characters.`,
  );
const listings = z.coerce
  .number<number | string>()
  .int("Give a whole number.")
  .min(1, "Grant at least 1 listing.")
  .max(
    grantLimits.most,
    `Grant at most ${grantLimits.most} listings at a time.`,
  );

/** What an administrator asks for; the owner of the account may read why. */
export const actSchema = z.discriminatedUnion(
  "act",
  [
    z.strictObject({
      act: z.enum(acts).exclude(["grant_listings"]),
      reason,
    }),
    z.strictObject({
      act: z.literal("grant_listings"),
      reason,
      listings: listings.default(grantLimits.usual),
    }),
  ],
  `The act must be one of ${acts.join(", ")}.`,
);
export type ActInput = z.output<typeof actSchema>;

/** `notice` is what could not be done yet, and is tried again by itself. */
export type ActAnswer = { act: ActInput["act"]; at: string; notice?: string };
