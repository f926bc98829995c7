import { type Claim, findClaims } from "@/lib/listing-text/lexicon/claims";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

const words = (source: string): RegExp => new RegExp(foldText(source), "iu");

/**
 * What a claim is about, by the words for it in the nine languages, without
 * accents.
 */
const concepts: [concept: string, words: RegExp][] = [
  [
    "organic",
    words("organi[cqk]|bio(?!d)|kba|ecologi|ekologi|オーガニック|有機"),
  ],
  [
    "sustainable",
    words(
      "sustain|eco friendly|zero waste|biodegr|compost|nachhaltig|klimaneutral|carbon neutral|sostenib|sustentave|duurza|zrownowaz|エコ",
    ),
  ],
  [
    "fair trade",
    words(
      "fair ?trade|fairer handel|equitable|comercio justo|commercio equo|eerlijke|sprawiedliw|フェアトレード",
    ),
  ],
  ["certified", words("certif|zertif|certyf|gots|oeko|fsc|b corp|認証")],
  [
    "sterling",
    words("sterling|925|(?<!\\p{L})(?:ley|lei)(?!\\p{L})|スターリング"),
  ],
  ["vegan", words("vegan|cruelty|tierversuch|non teste|ヴィーガン")],
  [
    "silver",
    words(
      "silver|silber|argent|plata|prata|zilver|srebr|sterling|925|シルバー|純銀",
    ),
  ],
  [
    "gold",
    words(
      "gold|verguld|pozłac|(?<!\\p{L})or(?!\\p{L})|(?<!\\p{L})oro|ouro|goud|złot|złoc|\\d ?k(?:t|arat)?(?!\\p{L})|carat|quilates|vermeil|純金|\\d金",
    ),
  ],
  [
    "plated",
    words(
      "plat(?:ed|ing)|filled|vergold|versilb|plaque|chapad|banad|placcat|verguld|verzilv|banhad|pozłac",
    ),
  ],
  [
    "genuine",
    words(
      "genuine|real|solid|massi|maci[cz]|(?<!\\p{L})(?:lite|fine)(?!\\p{L})|純|natural|authentic|pure|100|echt|vrai|veritable|genuin|autentic|vera|vero|legitim|prawdziw|naturaln|本革|本物",
    ),
  ],
  ["hypoallergenic", words("allerg|alerg|アレルギー")],
  ["nickel", words("nic?kel|nikkel|nikl|nichel|niquel|ニッケル")],
  [
    "lead",
    words("(?<!\\p{L})lead|blei|plomb|plomo|piombo|lood|chumbo|ołow|鉛"),
  ],
  [
    "not toxic",
    words("toxi|toksycz|tossic|giftig|chemical|bpa|phthal|paraben|無毒"),
  ],
  [
    "child safe",
    words("child|kid|baby|babies|toddler|kinder|(?<!\\p{L})(?:pet|dog|cat)"),
  ],
  ["fire safe", words("fire|flame|cpsia|astm|en71|fda|ce mark")],
  [
    "dishwasher",
    words(
      "dishwasher|spulmaschin|lave[ -]?vaisselle|lavavajillas|lavastoviglie|vaatwas|lava[ -]?loucas|lavar louca|zmywar|食洗機|食器洗",
    ),
  ],
  [
    "microwave",
    words("micro[ -]?(?:wave|ond)|microondas|mikro|magnetron|mikrofal|レンジ"),
  ],
  ["food safe", words("food|lebensmittel|aliment|voedsel|żywno|食品")],
  [
    "oven safe",
    words(
      "oven|ofen|(?<!\\p{L})four(?!\\p{L})|(?<!\\p{L})(?:horno|forno)|piekarnik|オーブン",
    ),
  ],
  [
    "waterproof",
    words(
      "water ?(?:proof|resist)|wasser(?:dicht|fest|abweis)|waterdicht|impermeab|wodo(?:odporn|szczeln)|防水|耐水",
    ),
  ],
  ["tarnish", words("tarnish|anlauf|ternit|変色")],
  ["heat", words("heat|hitze|chaleur|calor|hitte|耐熱")],
  [
    "one of a kind",
    words(
      "one of a kind|limited|unikat|limitiert|unique|limitee|unic|limitad|uniek|limitata|jedyn|一点物|限定",
    ),
  ],
  ["Italy", words("italia|italy|italien|italie|włosz|イタリア")],
  [
    "France",
    words("france|frankreich|francia|frankrijk|franca|francj|フランス"),
  ],
  [
    "Germany",
    words("german|deutsch|allemag|alemania|duits|alemanha|niemc|ドイツ"),
  ],
  ["Spain", words("spain|spanien|espa[nñg]|spagna|hiszpan|スペイン")],
  ["Portugal", words("portugal|ポルトガル")],
  ["Poland", words("poland|polen|pologne|polonia|polsc|ポーランド")],
  ["Japan", words("japan|japon|giappone|日本")],
  [
    "United Kingdom",
    words(
      "(?<!\\p{L})uk(?!\\p{L})|england|angleterre|inglaterra|inghilterra|イギリス",
    ),
  ],
  [
    "United States",
    words("(?<!\\p{L})u\\.?s\\.?a?(?!\\p{L})|america|アメリカ"),
  ],
];

/**
 * What a claim is about; its kind where the table has no word for it. All
 * health claims are one.
 */
export function conceptsOf({
  text,
  kind,
}: Pick<Claim, "text" | "kind">): string[] {
  if (kind === "health") return [kind];
  const folded = foldText(text)
    .toLowerCase()
    .replace(/[-_\s]+/gu, " ");
  const found = concepts
    .filter(([, pattern]) => pattern.test(folded))
    .map(([concept]) => concept);
  return found.length > 0 ? found : [kind];
}

/** All that a text claims, in any of the nine languages. */
const conceptsIn = memoize(
  (text): ReadonlySet<string> => new Set(findClaims(text).flatMap(conceptsOf)),
);

/**
 * The claims of a text in one language that another text makes too, in any: as
 * evidence for what the seller said in another language. Each concept of a
 * claim must be known: gold is none of the evidence for plated gold.
 */
export function sharedClaims(text: string, known: string): string[] {
  const told = conceptsIn(known);
  return findClaims(text)
    .filter((claim) => conceptsOf(claim).every((concept) => told.has(concept)))
    .map((claim) => claim.text);
}
