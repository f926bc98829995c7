import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import {
  healthPattern,
  type PhrasePattern,
  sourceOf,
} from "@/lib/listing-text/unwanted/phrase-pattern";
import { unwantedLanguages } from "@/lib/listing-text/unwanted/unwanted-languages";

/**
 * What a seller must be able to prove, and `use`: care, use and numbers, for
 * which her word is enough.
 */
export type ClaimKind =
  | "purity"
  | "certification"
  | "safety"
  | "health"
  | "origin"
  | "use";

/**
 * Claims that need proof. `pattern` is matched as whole words without case, in
 * which a blank stands for spaces, hyphens or nothing; `before` is what must
 * follow without being a part of the claim; `near` what must stand close by, or
 * the text be a few words. Languages without spaces have no whole words.
 */
export type ClaimPattern = {
  pattern: string;
  before?: string;
  near?: "metal";
  kind: ClaimKind;
  isWithoutSpaces?: boolean;
  /** Of a `pattern` that says by itself what stands around it. */
  phrases?: PhrasePattern;
  /** English without it. */
  language?: string;
};

const karat = String.raw`\d{1,2} (?:k|kt|ct|karat|carat)`;

/**
 * Claims in the languages that listings are written in beside English: one
 * pattern after each semicolon, in small letters, in which a blank stands for
 * spaces, hyphens or nothing.
 */
const foreignClaims: Record<string, Partial<Record<ClaimKind, string>>> = {
  de: {
    certification:
      "bio; bio (?:baumwolle|leinen|wolle|seide|qualität); biologisch(?:e[mnrs]?)?; kba; nachhaltig(?:e[mnrs]?)?; klimaneutral(?:e[mnrs]?)?; fairer handel; zertifiziert(?:e[mnrs]?)?; tierversuchsfrei(?:e[mnrs]?)?",
    purity:
      "sterling silber; echt(?:e[mnrs]?)? (?:silber|gold|leder|perlen?); massiv(?:e[mnrs]?)? (?:silber|gold); \\d{3}er (?:silber|gold); vergoldet(?:e[mnrs]?)?; versilbert(?:e[mnrs]?)?",
    safety:
      "hypoallergen(?:e[mnrs]?)?; nickelfrei(?:e[mnrs]?)?; kindersicher(?:e[mnrs]?)?; ungiftig(?:e[mnrs]?)?",
    origin: "hergestellt in (?:deutschland|österreich|der schweiz)",
    use: "spülmaschinenfest(?:e[mnrs]?)?; spülmaschinengeeignet(?:e[mnrs]?)?; mikrowellengeeignet(?:e[mnrs]?)?; lebensmittelecht(?:e[mnrs]?)?; lebensmittelsicher(?:e[mnrs]?)?; wasserdicht(?:e[mnrs]?)?; wasserfest(?:e[mnrs]?)?",
  },
  fr: {
    certification:
      "biologique; écologique; commerce équitable; équitable; certifiée?; non testé sur les animaux",
    purity:
      "argent (?:massif|925|véritable); or (?:massif|véritable); or \\d{1,2} (?:k|carats?); plaquée? or; plaquée? argent; vrai cuir; cuir véritable",
    safety: "hypoallergéniques?; sans nickel; non toxique; sans plomb",
    origin: "fabriquée? en (?:france|belgique|suisse); fait en france",
    use: "passe au lave vaisselle; compatible (?:lave vaisselle|micro ondes); contact alimentaire; imperméable",
  },
  es: {
    certification:
      "orgánic[oa]s?; ecológic[oa]s?; comercio justo; certificad[oa]s?; sostenibles?",
    purity:
      "plata de ley; plata maciza; oro macizo; oro de \\d{1,2} (?:k|quilates); chapad[oa] en oro; bañad[oa] en oro; cuero (?:genuino|auténtico); piel auténtica",
    safety: "hipoalergénic[oa]s?; sin níquel; no tóxic[oa]; sin plomo",
    origin:
      "hecho en (?:españa|méxico|argentina); fabricad[oa] en (?:españa|méxico|argentina)",
    use: "apt[oa] para (?:lavavajillas|microondas|alimentos|horno); impermeables?",
  },
  it: {
    certification:
      "biologic[oahe]+; ecologic[oahe]+; commercio equo; certificat[oaie]; sostenibil[ei]",
    purity:
      "argento (?:925|massiccio); oro massiccio; oro (?:a )?\\d{1,2} (?:k|carati); placcat[oa] oro; vera pelle; vero cuoio",
    safety:
      "anallergic[oa]; ipoallergenic[oa]; senza nichel; nichel free; atossic[oa]",
    origin: "fatto in italia; fatt[oa] a mano in italia; prodott[oa] in italia",
    use: "lavabile in lavastoviglie; adatt[oa] (?:alla lavastoviglie|al microonde|agli alimenti); impermeabil[ei]",
  },
  nl: {
    certification:
      "biologisch[e]?; eerlijke handel; gecertificeerd[e]?; duurzam?[e]?; duurzaam",
    purity:
      "sterling zilver; echt[e]? (?:zilver|goud|leer|leder); massief (?:zilver|goud); \\d{1,2} karaats? goud; verguld[e]?; verzilverd[e]?",
    safety: "hypoallergeen; nikkelvrij[e]?; niet giftig; loodvrij[e]?",
    origin: "gemaakt in (?:nederland|belgië)",
    use: "vaatwasserbestendig[e]?; vaatwasmachinebestendig[e]?; magnetronbestendig[e]?; voedselveilig[e]?; waterdicht[e]?",
  },
  pt: {
    certification:
      "orgânic[oa]s?; biológic[oa]s?; comércio justo; sustentáve(?:l|is); certificad[oa]s?",
    purity:
      "prata de lei; prata 925; prata maciça; ouro maciço; ouro (?:de )?\\d{1,2} (?:k|quilates); banhad[oa] a ouro; couro (?:legítimo|genuíno)",
    safety:
      "hipoalergênic[oa]s?; hipoalergénic[oa]s?; sem níquel; não tóxic[oa]; sem chumbo",
    origin:
      "feito (?:em portugal|no brasil); fabricad[oa] (?:em portugal|no brasil)",
    use: "pode ir (?:à|na) (?:máquina de lavar louça|lava louças|micro ondas); impermeáve(?:l|is)",
  },
  pl: {
    certification:
      "ekologiczn(?:y|a|e|ej|ego|ych); organiczn(?:y|a|e|ej|ego|ych); sprawiedliwy handel; certyfikowan[yae]; zrównoważon[yae]",
    purity:
      "srebr(?:o|a|ny) (?:próby )?925; lite (?:srebro|złoto); złoto próby \\d{3}; pozłacan(?:y|a|e|ych); prawdziwa skóra; skóra naturalna",
    safety: "hipoalergiczn[yae]; bez niklu; nietoksyczn[yae]; bez ołowiu",
    origin: "wyprodukowan[oye] w polsce; zrobion[oye] w polsce",
    use: "można myć w zmywarce; do mycia w zmywarce; do kontaktu z żywnością; wodoodporn[yae]; wodoszczeln[yae]",
  },
  ja: {
    certification: "オーガニック; 有機; フェアトレード; エコ認証; 認証済",
    purity:
      "スターリングシルバー; シルバー925; 純金; 純銀; \\d{2}金; 本革; 本物の(?:革|真珠|宝石)",
    safety: "ニッケルフリー; 金属アレルギー対応; 無毒; 鉛フリー",
    origin: "日本製",
    use: "食洗機対応; 食洗機可; 電子レンジ対応; レンジ可; 防水",
  },
};

export const claimPatterns: ClaimPattern[] = [
  {
    pattern: `${karat}(?: (?:solid|white|yellow|rose|real))* gold(?: (?:filled|plated|vermeil))?`,
    kind: "purity",
  },
  { pattern: karat, near: "metal", kind: "purity" },
  {
    pattern: "(?:solid|real|genuine|pure|fine|gold filled|rolled) gold",
    kind: "purity",
  },
  {
    pattern: "gold (?:filled|plated|vermeil)|vermeil",
    kind: "purity",
  },
  {
    pattern:
      "(?:925|sterling|solid|real|genuine|pure|fine)(?: (?:925|sterling))? silver",
    kind: "purity",
  },
  { pattern: "silver plated", kind: "purity" },
  {
    pattern: "sterling|925(?:er)?",
    near: "metal",
    kind: "purity",
  },
  { pattern: "platinum|palladium", near: "metal", kind: "purity" },
  {
    pattern: "genuine|real|natural|authentic|certified",
    before:
      "leather|suede|gemstones?|stones?|diamonds?|rub(?:y|ies)|sapphires?|emeralds?|pearls?|turquoise|amber|opals?|jade|fur|silk|cashmere",
    kind: "purity",
  },
  {
    pattern: "100 % (?:pure|natural|organic|silk|cashmere|leather|recycled)",
    kind: "purity",
  },
  // What a label of any garment says, and every shop states.
  {
    pattern: "100 % (?:wool|cotton|linen|soy|beeswax)",
    kind: "use",
  },
  { pattern: "organic(?:ally)?", kind: "certification" },
  {
    pattern: "fair trade|gots|oeko tex|fsc|certified|b corp",
    kind: "certification",
  },
  {
    pattern:
      "vegan|cruelty free|biodegradable|compostable|carbon neutral|zero waste|eco friendly|planet friendly|earth friendly|plastic free|sustainabl[ey]",
    kind: "certification",
  },
  { pattern: "conflict free|ethically sourced", kind: "certification" },
  {
    pattern:
      "hypo allergenic|allergen free|allergy free|nickel free|lead free|bpa free|bpa frei|cadmium free",
    kind: "safety",
  },
  {
    pattern: "non toxic|toxin free|chemical free|phthalate free|paraben free",
    kind: "safety",
  },
  {
    pattern: "food safe|food grade|dishwasher safe|microwave safe|oven safe",
    kind: "use",
  },
  {
    pattern:
      "(?:child|kid|baby|toddler|pet|dog|cat) (?:safe|proof)|safe for (?:children|kids|bab(?:y|ies)|toddlers|pets)",
    kind: "safety",
  },
  {
    pattern:
      "(?:fire|flame) (?:proof|resistant|retardant)|cpsia|astm|en71|fda approved|ce marked",
    kind: "safety",
  },
  {
    pattern: "(?:water|tarnish|shatter|heat|rust|uv) (?:proof|resistant)",
    kind: "use",
  },
  {
    pattern: String.raw`made in (?:the )?(?:usa|u\.s\.a\.|us|uk|america|england|italy|france|germany|canada|japan)`,
    kind: "origin",
  },
  { pattern: "one of a kind|limited edition", kind: "use" },
  ...unwantedLanguages.map((language): ClaimPattern => {
    const phrases = healthPattern(language);
    return {
      pattern: sourceOf(phrases),
      phrases,
      kind: "health",
      isWithoutSpaces: true,
      language: language.language,
    };
  }),
  ...Object.entries(foreignClaims).flatMap(([language, byKind]) =>
    Object.entries(byKind).flatMap(([kind, phrases]) =>
      phrases.split("; ").map((phrase) => ({
        pattern: foldText(phrase).toLowerCase(),
        kind: kind as ClaimKind,
        isWithoutSpaces: language === "ja",
        language,
      })),
    ),
  ),
];
