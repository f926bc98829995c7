import type { ShopEdit } from "@/lib/listings/shop/schema";

/** A shop with something in every part of the page. */
export const seedShop = {
  voice: {
    observations: [
      "Short sentences.",
      "Says I.",
      "Never exclamation marks.",
      "Says what went wrong, too.",
    ],
    useWords: ["sturdy", "everyday"],
    avoidWords: ["stunning", "cozy", "must have"],
  },
  snippets: [
    {
      id: "care",
      kind: "care",
      name: "Wood care",
      categories: ["home_living", "toys_games"],
      text: "Wipe with a damp cloth. Rub in a little linseed oil twice a year. Keep out of the dishwasher.",
    },
    {
      id: "shipping",
      kind: "shipping",
      name: "Shipping",
      categories: [],
      text: "Packed in shredded paper from the workshop, in a box that was used once before.",
    },
    {
      id: "safety",
      kind: "product_safety",
      name: "EU product safety",
      categories: [],
      text: "Manufacturer: Anna Weber\nPostal address: Lindenstraße 5, 10969 Berlin, Germany\nEmail: anna@weber-holz.example",
    },
  ],
  defaults: {
    category: "home_living",
    materials: "",
    makingTime: "Made in 3–5 days",
    languages: ["en", "de"],
  },
} satisfies Omit<ShopEdit, "version">;
