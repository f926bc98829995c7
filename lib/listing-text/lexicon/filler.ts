import type { Fact } from "@/lib/listing-text/fields/schema";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { sentenceEnd } from "@/lib/listing-text/plain-text/sentence-end";

/**
 * Phrases that fit every listing, so that they say nothing of this one.
 * Compared without accents.
 */
const phrases = [
  // English
  String.raw`\b(?:perfect|great|ideal|lovely|wonderful|thoughtful|beautiful|unique|special|fun|charming|delightful) (?:as an? )?(?:\p{L}+ )?(?:gift|present|addition|touch|choice|keepsake)\b`,
  String.raw`\bmakes? (?:for )?an? (?:\p{L}+ ){0,3}(?:gift|present|addition|statement|keepsake)\b`,
  String.raw`\b(?:gift|present|give it|giving)\b.{0,40}\b(?:someone|anyone|everyone|any occasion|loved ones?|yourself|the ones? you love|friends? (?:and|or) family)\b`,
  String.raw`\b(?:someone|anyone|people) who (?:has|have|is|are|loves?|likes?|appreciates?|enjoys?|values?)\b`,
  String.raw`\b(?:any|every) (?:occasion|home|room|space|outfit|taste|style|decor|wardrobe|collection|interior|season)\b`,
  String.raw`\badd(?:s|ing)? (?:an? |some )?(?:\p{L}+ ){0,3}(?:touch|charm|warmth|character|flair|elegance|beauty|sparkle|pop|personality|life)\b`,
  String.raw`\b(?:elevat|transform|brighten|enhanc|complet|complement|lift|freshen|warm)(?:es?|s|ing)?(?: up)? (?:your|any|every|the) (?:\p{L}+ )?(?:home|room|space|day|look|outfit|style|decor|table|desk|shelf|kitchen|mood|life|morning|evening)s?\b`,
  String.raw`\b(?:made|crafted|created|designed|handmade|handcrafted|poured|sewn|knitted) with (?:so much )?(?:love|care|passion|heart|attention|pride)\b`,
  String.raw`\b(?:you|they|she|he)(?:'ll| will)? (?:love|treasure|cherish|adore|enjoy|be proud of)\b`,
  String.raw`\b(?:treat yourself|look no further|stands? out|conversation (?:piece|starter)|timeless|must have|work of art|piece of art|little luxury|feel(?:s)? at home|eye catching|head turner|sure to (?:impress|please|delight))\b`,
  String.raw`\bbring(?:s|ing)? (?:\p{L}+ ){0,3}(?:joy|warmth|smiles?|life|calm|peace|happiness|beauty|comfort|nature)\b`,
  String.raw`\bwhether (?:you|it|for|as|on|in|at)\b`,
  String.raw`\b(?:cozy|calm|peaceful|relaxing|inviting|romantic|magical|warm) (?:mood|atmosphere|vibe|feel|feeling|ambience|glow|evening|morning|moment)s?\b`,
  String.raw`\b(?:(?:looks?|works?|goes) (?:good|great|well|beautifully|perfectly)|(?:looks?|works?|fits?|goes) (?:in )?(?:anywhere|everywhere))\b`,
  String.raw`\b(?:everyday|daily) (?:ritual|moments?|life|beauty)\b`,
  String.raw`\b(?:memories|heirloom|for years to come|stand the test of time|to be treasured|tells? a story|your (?:unique|personal) style)\b`,
  // German, French, Spanish, Italian, Dutch, Portuguese, Polish
  String.raw`\b(?:perfekte|ideale|schone|tolle|besondere)[srnm]? (?:geschenk|mitbringsel|blickfang)|\bmit (?:viel )?liebe (?:gemacht|gefertigt|hergestellt|genaht)|\bfur jede[nrs]? (?:anlass|gelegenheit|zuhause|raum)|\bverleiht .{0,40}(?:charme|note|warme|flair)|\bein (?:echter )?hingucker`,
  String.raw`\bcadeau (?:parfait|ideal|original|unique)|\b(?:ideal|parfait)e? pour (?:offrir|toutes? occasions?)|\bfaite? avec (?:amour|passion|soin)|\bapporte(?:ra)? une touche|\bpour toutes? (?:les )?occasions?`,
  String.raw`\bregalo (?:perfecto|ideal|unico|especial)|\bhech[oa] con (?:amor|carino)|\bpara cualquier ocasion|\btoque (?:especial|unico|de)`,
  String.raw`\bregalo (?:perfetto|ideale|unico|speciale)|\bfatt[oa] con (?:amore|passione|cura)|\bper ogni occasione|\btocco (?:speciale|unico|di)`,
  String.raw`\b(?:perfect|ideaal|leuk|mooi|origineel) cadeau|\bmet (?:veel )?liefde gemaakt|\bvoor elke gelegenheid|\been echte blikvanger`,
  String.raw`\bpresente (?:perfeito|ideal|unico|especial)|\bfeit[oa] com (?:amor|carinho)|\bpara qualquer ocasiao`,
  String.raw`\b(?:idealny|doskonaly|swietny|wyjatkowy) (?:prezent|upominek)|\bz miloscia|\bna kazda okazje`,
  // Japanese
  foldText(
    "(?:プレゼント|ギフト|贈り物)に(?:も)?(?:ぴったり|最適|おすすめ)|心を込めて|どんな(?:シーン|場面|部屋)にも",
  ),
];
/**
 * For texts in lower case: ignoring case takes a regular expression of this
 * size several times as long.
 */
const filler = new RegExp(phrases.join("|"), "u");

/** What the seller says of whom the piece is for, and in her own words. */
const telling = /audience|recipient|details|occasion/u;

/**
 * Whether a sentence could stand in any listing: it praises, or speaks of
 * gifts, moods or homes that no fact mentions.
 */
function isFiller(sentence: string, facts: readonly Fact[]): boolean {
  const folded = foldText(sentence)
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("-", " ");
  if (!filler.test(folded)) return false;
  const told = new Set(
    facts
      .filter(({ name, source }) => source === "seller" && telling.test(name))
      .flatMap(({ value }) => rootsOf(value)),
  );
  const named = new Set(
    facts
      .filter(({ name }) => !telling.test(name))
      .flatMap(({ value }) => rootsOf(value)),
  );
  return !rootsOf(sentence).some(
    (root) => root.length > 2 && told.has(root) && !named.has(root),
  );
}

/** The sentences of a text that are filler, as they are written. */
export const fillerIn = (text: string, facts: readonly Fact[]): string[] =>
  text
    .split("\n")
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && isFiller(sentence, facts));

/** The text without its filler. Keeps lines. */
export const withoutFiller = (text: string, facts: readonly Fact[]): string =>
  text
    .split("\n")
    .map((line) => {
      const sentences = line.split(sentenceEnd);
      const kept = sentences.filter((sentence) => !isFiller(sentence, facts));
      return kept.length === sentences.length ? line : kept.join(" ").trim();
    })
    .join("\n");
