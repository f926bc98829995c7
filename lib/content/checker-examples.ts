import type { CheckerMode } from "@/lib/content/blocks";

/**
 * What the checker shows before anything is typed: each breaks rules on
 * purpose.
 */
export const checkerExamples: Record<CheckerMode, string> = {
  title:
    "BEST SOY CANDLE!! Perfect Gift for Mom & Dad & Friends, 20% OFF, Free Shipping",
  tags: "mug, mugs, coffee mug, coffee mug, handmade ceramic coffee mug, gift, mom & dad, best mug ever!, ceramic",
  listing: [
    "Title: Hammered Brass Hoop Earrings, Gold Hoops & Boho Jewelry & Gift ♥",
    "Tags: hoop earrings, hoops, brass hoop earrings handmade, gold & brass, hoops, mother’s day gift",
    "Description: Small hoop earrings in hammered brass, 1 inch across. Care: wipe with a dry cloth.",
    "Materials: brass, nickel-free wire",
    "Alt text: Two small hammered brass hoop earrings on gray linen beside a ruler.",
  ].join("\n\n"),
};
