import { z } from "zod";
import { sources } from "@/lib/listing-text/check/sources";
import { listingFields } from "@/lib/listing-text/fields/fields";
import { listingAnswerSchema } from "@/lib/listing-text/fields/schema";
import { supports } from "@/lib/listing-text/fields/supports";

const supportTexts = supports
  .map((support) => `\`${support}\` (${sources[support].label})`)
  .join(", ");

/**
 * What a listing says of the checks of its texts. Absent in answers of
 * instances of the version before.
 */
export const checkedShape = {
  review: listingAnswerSchema.shape.review
    .unwrap()
    .optional()
    .describe(
      "How the review by a model ended; `off` where there was none. `ready` doesn't wait for it.",
    ),
  sentences: z
    .array(
      z.object({
        field: z.enum(listingFields),
        text: z.string(),
        support: z
          .string()
          .describe(
            `What it is based on: ${supportTexts}. Values may be added: treat one that you don't know as \`unchecked\`.`,
          ),
        supportedBy: z
          .array(z.string())
          .describe("Facts, such as `material: oak`."),
        reason: z.string().describe("Why it is `none`; empty otherwise."),
      }),
    )
    .optional()
    .describe(
      "The sentences of the description that state something, and what is marked in other fields.",
    ),
  untold: z
    .array(
      z.object({
        fact: z.string().describe("The fact, such as `care: hand wash`."),
        quote: z.string().describe("The words that were typed."),
      }),
    )
    .optional()
    .describe(
      "What the seller said and no text mentions. It doesn't hold the listing back.",
    ),
  removed: listingAnswerSchema.shape.removed
    .unwrap()
    .optional()
    .describe("What was taken out as a whole, with the reason."),
};
