import { isRecord, parseJson } from "../json-schema";
import { cleanText, removeInstructions } from "./text";

const nameCount = 24;
/** Etsy's limit for a shop name: letters and digits. */
const maxNameLength = 20;

type Name = { spoken: string; reasoning: string };

/**
 * Shop names from the seller's keywords, without the names that were suggested
 * before.
 */
export function writeShopNames(factsText: string, text: string) {
  const facts = parseObject(factsText);
  const keywordText = [facts.keywords, facts.description, facts.like]
    .map(cleanString)
    .join(" ");
  const audience = cleanString(facts.target_audience);
  const crafts = craftTerms
    .filter(([pattern]) => pattern.test(keywordText))
    .flatMap(([, terms]) => terms.slice(0, 6));
  const roots = [
    ...new Set([
      ...crafts.slice(0, 12),
      ...keywordRoots(cleanString(facts.keywords)),
      ...generalTerms,
    ]),
  ];
  const usedNames = new Set(
    findUsedNames(text).map((name) => name.toLowerCase()),
  );
  const names = combineNames(roots, audience).filter(({ spoken }) =>
    isAvailable(spoken, usedNames),
  );
  return { names: rotate(names, usedNames.size).slice(0, nameCount) };
}

function isAvailable(spoken: string, usedNames: ReadonlySet<string>) {
  const length = spoken.replace("&", "and").replaceAll(" ", "").length;
  return (
    length >= 4 &&
    length <= maxNameLength &&
    !usedNames.has(spoken.toLowerCase())
  );
}

/** Combines each root with a companion, a quality or a place in turn. */
function combineNames(roots: string[], audience: string): Name[] {
  const audienceText =
    audience === ""
      ? ""
      : ` It speaks to ${audience.toLowerCase().slice(0, 40).trim()}.`;
  return Array.from({ length: companions.length }, (_, round) =>
    roots.flatMap((root, index): Name[] => {
      const at = round + index;
      const companion = companions[at % companions.length] ?? "";
      const quality = qualities[at % qualities.length] ?? "";
      const place = places[at % places.length] ?? "";
      const variants: Name[] = [
        {
          spoken: `${root} & ${companion}`,
          reasoning: `“${root}” comes from the craft, “${companion}” gives it a picture.${audienceText}`,
        },
        {
          spoken: `${quality} ${root}`,
          reasoning: `“${quality}” sets the mood before “${root}” says what is made.${audienceText}`,
        },
        {
          spoken: `${root} ${place}`,
          reasoning: `“${place}” turns “${root}” into a place to come back to.${audienceText}`,
        },
      ];
      return root === companion ? [] : variants.slice(at % 3, (at % 3) + 1);
    }),
  ).flat();
}

/**
 * Starts at another name each time, so that a seller who asks again sees
 * others.
 */
function rotate(names: Name[], start: number): Name[] {
  const at = names.length === 0 ? 0 : start % names.length;
  return [...names.slice(at), ...names.slice(0, at)];
}

function keywordRoots(keywords: string): string[] {
  const words = keywords.toLowerCase().match(/[a-z]{4,9}/g) ?? [];
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

function findUsedNames(text: string): string[] {
  const inner = /<taken>([\s\S]*)<\/taken>/.exec(text)?.[1] ?? "[]";
  const value = parseJson(inner);
  return Array.isArray(value)
    ? value.filter((item) => typeof item === "string")
    : [];
}

function cleanString(value: unknown): string {
  return typeof value === "string" ? cleanText(removeInstructions(value)) : "";
}

function parseObject(text: string): Record<string, unknown> {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}

const briefCount = 6;

/**
 * Six logo briefs from the words that the schema allows for each field. Words
 * in the seller's text are preferred, and all words of a field are used before
 * one is repeated.
 */
export function writeBriefs(
  factsText: string,
  schema: Record<string, unknown>,
) {
  const inputText = stringsIn(factsText).map(cleanText).join(" ").toLowerCase();
  const fields = fieldsOf(schema);
  const start = [...inputText].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973,
    7,
  );
  return {
    briefs: Array.from({ length: briefCount }, (_, round) =>
      Object.fromEntries(
        fields.map(({ name, words }, index) => [
          name,
          chooseWord(words, inputText, start + index * 3 + round),
        ]),
      ),
    ),
  };
}

function chooseWord(words: string[], inputText: string, at: number): string {
  const inputWords = inputText.split(/[^a-z]+/);
  const motifsOfCraft = craftMotifs.flatMap(([pattern, motifs]) =>
    pattern.test(inputText) ? motifs : [],
  );
  const preferred = words.filter(
    (word) =>
      motifsOfCraft.includes(word) ||
      inputWords.some((one) => one === word || one === `${word}s`),
  );
  const ordered = [
    ...preferred,
    ...words.filter((word) => !preferred.includes(word)),
  ];
  return (
    ordered[
      (preferred.length > 0 ? at % Math.max(preferred.length, 3) : at) %
        ordered.length
    ] ?? ""
  );
}

function stringsIn(factsText: string): string[] {
  const facts = parseJson(factsText);
  if (facts === undefined) return [factsText];
  return isRecord(facts)
    ? Object.values(facts).filter((value) => typeof value === "string")
    : [];
}

/** The fields of a brief, with the words that each allows. */
function fieldsOf(
  schema: Record<string, unknown>,
): { name: string; words: string[] }[] {
  const list = isRecord(schema.properties)
    ? schema.properties.briefs
    : undefined;
  const item = isRecord(list) && isRecord(list.items) ? list.items : {};
  const properties = isRecord(item.properties) ? item.properties : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    words:
      isRecord(field) && Array.isArray(field.enum)
        ? field.enum.filter((word) => typeof word === "string")
        : [],
  }));
}

/** Nouns of a craft, by words that mention the craft. */
const craftTerms: readonly [pattern: RegExp, terms: readonly string[]][] = [
  [
    /\b(?:clay|ceramic\w*|pottery|stoneware|mugs?|bowls?|vases?|planters?)\b/i,
    ["Kiln", "Glaze", "Slip", "Wheel", "Ember", "Clay"],
  ],
  [
    /\b(?:yarn|knit\w*|crochet\w*|wool|merino|scar(?:f|ves)|hats?)\b/i,
    ["Skein", "Purl", "Fleece", "Loop", "Wool", "Bobbin"],
  ],
  [
    /\b(?:candles?|wax|wicks?|melts?|soy)\b/i,
    ["Wick", "Glow", "Hearth", "Tallow", "Lantern", "Dusk"],
  ],
  [
    /\b(?:jewel\w*|rings?|earrings?|necklaces?|silver|gold|bracelets?)\b/i,
    ["Clasp", "Facet", "Hammer", "Lumen", "Link", "Silver"],
  ],
  [
    /\b(?:wood\w*|oak|walnut|carv\w*|boards?|spoons?)\b/i,
    ["Grain", "Burl", "Plane", "Timber", "Acorn", "Chisel"],
  ],
  [
    /\b(?:leather\w*|wallets?|belts?|bags?)\b/i,
    ["Saddle", "Stitch", "Buckle", "Tanner", "Awl", "Satchel"],
  ],
  [
    /\b(?:soaps?|bath|balms?|skincare|lotions?)\b/i,
    ["Lather", "Suds", "Balm", "Meadow", "Rosemary", "Oat"],
  ],
  [
    /\b(?:paper|cards?|prints?|stationery|journals?|art)\b/i,
    ["Quill", "Deckle", "Fold", "Inkwell", "Margin", "Folio"],
  ],
  [
    /\b(?:sew\w*|quilts?|linen|cotton|fabric|embroider\w*|macrame|weav\w*|textiles?)\b/i,
    ["Thread", "Selvedge", "Loom", "Hem", "Thimble", "Weft"],
  ],
  [
    /\b(?:plants?|botanical\w*|flowers?|garden\w*|herbs?)\b/i,
    ["Fern", "Petal", "Root", "Sprig", "Meadow", "Bloom"],
  ],
  [
    /\b(?:toys?|bab(?:y|ies)|kids?|child\w*|dolls?)\b/i,
    ["Button", "Nest", "Pebble", "Cradle", "Kite", "Acorn"],
  ],
  [
    /\b(?:glass|resin|stones?|crystals?|beads?)\b/i,
    ["Prism", "Pebble", "Shard", "Drift", "Bead", "Tide"],
  ],
];

const generalTerms = [
  "Bench",
  "Maker",
  "Hand",
  "Loft",
  "Tool",
  "Apron",
] as const;

const companions = [
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
const qualities = [
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
const places = [
  "Row",
  "Lane",
  "Yard",
  "Loft",
  "Mill",
  "Harbor",
  "Hollow",
  "Ridge",
  "Field",
  "Grove",
] as const;

/**
 * What the logo of a craft can show. Motifs that the schema does not allow are
 * not used.
 */
const craftMotifs: readonly [pattern: RegExp, motifs: readonly string[]][] = [
  [
    /\b(?:clay|ceramic\w*|pottery|stoneware|mugs?|bowls?|vases?|planters?)\b/i,
    ["bowl", "vase", "kiln"],
  ],
  [/\b(?:yarn|knit\w*|crochet\w*|wool|merino|hats?)\b/i, ["yarn", "loom"]],
  [/\b(?:candles?|wax|wicks?|melts?)\b/i, ["candle", "bee"]],
  [
    /\b(?:jewel\w*|rings?|earrings?|necklaces?|silver|gold)\b/i,
    ["gem", "hammer", "moon"],
  ],
  [/\b(?:wood\w*|oak|walnut|carv\w*|spoons?)\b/i, ["tree-rings", "acorn"]],
  [/\b(?:soaps?|bath|balms?|skincare)\b/i, ["drop", "sprig", "flower"]],
  [
    /\b(?:paper|cards?|prints?|stationery|art)\b/i,
    ["brush", "feather", "scissors"],
  ],
  [
    /\b(?:sew\w*|quilts?|linen|embroider\w*|fabric)\b/i,
    ["spool", "needle", "button"],
  ],
  [
    /\b(?:plants?|botanical\w*|flowers?|herbs?)\b/i,
    ["leaf", "sprig", "flower"],
  ],
];
