import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { categories } from "@/lib/listing-text/fields/listing-choices";
import type { Fact } from "@/lib/listing-text/fields/schema";
import { itemRoots } from "@/lib/listing-text/lexicon/items";
import {
  isUnspaced,
  rootOf,
  stopWords,
  wordsOf,
} from "@/lib/listing-text/lexicon/roots";
import {
  colorWords,
  materialWords,
  occasionWords,
  placeWords,
  recipientWords,
  styleWords,
  techniqueWords,
} from "@/lib/listing-text/lexicon/traits";
import { memoize } from "@/lib/listing-text/plain-text/memoize";
import { sellerTextOf } from "@/lib/listing-text/score/check";
import { startOf } from "@/lib/listing-text/score/known-facts";

/** What a material is called as a kind. */
const kinds: readonly (readonly [kind: string, members: RegExp])[] = [
  [
    "ceramic ceramics pottery clay stoneware keramik céramique cerámica ceramica",
    /stoneware|porcelain|earthenware|clay|ceramic|pottery|steinzeug|porzellan|keramik|terracotta|faience|grès|gres|raku/iu,
  ],
  [
    "wood wooden timber holz hout bois madera legno",
    /wood|oak|walnut|maple|pine|cherry|birch|beech|ash|teak|olive|bamboo|eiche|nuss|holz|bois|chêne/iu,
  ],
  ["silver silber argent", /silver|sterling|925|silber|argent/iu],
  ["gold golden", /gold|vermeil|brass|doré/iu],
  ["metal brass", /brass|copper|steel|iron|silver|gold|messing|laiton/iu],
  [
    "wool woolen yarn knit knitted",
    /wool|merino|alpaca|mohair|cashmere|yarn|wolle|laine/iu,
  ],
  ["leather", /leather|suede|cowhide|leder|cuir/iu],
  ["paper print printed", /paper|print|cardstock|card|papier/iu],
  ["wax candle", /wax|candle|wachs|cire/iu],
  [
    "stone gemstone crystal",
    /stone|quartz|agate|jade|opal|amethyst|moonstone|labradorite/iu,
  ],
  [
    "handmade handcrafted hand",
    /hand|knit|sewn|crochet|thrown|carved|forged|poured|woven|stitched|turned|felted|made by/iu,
  ],
];

const lookedFor = [occasionWords, recipientWords, placeWords, styleWords];
/** What is true of a piece only when somebody said so or saw it. */
const stated = [colorWords, materialWords, techniqueWords];

const isIn = (tables: readonly ReadonlySet<string>[], word: string) =>
  tables.some((table) => table.has(word) || table.has(rootOf(word)));

const isNamed = (word: string): boolean =>
  isIn(lookedFor, word) || itemRoots.has(rootOf(word));

/** Units, and what an attribute says of a number or a choice. */
const saysNothing = new Set(
  "oz ml cm mm inch inches ft g kg lb lbs yes no pair set pack".split(" "),
);
/** Letters of the shortest word at the end of a compound, and of the longest. */
const shortestEnd = 4;
const longestEnd = 12;

const endsOf = (word: string): string[] =>
  word.length < shortestEnd * 2
    ? []
    : Array.from({ length: longestEnd - shortestEnd + 1 }, (_, at) =>
        word.slice(-(shortestEnd + at)),
      ).filter((end) => end.length < word.length);

/**
 * - founded: most of its words are known, or what shoppers look for.
 * - unfounded: it states a color, a material, a technique or a number that
 *   nobody named.
 * - unsure: too few of its words are known.
 */
type Ground = "founded" | "unsure" | "unfounded";
type GroundOf = (text: string) => Ground;

function readGround(known: string): GroundOf {
  const broader = kinds
    .filter(([, members]) => members.test(known))
    .map(([kind]) => kind);
  const text = [known, ...broader].join("\n");
  const words = new Set(wordsOf(text).flatMap((word) => [word, rootOf(word)]));
  const starts = new Set(
    [...words].filter((word) => word.length >= 4).map(startOf),
  );
  const isSaid = (word: string) =>
    words.has(word) ||
    words.has(rootOf(word)) ||
    (word.length >= 4 && starts.has(startOf(word)));
  /** "Teetasse" is a "Tasse": a compound's last word says what it is. */
  const endsKnown = (word: string) =>
    endsOf(word).some((end) => isSaid(end) || isNamed(end));
  return memoize((phrase): Ground => {
    const own = wordsOf(phrase).filter(
      (word) => !stopWords.has(word) && !saysNothing.has(word),
    );
    // A script without spaces has no words to compare.
    if (own.some(isUnspaced)) return "founded";
    const open = own.filter((word) => !isSaid(word));
    if (open.some((word) => isIn(stated, word) || /\d/u.test(word)))
      return "unfounded";
    const unknown = open.filter((word) => !isNamed(word) && !endsKnown(word));
    return unknown.length * 2 < own.length ? "founded" : "unsure";
  });
}

const grounds = new WeakMap<
  readonly Fact[],
  { known: string; groundOf: GroundOf }
>();

/**
 * Tells what a tag or the value of an attribute rests on: a fact, the category,
 * or what shoppers are known to look for.
 */
export function groundsIn(context: ScoreContext): GroundOf {
  const { facts = noFacts, category, productName } = context;
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  const known = [
    ...facts.map(({ value }) => value),
    sellerTextOf(context),
    productName ?? "",
    label,
  ].join("\n");
  const last = grounds.get(facts);
  if (last?.known === known) return last.groundOf;
  const groundOf = readGround(known);
  grounds.set(facts, { known, groundOf });
  return groundOf;
}

const noFacts: readonly Fact[] = [];
