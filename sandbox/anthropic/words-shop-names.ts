/** What belongs to a craft, by words that speak of it. */
export const craftWords: readonly [pattern: RegExp, words: readonly string[]][] = [
  [
    /\b(?:clay|ceramic\w*|pottery|stoneware|mugs?|bowls?|vases?|planters?)\b/i,
    ["Kiln", "Glaze", "Slip", "Wheel", "Ember", "Clay"],
  ],
  [
    /\b(?:yarn|knit\w*|crochet\w*|wool|merino|scar(?:f|ves)|hats?)\b/i,
    ["Skein", "Purl", "Fleece", "Loop", "Wool", "Bobbin"],
  ],
  [/\b(?:candles?|wax|wicks?|melts?|soy)\b/i, ["Wick", "Glow", "Hearth", "Tallow", "Lantern", "Dusk"]],
  [
    /\b(?:jewel\w*|rings?|earrings?|necklaces?|silver|gold|bracelets?)\b/i,
    ["Clasp", "Facet", "Hammer", "Lumen", "Link", "Silver"],
  ],
  [/\b(?:wood\w*|oak|walnut|carv\w*|boards?|spoons?)\b/i, ["Grain", "Burl", "Plane", "Timber", "Acorn", "Chisel"]],
  [/\b(?:leather\w*|wallets?|belts?|bags?)\b/i, ["Saddle", "Stitch", "Buckle", "Tanner", "Awl", "Satchel"]],
  [/\b(?:soaps?|bath|balms?|skincare|lotions?)\b/i, ["Lather", "Suds", "Balm", "Meadow", "Rosemary", "Oat"]],
  [/\b(?:paper|cards?|prints?|stationery|journals?|art)\b/i, ["Quill", "Deckle", "Fold", "Inkwell", "Margin", "Folio"]],
  [
    /\b(?:sew\w*|quilts?|linen|cotton|fabric|embroider\w*|macrame|weav\w*|textiles?)\b/i,
    ["Thread", "Selvedge", "Loom", "Hem", "Thimble", "Weft"],
  ],
  [/\b(?:plants?|botanical\w*|flowers?|garden\w*|herbs?)\b/i, ["Fern", "Petal", "Root", "Sprig", "Meadow", "Bloom"]],
  [/\b(?:toys?|bab(?:y|ies)|kids?|child\w*|dolls?)\b/i, ["Button", "Nest", "Pebble", "Cradle", "Kite", "Acorn"]],
  [/\b(?:glass|resin|stones?|crystals?|beads?)\b/i, ["Prism", "Pebble", "Shard", "Drift", "Bead", "Tide"]],
];

export const anyCraft = ["Bench", "Maker", "Hand", "Loft", "Tool", "Apron"] as const;

export const beside = [
  "Fern",
  "Wren",
  "Oak",
  "Moth",
  "Linden",
  "Sorrel",
  "Flint",
  "Juniper",
  "Thistle",
  "Hazel",
  "Heron",
  "Larch",
] as const;
export const before = [
  "Quiet",
  "Slow",
  "Little",
  "Second",
  "North",
  "Warm",
  "Early",
  "Wild",
  "Copper",
  "Plain",
] as const;
export const after = ["Row", "Lane", "Yard", "Loft", "Mill", "Harbor", "Hollow", "Ridge", "Field", "Grove"] as const;

/** What a logo of a craft may show; those a schema does not allow are never chosen. */
export const craftPictures: readonly [pattern: RegExp, pictures: readonly string[]][] = [
  [/\b(?:clay|ceramic\w*|pottery|stoneware|mugs?|bowls?|vases?|planters?)\b/i, ["bowl", "vase", "kiln"]],
  [/\b(?:yarn|knit\w*|crochet\w*|wool|merino|hats?)\b/i, ["yarn", "loom"]],
  [/\b(?:candles?|wax|wicks?|melts?)\b/i, ["candle", "bee"]],
  [/\b(?:jewel\w*|rings?|earrings?|necklaces?|silver|gold)\b/i, ["gem", "hammer", "moon"]],
  [/\b(?:wood\w*|oak|walnut|carv\w*|spoons?)\b/i, ["tree-rings", "acorn"]],
  [/\b(?:soaps?|bath|balms?|skincare)\b/i, ["drop", "sprig", "flower"]],
  [/\b(?:paper|cards?|prints?|stationery|art)\b/i, ["brush", "feather", "scissors"]],
  [/\b(?:sew\w*|quilts?|linen|embroider\w*|fabric)\b/i, ["spool", "needle", "button"]],
  [/\b(?:plants?|botanical\w*|flowers?|herbs?)\b/i, ["leaf", "sprig", "flower"]],
];
