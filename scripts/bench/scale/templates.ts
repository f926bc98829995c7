import type {
  Category,
  Color,
} from "@/lib/listing-text/fields/listing-choices";
import type { Fact } from "@/lib/listing-text/fields/schema";

type Product = [
  item: string,
  category: Category,
  materials: string[],
  techniques: string[],
];

const products: Product[] = [
  [
    "mug",
    "home_living",
    ["stoneware", "porcelain", "terracotta"],
    ["wheel thrown", "hand built", "slip cast"],
  ],
  [
    "bowl",
    "home_living",
    ["stoneware", "walnut", "olive wood"],
    ["hand carved", "wheel thrown", "lathe turned"],
  ],
  [
    "vase",
    "home_living",
    ["porcelain", "recycled glass", "stoneware"],
    ["hand built", "mouth blown", "slab built"],
  ],
  [
    "candle",
    "home_living",
    ["beeswax", "soy wax", "coconut wax"],
    ["hand dipped", "hand poured", "rolled"],
  ],
  [
    "cutting board",
    "home_living",
    ["walnut", "maple", "cherry wood"],
    ["end grain", "hand planed", "live edge"],
  ],
  [
    "earrings",
    "jewelry",
    ["brass", "sterling silver", "polymer clay"],
    ["hammered", "hand shaped", "hand stamped"],
  ],
  [
    "ring",
    "jewelry",
    ["sterling silver", "gold filled wire", "titanium"],
    ["hand forged", "stacked", "textured"],
  ],
  [
    "necklace",
    "jewelry",
    ["brass", "freshwater pearl", "silver"],
    ["hand knotted", "wire wrapped", "soldered"],
  ],
  [
    "scarf",
    "accessories",
    ["merino wool", "linen", "silk"],
    ["hand woven", "hand knitted", "block printed"],
  ],
  [
    "tote bag",
    "bags_purses",
    ["waxed canvas", "linen", "leather"],
    ["hand sewn", "quilted", "screen printed"],
  ],
  [
    "wallet",
    "bags_purses",
    ["vegetable tanned leather", "cork", "felt"],
    ["saddle stitched", "hand cut", "burnished"],
  ],
  [
    "apron",
    "clothing",
    ["washed linen", "cotton twill", "denim"],
    ["cross back", "pleated", "hand sewn"],
  ],
  [
    "sweater",
    "clothing",
    ["alpaca", "merino wool", "cotton"],
    ["hand knitted", "cabled", "seamless"],
  ],
  [
    "soap",
    "bath_beauty",
    ["olive oil", "shea butter", "goat milk"],
    ["cold process", "swirled", "hand cut"],
  ],
  [
    "print",
    "art_collectibles",
    ["cotton paper", "recycled paper", "washi"],
    ["linocut", "letterpress", "risograph"],
  ],
  [
    "journal",
    "paper_party_supplies",
    ["cotton paper", "leather", "linen"],
    ["coptic bound", "hand stitched", "marbled"],
  ],
  [
    "toy",
    "toys_games",
    ["beech wood", "organic cotton", "felt"],
    ["hand painted", "crocheted", "hand carved"],
  ],
  [
    "dog collar",
    "pet_supplies",
    ["leather", "hemp", "cotton rope"],
    ["hand braided", "riveted", "spliced"],
  ],
];
const colors: Color[] = [
  "White",
  "Brown",
  "Green",
  "Blue",
  "Black",
  "Gray",
  "Cream",
  "Teal",
  "Burgundy",
  "Beige",
];
const styles = [
  "rustic",
  "minimalist",
  "coastal",
  "cottage",
  "modern",
  "folk",
  "botanical",
  "speckled",
  "vintage",
];
const occasions = [
  "housewarming",
  "birthday",
  "wedding",
  "anniversary",
  "teacher",
  "holiday",
  "thank you",
  "everyday",
];

const pick = <Value>(values: Value[], number: number) =>
  values[Math.floor(number) % values.length] as Value;
const capital = (text: string) =>
  text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/**
 * The columns of a listing, as wide as those that the model's answers lead to.
 */
function templateOf(number: number) {
  const [item, category, materials, techniques] = pick(products, number);
  const color = pick(colors, number / 3);
  const style = pick(styles, number / 7);
  const occasion = pick(occasions, number / 11);
  const material = pick(materials, number / 18);
  const technique = pick(techniques, number / 54);
  const words = {
    item,
    material,
    technique,
    style,
    color: color.toLowerCase(),
    occasion,
  };
  const title = capital(
    `${technique} ${material} ${item}, ${style} ${color} ${occasion} gift`,
  );
  const titles = [
    title,
    capital(`${color} ${material} ${item}, ${technique}`),
    capital(`${style} ${item} in ${color}`),
  ];
  return {
    productName: capital(`${material} ${item}`),
    materials: `${material}, ${color.toLowerCase()} finish`,
    styleDesign: `${style}, ${technique}`,
    colors: [color],
    audience: `people who look for a ${occasion} gift`,
    category,
    extraDetails: `Made in small batches. Every ${item} is signed and wrapped in recycled paper.`,
    results: resultsOf(words, title),
    facts: factsOf(words, number % 2 === 0 ? "seller" : "photo"),
    missing: ["size", "weight", "care", "making time"],
    notes: {
      titles,
      titleStyle: "etsy_2026",
      claims: [],
      watchList: [],
      locked: [],
      categoryPath: `${capital(category.replaceAll("_", " "))} > ${capital(item)} > ${capital(material)}`,
      photo: [],
    },
  };
}

type Words = Record<
  "item" | "material" | "technique" | "style" | "color" | "occasion",
  string
>;

const resultsOf = (words: Words, title: string) => ({
  title,
  description: descriptionOf(words),
  tags: tagsOf(words),
  materials: [words.material, "recycled paper"],
  altText: `A ${words.color} ${words.material} ${words.item} on a pale wooden table, seen from above at an angle in soft light.`,
  attributes: [
    { name: "Primary color", value: capital(words.color) },
    { name: "Style", value: capital(words.style) },
    { name: "Technique", value: capital(words.technique) },
    { name: "Occasion", value: capital(words.occasion) },
  ],
});

const factsOf = (words: Words, source: Fact["source"]): Fact[] =>
  (["item", "material", "technique", "color", "style"] as const).map(
    (name) => ({ name, value: words[name], source }),
  );

const descriptionOf = ({
  item,
  material,
  technique,
  style,
  color,
  occasion,
}: Words) =>
  `A ${technique} ${item} of ${material} in ${color}, made one at a time in a small workshop.

The ${style} surface comes from the work itself: no two pieces share the same marks, and yours will differ a little from the one in the photo. The ${color} finish goes well with wood, linen and plain glass.

It is [add size] and weighs [add weight]. The ${material} is chosen by hand, and what is left over becomes samples for the next batch.

Care: [add care]. Treated well, a ${item} of ${material} lasts for many years and looks better with use.

It makes a ${occasion} gift that does not need explaining. It leaves the workshop in [add making time], wrapped in recycled paper, and a short note can be added for free; write it with your order.`;

const tagsOf = ({ item, material, technique, style, color, occasion }: Words) =>
  [
    `${material} ${item}`,
    `${color} ${item}`,
    `${style} ${item}`,
    `${technique} ${item}`,
    `${occasion} gift`,
    `handmade ${item}`,
    `${style} decor`,
    `gift for her`,
    `gift for him`,
    `${color} ${material}`,
    `${style} gift`,
    `small batch ${item}`,
    `unique ${occasion}`,
  ].map((tag) => tag.slice(0, 20).trim());

/**
 * Distinct listings; every loaded row is one of them with a name of its own.
 */
export const templates = Array.from({ length: 1_944 }, (_, number) =>
  templateOf(number),
);
