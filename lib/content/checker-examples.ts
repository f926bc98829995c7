import type { ToolMode } from "@/lib/content/blocks";

/**
 * What the checker shows before anything is typed: each breaks rules on
 * purpose.
 */
export const checkerExamples: Record<ToolMode, string> = {
  title:
    "BEST SOY CANDLE!! Perfect Gift for Mom & Dad & Friends, 20% OFF, Free Shipping",
  tags: "mug, mugs, coffee mug, coffee mug, handmade ceramic coffee mug, gift, mom & dad, best mug ever!, ceramic",
  altText:
    "Image of mug, coffee mug, handmade ceramic mug, gift for her, pottery mug",
  shop: [
    "Speckled Stoneware Coffee Mug, Cream, 12 oz",
    "coffee mug, pottery mug, stoneware mug, tea cup, coffee lover gift, cream mug",
    "",
    "Speckled Stoneware Coffee Mug, Blue, 12 oz",
    "coffee mug, pottery mug, stoneware mug, tea cup, coffee lover gift, blue mug",
    "",
    "Stoneware Espresso Cup, 3 oz",
    "espresso cup, demitasse, barista gift, tiny cup, small pottery, coffee mug",
    "",
    "Oak Ring Dish with Beveled Edge",
    "ring dish, jewelry tray, engagement gift, oak trinket dish, wooden catchall",
  ].join("\n"),
  listing: [
    "Title: Hammered Brass Hoop Earrings, Gold Hoops & Boho Jewelry & Gift ♥",
    "Tags: hoop earrings, hoops, brass hoop earrings handmade, gold & brass, hoops, mother’s day gift",
    "Description: Small hoop earrings in hammered brass, 1 inch across. Care: wipe with a dry cloth.",
    "Materials: brass, nickel-free wire",
    "Alt text: Two small hammered brass hoop earrings on gray linen beside a ruler.",
  ].join("\n\n"),
};
