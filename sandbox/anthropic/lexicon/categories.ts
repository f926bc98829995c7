/** What is true of everything in a category. */
export type CategoryTerms = {
  label: string;
  /** The name of a piece when the seller gives none. */
  noun: string;
  /**
   * Buyers' questions besides size, care, what is included and processing time.
   */
  blanks: string[];
};

export const categoryTerms = {
  accessories: {
    label: "Accessories",
    noun: "accessory",
    blanks: [],
  },
  art_collectibles: {
    label: "Art & Collectibles",
    noun: "artwork",
    blanks: ["framing"],
  },
  bags_purses: {
    label: "Bags & Purses",
    noun: "bag",
    blanks: ["strap length", "pockets and closure"],
  },
  bath_beauty: {
    label: "Bath & Beauty",
    noun: "bath and body item",
    blanks: ["ingredients", "net weight"],
  },
  books_movies_music: {
    label: "Books, Movies & Music",
    noun: "media item",
    blanks: ["format", "number of pages or tracks"],
  },
  clothing: {
    label: "Clothing",
    noun: "garment",
    blanks: ["measurements and fit"],
  },
  craft_supplies_tools: {
    label: "Craft Supplies & Tools",
    noun: "craft supply",
    blanks: ["quantity", "recommended use"],
  },
  electronics_accessories: {
    label: "Electronics & Accessories",
    noun: "tech accessory",
    blanks: ["compatible devices"],
  },
  home_living: {
    label: "Home & Living",
    noun: "piece",
    blanks: [],
  },
  jewelry: {
    label: "Jewelry",
    noun: "jewelry piece",
    blanks: ["closure"],
  },
  paper_party_supplies: {
    label: "Paper & Party Supplies",
    noun: "paper or party item",
    blanks: ["quantity in a set", "paper weight"],
  },
  pet_supplies: {
    label: "Pet Supplies",
    noun: "pet item",
    blanks: ["which size of pet it fits"],
  },
  shoes: {
    label: "Shoes",
    noun: "footwear",
    blanks: ["sole", "fit"],
  },
  toys_games: {
    label: "Toys & Games",
    noun: "toy or game",
    blanks: ["recommended age", "safety information"],
  },
  weddings: {
    label: "Weddings",
    noun: "wedding item",
    blanks: ["order date before the event"],
  },
} satisfies Record<string, CategoryTerms>;

export type CategoryName = keyof typeof categoryTerms;

export function isCategoryName(value: unknown): value is CategoryName {
  return typeof value === "string" && Object.hasOwn(categoryTerms, value);
}
