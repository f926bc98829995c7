/** `[id, name, parent]` of 37 categories of Etsy and of those above them. */
const rows: [id: number, name: string, parent: number | null][] = [
  [1, "Accessories", null],
  [25, "Hats & Caps", 1],
  [36, "Winter Hats", 25],
  [37, "Skull Caps & Beanies", 36],
  [164, "Keychains & Lanyards", 1],
  [165, "Keychains", 164],
  [42, "Scarves & Wraps", 1],
  [46, "Scarves", 42],
  [66, "Art & Collectibles", null],
  [104, "Glass Art", 66],
  [2887, "Panels & Wall Hangings", 104],
  [119, "Prints", 66],
  [2078, "Digital Prints", 119],
  [132, "Bags & Purses", null],
  [190, "Totes", 132],
  [191, "Wallets & Money Clips", 132],
  [197, "Wallets", 191],
  [199, "Bath & Beauty", null],
  [241, "Makeup & Cosmetics", 199],
  [255, "Lips", 241],
  [256, "Lip Balms & Glosses", 255],
  [2091, "Lip Balms", 256],
  [308, "Soaps", 199],
  [309, "Bar Soaps", 308],
  [323, "Books, Movies & Music", null],
  [324, "Books", 323],
  [325, "Blank Books", 324],
  [326, "Journals & Notebooks", 325],
  [891, "Home & Living", null],
  [911, "Bedding", 891],
  [913, "Blankets & Throws", 911],
  [2910, "Baby Blankets", 913],
  [916, "Quilts", 913],
  [915, "Throws", 913],
  [1002, "Home Decor", 891],
  [1004, "Candles & Home Fragrances", 1002],
  [2791, "Candles", 1004],
  [1005, "Container Candles", 2791],
  [1009, "Pillar Candles", 2791],
  [12490, "Home Accents", 1002],
  [1026, "Vases", 12490],
  [1023, "Seasonal Decor", 1002],
  [1857, "Ornaments", 1023],
  [1027, "Wall Decor", 1002],
  [1029, "Wall Hangings", 1027],
  [2844, "Signs", 1029],
  [2845, "Address Signs", 2844],
  [12109, "Tapestries", 1029],
  [1031, "Kitchen & Dining", 891],
  [1033, "Cookware", 1031],
  [1038, "Cutting Boards", 1033],
  [1043, "Dining & Serving", 1031],
  [1044, "Bowls", 1043],
  [1054, "Drink & Barware", 1031],
  [1862, "Drinkware", 1054],
  [1060, "Coasters", 1862],
  [1062, "Mugs", 1862],
  [1105, "Outdoor & Gardening", 891],
  [1119, "Planters & Pots", 1105],
  [6060, "Indoor Planters", 1119],
  [1179, "Jewelry", null],
  [1193, "Bracelets", 1179],
  [1195, "Beaded Bracelets", 1193],
  [1203, "Earrings", 1179],
  [1214, "Stud Earrings", 1203],
  [1216, "Jewelry Storage", 1179],
  [6104, "Ring Dishes", 1216],
  [1217, "Necklaces", 1179],
  [1229, "Pendant Necklaces", 1217],
  [1231, "Rings", 1179],
  [1232, "Bands", 1231],
  [1250, "Paper & Party Supplies", null],
  [1251, "Paper", 1250],
  [1261, "Greeting Cards", 1251],
  [1264, "Birthday Cards", 1261],
  [1289, "Invitations & Announcements", 1251],
  [1294, "Invitation Templates", 1289],
  [1292, "Invitations", 1289],
  [1317, "Stickers, Labels & Tags", 1251],
  [1326, "Stickers", 1317],
  [1351, "Pet Supplies", null],
  [1353, "Pet Bedding", 1351],
  [1356, "Pet Blankets", 1353],
  [1552, "Toys & Games", null],
  [1553, "Games & Puzzles", 1552],
  [1559, "Puzzles", 1553],
  [2353, "Jigsaw Puzzles", 1559],
  [1580, "Toys", 1552],
  [1581, "Baby & Toddler Toys", 1580],
  [2052, "Rattles", 1581],
  [1629, "Stuffed Animals & Plushies", 1580],
  [2072, "Amigurumi", 1629],
];

export type TaxonomyNode = {
  id: number;
  level: number;
  name: string;
  parent_id: number | null;
  children: TaxonomyNode[];
  full_path_taxonomy_ids: number[];
};

function pathOf(id: number): number[] {
  const parent = rows.find((row) => row[0] === id)?.[2] ?? null;
  return parent === null ? [id] : [...pathOf(parent), id];
}

function nodesBelow(parent: number | null): TaxonomyNode[] {
  return rows
    .filter((row) => row[2] === parent)
    .map(([id, name]) => {
      const path = pathOf(id);
      return {
        id,
        name,
        parent_id: parent,
        level: path.length,
        children: nodesBelow(id),
        full_path_taxonomy_ids: path,
      };
    });
}

/** The tree as Etsy answers it: its roots have level 1. */
export const taxonomy = nodesBelow(null);

export function findNode(
  id: number,
): { name: string; path: number[] } | undefined {
  const row = rows.find((each) => each[0] === id);
  return row === undefined ? undefined : { name: row[1], path: pathOf(id) };
}
