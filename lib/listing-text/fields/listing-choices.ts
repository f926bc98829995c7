/**
 * Etsy's fifteen top-level categories, under the names of its seller taxonomy.
 */
export const categories = [
  { value: "accessories", label: "Accessories" },
  { value: "art_collectibles", label: "Art & Collectibles" },
  { value: "bags_purses", label: "Bags & Purses" },
  { value: "bath_beauty", label: "Bath & Beauty" },
  { value: "books_movies_music", label: "Books, Movies & Music" },
  { value: "clothing", label: "Clothing" },
  { value: "craft_supplies_tools", label: "Craft Supplies & Tools" },
  { value: "electronics_accessories", label: "Electronics & Accessories" },
  { value: "home_living", label: "Home & Living" },
  { value: "jewelry", label: "Jewelry" },
  { value: "paper_party_supplies", label: "Paper & Party Supplies" },
  { value: "pet_supplies", label: "Pet Supplies" },
  { value: "shoes", label: "Shoes" },
  { value: "toys_games", label: "Toys & Games" },
  { value: "weddings", label: "Weddings" },
] as const;

export const categoryValues = categories.map((category) => category.value);
export type Category = (typeof categoryValues)[number];

export const colors = [
  "Red",
  "Orange",
  "Yellow",
  "Green",
  "Blue",
  "Purple",
  "Pink",
  "Brown",
  "Black",
  "White",
  "Gray",
  "Gold",
  "Silver",
  "Beige",
  "Teal",
  "Turquoise",
  "Navy",
  "Burgundy",
  "Cream",
  "Multicolored",
] as const;
export type Color = (typeof colors)[number];

/**
 * How titles are written: after Etsy's guidance of 2026, or with as many
 * phrases as fit.
 */
export const titleStyles = ["etsy_2026", "classic"] as const;
export type TitleStyle = (typeof titleStyles)[number];
