/**
 * What is true of everything in a category. Tags have at most 20 characters.
 */
export type CategoryTerms = {
  label: string;
  /** The name of a piece when the seller gives none. */
  noun: string;
  what: string[];
  /**
   * Buyers' questions besides size, care, what is included and processing time.
   */
  blanks: string[];
};

export const categoryTerms = {
  accessories: {
    label: "Accessories",
    noun: "accessory",
    what: ["accessory item", "wearable accessory"],
    blanks: [],
  },
  art_collectibles: {
    label: "Art & Collectibles",
    noun: "artwork",
    what: ["art item", "collectible item"],
    blanks: ["framing"],
  },
  bags_purses: {
    label: "Bags & Purses",
    noun: "bag",
    what: ["bag or purse", "carrying item"],
    blanks: ["strap length", "pockets and closure"],
  },
  bath_beauty: {
    label: "Bath & Beauty",
    noun: "bath and body item",
    what: ["bath and body", "beauty item"],
    blanks: ["ingredients", "net weight"],
  },
  books_movies_music: {
    label: "Books, Movies & Music",
    noun: "media item",
    what: ["media item"],
    blanks: ["format", "number of pages or tracks"],
  },
  clothing: {
    label: "Clothing",
    noun: "garment",
    what: ["clothing item", "garment to wear"],
    blanks: ["measurements and fit"],
  },
  craft_supplies_tools: {
    label: "Craft Supplies & Tools",
    noun: "craft supply",
    what: ["craft supply", "crafting item"],
    blanks: ["quantity", "recommended use"],
  },
  electronics_accessories: {
    label: "Electronics & Accessories",
    noun: "tech accessory",
    what: ["tech accessory", "device accessory"],
    blanks: ["compatible devices"],
  },
  home_living: {
    label: "Home & Living",
    noun: "piece",
    what: ["home item", "household item"],
    blanks: [],
  },
  jewelry: {
    label: "Jewelry",
    noun: "jewelry piece",
    what: ["jewelry item", "jewelry piece"],
    blanks: ["closure"],
  },
  paper_party_supplies: {
    label: "Paper & Party Supplies",
    noun: "paper or party item",
    what: ["paper or party"],
    blanks: ["quantity in a set", "paper weight"],
  },
  pet_supplies: {
    label: "Pet Supplies",
    noun: "pet item",
    what: ["pet item", "item for pets"],
    blanks: ["which size of pet it fits"],
  },
  shoes: {
    label: "Shoes",
    noun: "footwear",
    what: ["footwear item", "wearable footwear"],
    blanks: ["sole", "fit"],
  },
  toys_games: {
    label: "Toys & Games",
    noun: "toy or game",
    what: ["toy or game", "play item"],
    blanks: ["recommended age", "safety information"],
  },
  weddings: {
    label: "Weddings",
    noun: "wedding item",
    what: ["wedding item", "wedding supply"],
    blanks: ["order date before the event"],
  },
} satisfies Record<string, CategoryTerms>;

export type CategoryName = keyof typeof categoryTerms;

export function isCategoryName(value: unknown): value is CategoryName {
  return typeof value === "string" && Object.hasOwn(categoryTerms, value);
}
