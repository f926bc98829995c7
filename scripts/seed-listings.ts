import type { z } from "zod";
import type {
  Category,
  Color,
} from "@/lib/listing-text/fields/listing-choices";
import type { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import type { Fact } from "@/lib/listing-text/fields/schema";

type SeedListing = {
  form: {
    productName: string;
    materials: string;
    styleDesign: string;
    colors: Color[];
    category: Category;
  };
  results: z.input<typeof generatedListingSchema>;
  facts: Fact[];
  missing: string[];
};

const attributesOf = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([name, value]) => ({ name, value }));
const sellerFacts = (pairs: Record<string, string>): Fact[] =>
  Object.entries(pairs).map(([name, value]) => ({
    name,
    value,
    source: "seller",
  }));

/** Sample listings of handmade goods. */
export const seedListings: SeedListing[] = [
  {
    form: {
      productName: "Espresso cup and saucer",
      materials: "stoneware, matte white glaze",
      styleDesign: "wheel thrown, speckled",
      colors: ["White", "Beige"],
      category: "home_living",
    },
    results: {
      title: "Stoneware Espresso Cup and Saucer, Speckled White, Wheel Thrown",
      description: `A wheel thrown stoneware espresso cup with its own saucer, glazed in matte white over a speckled clay.

The cup holds [add capacity] and stands [add size] tall. The foot is left unglazed, so the warm color of the clay shows where the glaze ends.

Each cup is thrown and trimmed by hand, so rim and speckles differ a little from piece to piece. You get one cup and one saucer.

Care: [add care].

Made in [add making time]. Sets of two or four can be made to match; write before you order.`,
      tags: [
        "espresso cup set",
        "speckled pottery",
        "coffee lover gift",
        "small ceramic cup",
        "handmade tableware",
        "barista gift",
        "minimalist kitchen",
        "cup with saucer",
        "wheel thrown cup",
        "housewarming present",
        "rustic coffee bar",
        "demitasse cup",
        "neutral tableware",
      ],
      materials: ["stoneware", "matte white glaze"],
      altText:
        "A small white speckled stoneware cup standing on its saucer, seen from above at an angle.",
      attributes: attributesOf({
        "Primary color": "White",
        "Secondary color": "Beige",
        Style: "Minimalist",
        Technique: "Wheel thrown",
        Room: "Kitchen",
      }),
    },
    facts: sellerFacts({
      item: "espresso cup and saucer",
      material: "stoneware",
      glaze: "matte white",
      technique: "wheel thrown",
    }),
    missing: ["capacity", "size", "care", "making time"],
  },
  {
    form: {
      productName: "Linen apron",
      materials: "washed linen, cotton thread",
      styleDesign: "cross back, two pockets",
      colors: ["Green"],
      category: "clothing",
    },
    results: {
      title: "Washed Linen Apron, Sage Green, Cross Back with Two Pockets",
      description: `A cross back apron in washed sage green linen that slips on without ties.

Two deep pockets hold a towel and a phone. The linen is washed before it is cut, so it is soft from the first day and keeps its shape.

Size: [add size]. The crossed straps sit on the shoulders instead of the neck.

Care: [add care].

Sewn to order in [add making time].`,
      tags: [
        "cross back apron",
        "kitchen apron",
        "gift for cooks",
        "pinafore apron",
        "sage green decor",
        "baking gift",
        "gardening apron",
        "pottery apron",
        "apron with pockets",
        "no tie apron",
        "natural fabric",
        "japanese apron",
        "hostess present",
      ],
      materials: ["washed linen", "cotton thread"],
      altText:
        "A sage green linen apron with crossed straps and two pockets hanging on a wooden hook.",
      attributes: attributesOf({
        "Primary color": "Green",
        Style: "Minimalist",
        Closure: "Cross back",
        Pockets: "Two",
      }),
    },
    facts: sellerFacts({
      item: "apron",
      material: "washed linen",
      color: "sage green",
      detail: "two pockets",
    }),
    missing: ["size", "care", "making time"],
  },
  {
    form: {
      productName: "Hammered brass hoop earrings",
      materials: "brass, steel ear wires",
      styleDesign: "hammered, lightweight",
      colors: ["Gold"],
      category: "jewelry",
    },
    results: {
      title: "Hammered Brass Hoop Earrings, Lightweight Gold Color Hoops",
      description: `Hammered brass hoops that catch the light with every turn and weigh next to nothing.

Each hoop is cut from brass wire, shaped on a mandrel and hammered by hand, so no two have the same pattern. The ear wires are steel.

Diameter: [add size]. They come as a pair in [add packaging].

Care: brass darkens with time; a soft cloth brings the shine back.`,
      tags: [
        "hammered hoops",
        "textured earrings",
        "everyday hoops",
        "boho earrings",
        "bridesmaid gift",
        "birthday gift idea",
        "metalwork jewelry",
        "simple hoop earring",
        "artisan earrings",
        "statement hoops",
        "jewelry for her",
        "casual earrings",
        "handmade hoops",
      ],
      materials: ["brass", "steel"],
      altText:
        "A pair of gold colored hammered hoops lying on gray stone, light catching the dents.",
      attributes: attributesOf({
        "Primary color": "Gold",
        Style: "Boho",
        Technique: "Hammered",
        Closure: "Ear wire",
        Shape: "Round",
      }),
    },
    facts: sellerFacts({
      item: "hoop earrings",
      material: "brass",
      "ear wires": "steel",
      technique: "hammered",
    }),
    missing: ["size", "packaging"],
  },
  {
    form: {
      productName: "Beeswax candle pair",
      materials: "beeswax, cotton wick",
      styleDesign: "hand dipped taper",
      colors: ["Yellow"],
      category: "home_living",
    },
    results: {
      title: "Hand Dipped Beeswax Taper Candles, Honey Yellow Pair",
      description: `A pair of hand dipped taper candles in honey yellow beeswax, joined by one wick as they left the vat.

Every layer is dipped by hand, which gives the gentle ripple along the sides. The wick is cotton.

Each candle is [add size] and burns for about [add burn time]. Cut the wick that joins them before you light them.

Keep flames away from drafts and never leave them alone.`,
      tags: [
        "taper candles",
        "hand dipped candle",
        "dinner table candle",
        "cozy home gift",
        "hygge decor",
        "wedding table decor",
        "advent candles",
        "rustic candle pair",
        "candlestick candles",
        "beekeeper gift",
        "holiday table",
        "natural home",
        "thank you gift",
      ],
      materials: ["beeswax", "cotton wick"],
      altText:
        "Two honey yellow taper candles hanging side by side from their shared wick.",
      attributes: attributesOf({
        "Primary color": "Yellow",
        Shape: "Taper",
        Technique: "Hand dipped",
        Quantity: "2",
      }),
    },
    facts: sellerFacts({
      item: "taper candles",
      material: "beeswax",
      wick: "cotton",
      technique: "hand dipped",
    }),
    missing: ["size", "burn time"],
  },
  {
    form: {
      productName: "Walnut serving board",
      materials: "walnut, food oil",
      styleDesign: "live edge, round handle",
      colors: ["Brown"],
      category: "home_living",
    },
    results: {
      title: "Walnut Serving Board with Handle, Live Edge Brown Wood",
      description: `A walnut serving board with one live edge and a rounded handle to carry it to the table.

The board is cut from a single plank, sanded and rubbed with oil. The natural edge stays as the tree grew it.

Size: [add size]. The grain of yours will differ from the one in the photo.

Care: wipe it with a damp cloth and oil it now and then; no dishwasher.`,
      tags: [
        "serving board",
        "charcuterie board",
        "cheese board gift",
        "live edge wood",
        "housewarming gift",
        "kitchen display",
        "wooden tray",
        "wedding gift idea",
        "farmhouse kitchen",
        "host gift",
        "cutting board handle",
        "woodworking gift",
        "dining table decor",
      ],
      materials: ["walnut", "oil"],
      altText:
        "A dark brown walnut board with a natural edge and a round handle, leaning on a white wall.",
      attributes: attributesOf({
        "Primary color": "Brown",
        Style: "Rustic",
        Technique: "Woodworking",
        Room: "Kitchen",
        Shape: "Free form",
      }),
    },
    facts: sellerFacts({
      item: "serving board",
      material: "walnut",
      finish: "oil",
      detail: "live edge",
    }),
    missing: ["size"],
  },
];
