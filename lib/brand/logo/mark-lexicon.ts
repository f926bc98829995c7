import { type LogoMark, logoMarks } from "@/lib/brand/logo/schema";

/** Prefixes of words that suggest a mark. */
const prefixes: Record<LogoMark, string> = {
  spool: "thread sew tailor haberdash quilt stitch fabric textile",
  needle: "needle embroider sew stitch cross-stitch bordado mend",
  button: "button cloth baby kid children sew apparel",
  scissors: "scissor paper cut collage hair stencil dress",
  yarn: "yarn knit crochet wool amigurumi beanie scarf blanket",
  loom: "loom weav woven rug macrame fiber fibre tapestr",
  bowl: "bowl ceramic pottery clay mug cup stoneware plate dish kitchen",
  vase: "vase ceramic pottery clay porcelain planter pot decor glass",
  kiln: "kiln fire pottery ceramic forge bread bak",
  candle: "candle wax soy scent wick incense",
  drop: "soap oil bath lotion perfume skincare serum shampoo cosmetic resin ink",
  leaf: "leaf botanic plant green eco nature herb tea vegan natural",
  sprig:
    "herb sprig botanic garden plant wreath wedding olive lavender organic",
  flower: "flower floral bouquet wedding petal bloom garden daisy",
  acorn: "oak acorn forest wood autumn woodland",
  "tree-rings": "wood oak walnut timber tree lumber board carv furniture",
  feather: "feather boho quill calligraph stationery dream letter journal",
  bird: "bird nest wren robin nurser baby kid swallow",
  bee: "bee honey beeswax hive balm",
  shell: "shell sea beach ocean coast surf pearl nautic",
  gem: "gem jewel ring crystal stone diamond earring necklace bracelet gold",
  hammer: "hammer metal silver forge smith leather tool workshop copper brass",
  brush:
    "brush paint art print illustrat watercolor watercolour portrait canvas",
  key: "key vintage antique home upcycl curio leather",
  moon: "moon night celestial dream lunar witch tarot sleep",
  sun: "sun summer solar boho bright tan",
  star: "star quilt celestial patchwork christmas night",
  mountain: "mountain outdoor hik camp adventure alpine wild trail",
};

/**
 * The marks that a shop's own words suggest, best match first; may be empty.
 */
export function marksFor(about: string): LogoMark[] {
  const words =
    about
      .toLowerCase()
      .slice(0, 2_000)
      .match(/[\p{L}-]+/gu) ?? [];
  const counted = logoMarks.map((mark) => {
    const starts = prefixes[mark].split(" ");
    return {
      mark,
      count: words.filter((word) =>
        starts.some((start) => word.startsWith(start)),
      ).length,
    };
  });
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ mark }) => mark);
}
