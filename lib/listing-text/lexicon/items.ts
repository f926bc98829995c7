import type { Fact } from "@/lib/listing-text/fields/schema";
import {
  isUnspaced,
  rootOf,
  rootsOf,
  wordsOf,
} from "@/lib/listing-text/lexicon/roots";
import {
  colorWords,
  materialWords,
  sizeWords,
  styleWords,
  techniqueWords,
} from "@/lib/listing-text/lexicon/traits";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";

const nouns = `
accessory album amulet anklet apron armchair art artwork backpack badge bag balm bandana banner basket bath bead beanie bed bedding belt bench bib birdhouse blanket block board boat bodysuit
bomb book bookend bookmark boot bottle bow bowl bowtie box bra bracelet bralette brooch brush bucket buckle bunting butter button cabinet cabochon cake caddy calendar candle candleholder cap cape card cardigan carrier
case centerpiece chain chair chalkboard charm chess choker chopper clasp clip clock cloth clutch coaster coat coin collage collar collar comb cord corset costume cover cowl cozy cradle crayon cream crib crown cuff cup
cufflink curtain cushion cutter decal decanter decor decoration desk diary dice die diffuser digital dish doily doll dollhouse download drawing dreamcatcher dress dresser earring earwarmer easel embroidery engraving
envelope fabric fan fascinator favor figure figurine file flag flask flower font fork frame game garland garter gloves glove goblet gown guestbook hairband hairclip hairpin halter hammock handkerchief hanger hat
hammer harness headband headpiece helmet holder hoodie hook hoop incense invitation invite jacket jar jersey jewelry jigsaw journal jug jumper jumpsuit keychain keyring kimono kit knife knitwear ladle lamp lampshade lantern
lanyard leash legging leggings letter light lighter linen locket loom lotion macrame magnet mask mat menu miniature mirror mitten mobile moccasin mold monogram moodboard mug napkin necklace needle night
notebook nursery oil ornament oven pad paint painting pajamas pan pants paper patch pattern pen pencil pendant pennant photo pickle picture pillow pillowcase pin pincushion pitcher placemat plan planner plant planter plaque plate
platter playmat plush pocket poncho portrait poster pot pouch pottery print printable purse puzzle quilt rack rattle recipe ring robe rope rosary rug runner saddle salt sandal sarong satchel saucer scarf scent sconce scrub
scrunchie sculpture seat serum set shade shaker shampoo shawl sheet shelf shirt shoe shoelace shorts shower sign skein skirt sleeve slipper soap sock sofa spinner spoon stamp stand statue stencil sticker stocking
stone stool stopper strap string stroller stud suit sunglasses suncatcher svg swaddle sweater sweatshirt swimsuit table tablecloth tag tank tapestry teapot teddy teether template terrarium thread tie tiara tile tin tincture
topper tote towel toy tray trinket trivet tumbler tunic turban tutu umbrella urn vase veil vest wallet wallpaper warmer watch wax weaving whistle windchime wrap wreath wristlet yarn yoyo zipper
ohrringe kette ring tasse becher schale kissen decke tasche vase kerze bijou bougie tasse sac collier bague taza bolso collar anillo vela tazza borsa collana anello candela
mok beker vaas kaars ketting oorbellen tas riem vest trui trein houder kandelaar kaartje caneca chávena prato cesto mala brincos pulseira sabonete azulejo boneca kubek miska talerz świeca naszyjnik kolczyki bransoletka torba sukienka kapcie włóczka mydło koc lalka
`;

/** Roots of nouns that name things sold on Etsy. */
export const itemRoots: ReadonlySet<string> = new Set(
  wordsOf(nouns).map(rootOf),
);

/**
 * Words that name nothing: what is "Handmade piece in red", what "Unikat"? In
 * the languages of listings.
 */
const genericNouns: ReadonlySet<string> = new Set(
  wordsOf(`
no number nr piece item thing object product gift present creation work design stuff goods article something handmade handcrafted craft accessory decor decoration download digital favor treasure beauty
stück teil ding gegenstand produkt geschenk handarbeit unikat pièce objet produit cadeau création article pieza objeto producto regalo creación artículo pezzo oggetto prodotto regalo creazione
stuk ding voorwerp product cadeau peça objeto produto presente criação rzecz przedmiot produkt prezent upominek 作品 商品 ギフト プレゼント アイテム
one kind unique original rarity round square oval flat
handgemacht handgemachte handgemachter handgemachtes handgefertigt handgefertigte handgefertigter handgefertigtes rund rundes runde
artesanal artesanais artesanale artigianale artigianali ambachtelijk ambachtelijke rond ronde redondo redonda rotondo rotonda okrągły okrągła okrągłe
unikate unikats einzelstück einzelstücke einzelexemplar exemplar original einzigartig einzigartige einzigartiger einzigartiges einmalig einmalige einmaliges einzig einziges
unique uniques exemplaire original originale único única únicos únicas ejemplar unico unica unici uniche esemplare originale
uniek unieke unicum exemplaar origineel únicos exemplar unikat unikaty unikatowy unikatowa unikatowe jedyny jedyna jedyne wyjątkowy wyjątkowa wyjątkowe egzemplarz oryginał
一点物 一点もの 1点物 1点もの 一品物 逸品 唯一 世界に一つだけ 世界に一つ 手作り品 オリジナル もの 物 品
`).map(rootOf),
);

const isGeneric = (root: string): boolean => genericNouns.has(root);

const units = new Set(
  "oz ml cm mm inch inches in ft lb lbs kg g pcs pack set pair size small medium large xl".split(
    " ",
  ),
);

/** "Pair of brass candlesticks" names candlesticks. */
const several =
  /^(?:an? )?(?:pair|set|pack|bundle|lot|trio|duo) of (?:(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve) )?/iu;

/**
 * The words before the first comma, dash or "with": what the thing is called.
 */
export function itemNameOf(productName: string): string {
  const [name = ""] = plainLine(productName)
    .replace(several, "")
    .split(
      /\s*[,;:|(–—•]\s*|\s+-\s+|\s+(?:with|for|in|of|from|made|by|w\/|aus|mit|für|von|avec|pour|de|en|con|para|di|da|per|van|met|voor|em|com|z|ze|dla)\s+/iu,
    );
  return name.trim();
}

/**
 * The noun of a product name, in small letters: its last word that is no number
 * or unit. "" when there is none.
 */
export function itemNounOf(productName: string): string {
  const words =
    itemNameOf(productName)
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return (
    words.filter((word) => !/\d/u.test(word) && !units.has(word)).at(-1) ?? ""
  );
}

const itemFact =
  /^(?:product|item|object|thing|what|type)(?: name| type)?s?$/iu;

/** What the facts call the thing, as it is written; "" when they don't. */
export const itemFactOf = (facts: readonly Fact[]): string =>
  facts.find(
    ({ name, value }) => itemFact.test(name.trim()) && value.trim() !== "",
  )?.value ?? "";

const traits = [
  colorWords,
  materialWords,
  sizeWords,
  styleWords,
  techniqueWords,
];

/**
 * Roots of the words that say what the thing is: neither a trait nor generic.
 * Empty for "Handmade piece in red".
 */
const namingRoots = (name: string): string[] =>
  wordsOf(itemNameOf(name))
    .filter(
      (word) =>
        (word.length > 1 || isUnspaced(word)) &&
        !/\d/u.test(word) &&
        !units.has(word),
    )
    .filter((word) => !traits.some((table) => table.has(word)))
    .map(rootOf)
    .filter((root) => !isGeneric(root) && !isGenericRun(root));

/** The longest first, so that none is cut out of another. */
const unspacedGeneric = [
  ...new Set([...genericNouns, ...traits.flatMap((table) => [...table])]),
]
  .filter(isUnspaced)
  .sort((one, other) => other.length - one.length);
const particles = /[のなでにとはがをもだけ]+/gu;

/** "一点物の手作り品": nothing but such words, written together. */
function isGenericRun(root: string): boolean {
  if (!isUnspaced(root)) return false;
  const rest = unspacedGeneric.reduce(
    (left, word) => left.replaceAll(word, ""),
    root,
  );
  return rest.replace(particles, "") === "";
}

/**
 * Scripts without spaces, and compounds: "オーク材の皿" contains "皿", "Schmuckschale"
 * ends with "Schale".
 */
const containsRoot = (root: string, other: string): boolean =>
  root === other ||
  (/[^\p{Script=Latin}]/u.test(other)
    ? root.includes(other)
    : other.length > 3 && root.endsWith(other));

const isKnownNoun = (root: string): boolean =>
  itemRoots.has(root) && !isGeneric(root);

const minNoun = 4;
const longestNoun = Math.max(...[...itemRoots].map((root) => root.length));

/** Itself, or the end of a compound. */
function endsWithNoun(root: string): boolean {
  if (isKnownNoun(root)) return true;
  const first = Math.max(1, root.length - longestNoun);
  for (let at = first; at <= root.length - minNoun; at += 1)
    if (isKnownNoun(root.slice(at))) return true;
  return false;
}

/**
 * Whether the title says what the thing is: by a word of the product's name, or
 * by a noun for something sold on Etsy. A product whose name says nothing
 * either is unknown.
 */
export function isItemNamed(title: string, productName: string): boolean {
  const naming = namingRoots(productName);
  const said = rootsOf(title);
  return said.some(
    (root) =>
      !isGeneric(root) &&
      (endsWithNoun(root) || naming.some((name) => containsRoot(root, name))),
  );
}

/** Whether a name says what a thing is: "Unikat" and "red piece" don't. */
export const namesThing = (name: string): boolean => isItemNamed(name, name);
