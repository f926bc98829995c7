/**
 * A shop of listings as real ones are: variants of pieces, texts in common,
 * gaps, and a few of each mistake.
 */

const pieces =
  "mug,bowl,vase,planter,candle,necklace,bracelet,earrings,ring dish,tote bag,scarf,blanket,pillow cover,art print,cutting board,spoon,soap,journal,ornament,wreath".split(
    ",",
  );
const materials =
  "stoneware,oak,walnut,linen,cotton,wool,soy wax,sterling silver,brass,leather,porcelain,bamboo,felt,glass,paper,copper".split(
    ",",
  );
const colors =
  "blue,green,cream,black,rust,sage,mustard,white,terracotta,navy,blush,gray".split(
    ",",
  );
const styles =
  "speckled,rustic,minimalist,boho,botanical,modern,vintage,floral,geometric,coastal".split(
    ",",
  );
const places =
  "kitchen,bedroom,nursery,office,garden,entryway,dining table,reading corner".split(
    ",",
  );
const occasions =
  "birthday,wedding,housewarming,christmas,mothers day,graduation,anniversary".split(
    ",",
  );
const sentences = [
  "Each one is made by hand in small batches, so color and shape differ a little from piece to piece.",
  "It measures about {n} cm across and {m} cm in height, and weighs {n}0 g.",
  "The surface is finished with two coats and feels smooth to the touch.",
  "Wash it by hand with mild soap and let it dry in the air.",
  "I started with this pattern after a summer by the sea, and it has changed with every firing since.",
  "The set comes wrapped in tissue paper inside a plain cardboard box.",
  "Orders are packed within three working days and leave with tracking.",
  "The {color} is mixed from the same three pigments every time, so later pieces fit to earlier ones.",
  "Please look at all photos: they show the piece in daylight and beside a hand for scale.",
  "The edge is rounded so that it sits well in the {place}.",
  "Perfect gift for anyone who loves handmade things.",
  "If you need another size, write to me before you order and we find a way.",
  "Each batch takes about two weeks from the first cut to the last check under a bright lamp.",
  "The back carries my stamp and the year, pressed in by hand before the finish goes on.",
  "Keep it away from direct sun for long times, since {color} fades a little over the years.",
  "I test every piece for a week in my own {place} before it gets a place in the shop.",
  "Small marks of the tool can be seen from close up and are left on purpose.",
  "It fits well beside the larger one of the same series, which is {m} cm taller.",
  "The material comes from a family workshop {n} km from here that I visit each spring.",
  "A card with the steps of how it was made lies in the box, beside a spare piece of the cord.",
  "Two sizes are on offer: {n} cm and {m} cm, both measured at the widest point.",
  "Shipping within the country takes two to four days, abroad it takes one to three weeks.",
  "What is left over from cutting goes into smaller pieces, so that nothing is thrown away.",
  "The photos of the {place} were taken in my flat on a cloudy morning, without any filter.",
];

/** Numbers from 0 up to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

export type ShopRow = {
  title: string;
  description: string;
  tags: string[];
  materials: string[];
  sku: string;
};

export function createShop(count: number, seed = 1): ShopRow[] {
  const random = randomNumbers(seed);
  const pick = <Entry>(entries: readonly Entry[]): Entry => {
    const found = entries[Math.floor(random() * entries.length)];
    if (found === undefined) throw new Error("Nothing to pick from.");
    return found;
  };
  const rows: ShopRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const [piece, material, color, style, place] = [
      pick(pieces),
      pick(materials),
      pick(colors),
      pick(styles),
      pick(places),
    ];
    const before = rows.at(-1);
    // Every tenth listing is the one before in another color.
    if (before && index % 10 === 3) {
      rows.push({
        ...before,
        title: `${before.title} ${color}`,
        sku: `SKU-${index}`,
      });
      continue;
    }
    const fill = (text: string) =>
      text
        .replaceAll("{n}", String(5 + Math.floor(random() * 40)))
        .replaceAll("{m}", String(4 + Math.floor(random() * 30)))
        .replaceAll("{color}", color)
        .replaceAll("{place}", place);
    const isSeasonal = random() < 0.08;
    const occasion = pick(occasions);
    const title = `${style} ${material} ${piece} in ${color}${isSeasonal ? ` for ${occasion}` : ""}, handmade, No ${index}`;
    const opening = `This ${style} ${color} ${piece} number ${index} is made of ${material} for the ${place}.`;
    const shuffled = sentences
      .map((text) => ({ text, order: random() }))
      .sort((one, other) => one.order - other.order)
      .map(({ text }) => fill(text));
    const body = shuffled.slice(0, 8 + Math.floor(random() * 17));
    const tags = [
      `${material} ${piece}`,
      `${color} ${piece}`,
      `${style} ${piece}`,
      `${place} decor`,
      `${style} ${place}`,
      `handmade ${piece}`,
      `${color} ${place}`,
      `${pick(styles)} gift`,
      `${pick(colors)} and ${color}`,
      `${piece} no ${index}`,
      `${occasion} gift`,
      `gift for ${pick(["her", "him", "mom", "cooks"])}`,
      `${material} gift`,
    ].map((tag) => tag.slice(0, 20).trim());
    rows.push({
      title:
        index % 40 === 7
          ? `${title} $`
          : title.charAt(0).toUpperCase() + title.slice(1),
      description: [opening, ...body].join(index % 2 === 0 ? "\n\n" : " "),
      tags: [...new Set(tags)].slice(0, random() < 0.3 ? 8 : 13),
      materials: [material],
      sku: `SKU-${index}`,
    });
  }
  return rows;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** As long as Etsy's. */
function imageAddress(number: number): string {
  const id = 1_000_000_000 + number * 7;
  const [shop, hash] = [
    12_345_678,
    (number * 40_503).toString(16).padStart(6, "0").slice(-6),
  ];
  return `https://i.etsystatic.com/${shop}/r/il/${hash}/${id}/il_fullxfull.${id}_${hash.slice(0, 4)}.jpg`;
}

/** As Etsy writes it: EtsyListingsDownload.csv. */
export function toEtsyFile(rows: readonly ShopRow[]): string {
  const images = Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`);
  const header = [
    "TITLE",
    "DESCRIPTION",
    "PRICE",
    "CURRENCY_CODE",
    "QUANTITY",
    "TAGS",
    "MATERIALS",
    ...images,
    "VARIATION 1 TYPE",
    "VARIATION 1 NAME",
    "VARIATION 1 VALUES",
    "VARIATION 2 TYPE",
    "VARIATION 2 NAME",
    "VARIATION 2 VALUES",
    "SKU",
  ];
  const lines = rows.map(
    ({ title, description, tags, materials, sku }, index) =>
      [
        quoted(title),
        quoted(description),
        "24.00",
        "EUR",
        "3",
        quoted(tags.map((tag) => tag.replaceAll(" ", "_")).join(",")),
        quoted(materials.join(",")),
        ...images.map((_, place) =>
          imageAddress(index * images.length + place),
        ),
        "",
        "",
        "",
        "",
        "",
        "",
        quoted(sku),
      ].join(","),
  );
  return [header.join(","), ...lines].join("\r\n");
}
