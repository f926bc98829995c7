export const examplesPage = {
  path: "/etsy-listing-examples",
  title: "Etsy Listing Examples",
  description:
    "Twelve complete listings of handmade things: what the maker told, the title, 13 tags and description made of it, and where each sentence comes from.",
  lead: "Twelve listings of handmade things that nobody has to guess about: above, what the maker told, and for three of them a picture; below, the listing, with the fact that each sentence rests on.",
  method:
    "The makers and their things are made up, and the three pictures are drawn. The texts were written by hand as a careful model would answer, and then went through the engine that every listing here goes through: it chose the title and the tags, and left out what no fact carries.",
  /** ISO day of the last change to the examples. */
  updatedOn: "2026-11-29",
} as const;
