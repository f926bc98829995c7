/**
 * What a material is a kind of, by English names: oak is wood. What is said of
 * the kind is true of each; in jewelry a metal is not named by its kind alone.
 */
const kinds: Readonly<Record<string, string>> = {
  wood: `oak walnut ash beech pine maple cherry birch cedar teak mahogany olive
    plywood bamboo mdf`,
  ceramic: "stoneware porcelain earthenware terracotta clay",
  clay: "stoneware porcelain earthenware terracotta ceramic",
  wool: "merino lambswool alpaca mohair cashmere",
  metal: `brass bronze copper steel silver gold zinc alloy iron tin pewter
    aluminum platinum titanium nickel`,
  alloy: "metal",
  wax: "soy beeswax paraffin rapeseed",
  paper: "cardboard kraft",
  cardboard: "kraft paper",
  leather: "suede",
  shell: "pearl",
  felt: "wool",
  oil: "linseed hardwax",
  epoxy: "resin",
  resin: "epoxy",
};

const kindsOf = new Map<string, string[]>();
for (const [kind, materials] of Object.entries(kinds))
  for (const material of materials.split(/\s+/u))
    kindsOf.set(material, [...(kindsOf.get(material) ?? []), kind]);

/** The material itself and what it is a kind of. */
export const withMaterialKinds = (material: string): string[] => [
  material,
  ...(kindsOf.get(material) ?? []),
];
