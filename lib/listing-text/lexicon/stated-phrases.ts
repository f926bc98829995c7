import { foldText } from "@/lib/listing-text/plain-text/fold-text";

/**
 * Patterns over folded text, in the languages of listings; those of Japanese
 * have no end of a word.
 */
const phrases = (words: string, japanese = ""): RegExp =>
  new RegExp(
    [`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, foldText(japanese)]
      .filter(Boolean)
      .join("|"),
    "iu",
  );

/** What care advice is about, each with its words. */
export const careConcepts: [concept: string, words: RegExp][] = [
  [
    "dishwasher",
    phrases(
      "dishwashers?|dishwasher[ -]?(?:safe|proof)|(?:ge?schirr)?spulmaschine\\p{L}*|geschirrspul\\p{L}*|lave[ -]?vaisselle|lavavajillas|lavastoviglie|vaatwas\\p{L}*|lava[ -]?loucas?|maquina de lavar loucas?|zmywar\\p{L}*|diskmaskin\\p{L}*|maskindisk\\p{L}*",
      "食洗機",
    ),
  ],
  [
    "microwave",
    phrases(
      "microwav\\p{L}*|mikrowell\\p{L}*|micro[ -]?ondes|microonde|magnetron\\p{L}*|mikrofal\\p{L}*|mikrovag\\p{L}*|mikron?",
      "レンジ",
    ),
  ],
  [
    "oven",
    phrases(
      "oven[ -]?(?:safe|proof)|in (?:the |an )?oven|backofen\\p{L}*|ofenfest\\p{L}*|au four|horno|forno|ovenbestendig|ovenvast|piekarnik\\p{L}*|ugns(?:saker|fast|talig)\\p{L}*|i ugnen",
      "オーブン",
    ),
  ],
  [
    "hand wash",
    phrases(
      "hand[ -]?wash(?:able|ing|ed)?(?: only)?|wash(?:ed|ing)? (?:\\p{L}+ )?by hand|handwasche|von hand (?:waschen|spulen|gewaschen)|handwas|met de hand wassen|(?:lavar|lavado) a mano|(?:lavare|lavaggio) a mano|(?:laver|lavage) a la main|(?:lavar|lavagem) a mao|prac recznie|pranie reczne|myc recznie|handdisk\\p{L}*|handtvatt\\p{L}*|(?:disk|tvatt)as? (?:\\p{L}+ )?for hand",
      "手洗い",
    ),
  ],
  [
    "machine wash",
    phrases(
      "machine[ -]?wash(?:able|ed|ing)?|washing machine|waschmaschine|maschinenwaschbar|maschinenwasche|(?:lavable|lavage|laver) (?:en|a la) machine|(?:lavar|lavable) (?:a|en) (?:la )?(?:maquina|lavadora)|(?:lavare|lavabile) in lavatrice|machinewasbaar|wasmachine|(?:lavavel|lavar) (?:a|na) maquina|prac w pralce|pranie w pralce|maskintvatt\\p{L}*|tvattmaskin\\p{L}*",
      "洗濯機",
    ),
  ],
  [
    "wash",
    phrases(
      "washable|wash (?:cold|cool|warm|at|in|with|separately|gentl[ey]|inside|before|dark)|waschbar|waschen|lavable|laver|lavar|lavare|lavabile|wassen|wasbaar|lavavel|prac|pranie|tvattas?|tvattbar\\p{L}*",
      "洗え|洗って|水洗い",
    ),
  ],
  [
    "wipe",
    phrases(
      "wipe|abwischen|(?:feucht|weich)\\p{L}* tuch|essuyer|chiffon (?:doux|humide|sec)|con un pano|con un panno|pulire con|vochtige doek|afnemen|com (?:um )?pano|przecierac|wycierac|(?:wilgotna|miekka) sciereczka|torkas? (?:\\p{L}+ )?av|(?:fuktig|mjuk) trasa",
      "拭",
    ),
  ],
  [
    "clean",
    phrases(
      "spot clean|dry[ -]?clean(?:ing)?|clean (?:with|only|by|gently)|reinig\\p{L}+|chemische reinigung|nettoyer|nettoyage|limpiar|limpieza|pulire|schoonmaken|limpar|limpeza|czyscic|czyszczenie|rengor\\p{L}*|kemtvatt\\p{L}*",
      "ドライクリーニング",
    ),
  ],
  [
    "dry",
    phrases(
      "(?:dry|lay) flat|(?:air|hang|line|tumble|flat)[ -]?dry|let (?:it|them) dry|keep dry|trocken\\p{L}* (?:lagern|halten)|trockner|(?:liegend|flach|luft)\\p{L}* ?trock\\p{L}+|lufttrocknen|seche[ -]linge|secher|secar|secadora|asciugare|asciugatrice|drogen|droger|suszyc|suszark\\p{L}+|(?:plan|hang|luft)tork\\p{L}*|torktuml\\p{L}*|torkas? (?:plant|liggande|hangande)",
      "乾燥機|陰干し|平干し",
    ),
  ],
  [
    "iron",
    phrases(
      "(?:do not|don't|cool|warm|steam) iron|iron (?:on|low|cool|inside|warm)|no ironing|bugeln|repasser|repassage|planchar|stirare|strijken|passar a ferro|prasowac|stryks?|strykas|strykning",
      "アイロン",
    ),
  ],
  [
    "water",
    phrases(
      "(?:water|splash)[ -]?(?:proof|resistant)|(?:avoid|away from) (?:water|moisture)|wasserdicht\\p{L}*|wasserfest\\p{L}*|eviter l'eau|impermeables?|evitar (?:el |a )?agua|impermeabil[ei]|evitare l'acqua|waterdichte?|waterbestendig|impermeave(?:l|is)|wodoodporn\\p{L}|unikac wody|vatten(?:tat|fast|avvisande)\\p{L}*|tal (?:(?:inte|ej) )?vatten",
      "防水|水を避け",
    ),
  ],
  [
    "sun",
    phrases(
      "(?:direct )?(?:sun|sunlight)|direkt\\p{L}* sonne\\p{L}*|soleil(?: direct)?|sol directo|luce diretta|zonlicht|luz solar|słonc\\p{L}+|(?:direkt )?solljus",
      "直射日光",
    ),
  ],
  [
    "food",
    phrases(
      "food[ -]?(?:safe|grade)|lebensmittelecht\\p{L}*|lebensmittelsicher\\p{L}*|contact alimentaire|apt[oa] para alimentos|adatt[oa] agli alimenti|voedselveilige?|proprio para alimentos|do kontaktu z zywnoscia|livsmedels(?:godkan|saker)\\p{L}*",
      "食品",
    ),
  ],
  [
    "heat",
    phrases(
      "heat[ -]?(?:proof|resistant)|hitzebestandig\\p{L}*|resistant a la chaleur|resistente al calor[e]?|hittebestendig|resistente ao calor|zaroodporn\\p{L}|varmetalig\\p{L}*",
      "耐熱",
    ),
  ],
  ["tarnish", phrases("tarnish[ -]?(?:proof|resistant|free)|anlaufgeschutzt")],
  [
    "polish",
    phrases(
      "polish (?:with|it|regularly|occasionally)|polishing cloth|polieren|polierpflege|lederfett|lederbalsam",
    ),
  ],
  [
    "oil",
    phrases(
      "(?:re-?)?oil (?:it|them|with|regularly|occasionally|the \\p{L}+)|olen|huiler|oliare|engrasar|oljas? in",
    ),
  ],
  ["brush", phrases("abbursten|brush (?:off|gently|clean)|brosser")],
  [
    "bleach",
    phrases(
      "bleach|bleichen|javel|lejia|candeggi\\p{L}+|bleekmiddel|alvejante|wybielac\\p{L}*|blekas?|blek (?:inte|ej)|blekmedel",
      "漂白",
    ),
  ],
  ["wick", phrases("trim (?:the )?wick|docht kurzen|couper la meche")],
];

export const denial =
  /(?<!\p{L})(?:not|no|non|never|don't|do not|isn't|avoid|away from|unsuitable|nicht|kein\p{L}*|nie|vermeiden|ne|pas|eviter|sin|evitar|evitare|senza|niet|geen|vermijd\p{L}*|nao|sem|unikac|bez|inte|ej|utan|aldrig|undvik)(?!\p{L})|ない|ません|不可|避け|(?<![\p{Script=Latin}])NG(?!\p{Script=Latin})/iu;

const container =
  "(?:\\p{L}*(?:box(?:es)?|bags?|pouch(?:es)?|karton|schachtel|beutel|papier|verpackung|etui|packaging)|envelopes?|tubes?|tins?|sleeves?|paper|cartons?|tissue|mailers?|packages?|cases?|basket|tasche|boites?|pochettes?|sachets?|ecrin|emballages?|coffret|cajas?|bols(?:a|ita)s?|sobre|papel|estuche|embalaje|scatol(?:a|ina)|sacchett[oi]|busta|carta|confezione|astuccio|doos(?:je)?|zakje|tasje|cadeauverpakking|envelop|caix(?:a|inha)|saquinho|saco|embalagem|pudełk\\p{L}+|woreczk\\p{L}+|torebk\\p{L}+|opakowani\\p{L}+|papierze|kopert\\p{L}+|(?:present|smycke|papp)\\p{L}*ask|en ask|\\p{L}*pase|kartong|kuvert|silkespapper)";
const packing =
  "(?:comes?|ships?|shipped|sent|arrives?|delivered|packed|packaged|packs|wrapped|boxed|presented|kommt|kommen|geliefert|lieferung|verpackt|verschickt|versand|versandt|livr\\p{L}+|emball\\p{L}+|expedi\\p{L}+|present\\p{L}+|viene|vienen|se envian?|enviad[oa]s?|empaquetad[oa]s?|arriva|arrivano|spedit[oaie]|confezionat[oaie]|consegnat[oaie]|geleverd|verpakte?|verzonden|komt|vem|embalad[oa]s?|entregues?|wysył\\p{L}+|pakowan\\p{L}+|zapakowan\\p{L}+|dostarczan\\p{L}+|levereras|levererad\\p{L}*|kommer|skickas|forpackas|packas|inslag(?:en|et|na))";

/** Something in or with which the piece comes. */
export const contents: RegExp[] = [
  phrases(`${packing} (?:\\p{L}+ ){0,5}?${container}`),
  phrases(
    `${container} (?:\\p{L}+ ){0,3}?(?:geliefert|verpackt|verschickt|versandt|geleverd|verpakt|verzonden)`,
  ),
  phrases(
    "gift[ -]?(?:box(?:ed)?|wrap(?:ped|ping)?|bag)|geschenk(?:box|verpackung|karton|schachtel|beutel)|(?:boite|emballage|pochette) cadeau|(?:caja|bolsa|envoltorio) (?:de|para) regalo|(?:confezione|scatola) regalo|cadeau(?:verpakking|doosje)|(?:caixa|embalagem) (?:de|para) presente|(?:pudełk|opakowani)\\p{L}+ (?:na prezent|prezentow\\p{L}+)",
    "ギフト(?:ボックス|包装|ラッピング|箱)|箱(?:入り|に)|(?:袋|箱|ケース|紙)に(?:入れ|包)|包装して|梱包",
  ),
  phrases(
    "includes?|included|including|(?:comes?|delivered|supplied) with|(?:set|pack|box|pair) of (?:\\d+|two|three|four|five|six|eight|ten|twelve)|\\d+[ -](?:piece|pack)(?: set)?|you(?:'ll| will)? (?:get|receive)|lieferumfang|lieferung mit|inklusive|inkl|enthalten|(?:\\d+er|zweier|dreier|vierer)[ -]set|set (?:aus|mit)|als set|wird mit|comprend|inclus\\p{L}*|livree?s? avec|lot de \\d+|incluyen?|incluid[oa]s?|vienen? con|(?:juego|set) de \\d+|include|includono|inclus[oaie]|compres[oaie]|set (?:da|di) \\d+|arriva con|inclusief|inbegrepen|geleverd met|set van \\d+|inclui|acompanha|vem com|conjunto de \\d+|w zestawie|zestaw \\d+|w komplecie|zawiera|ingar|medfoljer|foljer med|inklusive|(?:set|sats|paket) om|du far",
    "付き|付属|セット|同梱",
  ),
];

/**
 * Costs and conditions that are said to be included, and choices rather than
 * contents.
 */
export const notContents = phrases(
  "shipping|postage|tax(?:es)?|vat|versandkosten|mwst|tva|frais de port|iva|envio (?:gratis|incluido)|spedizione (?:gratuita|inclusa)|gratis|frakt\\p{L}*|moms",
  "送料",
);

/** Words beside a time that make it the time of making or sending. */
export const making = phrases(
  "made|make|makes|making|ready|ships?|shipped|shipping|sent|sending|dispatch\\p{L}*|processing|production|turnaround|lead time|handling|handmade|order|finish\\p{L}*|dyed|sewn|knit\\p{L}*|crafted|created|produced|prepar\\p{L}*|takes?|within|fertig\\p{L}*|anfertig\\p{L}*|angefertigt|gefertigt|hergestellt|herstell\\p{L}*|gemacht|versand\\p{L}*|verschickt|lieferzeit|bearbeitung\\p{L}*|dauert|innerhalb|fabri\\p{L}+|realis\\p{L}*|expedi\\p{L}*|envoi|envoy\\p{L}*|pret\\p{L}*|delai|sous|confection\\p{L}*|hech[oa]|elabor\\p{L}*|envi\\p{L}*|list[oa]|plazo|realizz\\p{L}*|lavorazione|spedi\\p{L}*|pront[oa]|fatt[oa]|entro|gemaakt|klaar|verzonden|verzend\\p{L}*|levertijd|maaktijd|binnen|feit[oa]|prazo|pronto|produ[cz]\\p{L}*|wykon\\p{L}*|realizacj\\p{L}*|wysył\\p{L}*|gotow\\p{L}*|w ciagu|robi\\p{L}*|tillverk\\p{L}*|gors|gjord\\p{L}*|fardig\\p{L}*|klar[at]?|skicka[rs]?|leverans\\p{L}*|levereras|inom|bestallning|ledtid",
  "製作|制作|発送|作り|作成|お届け|納期|以内",
);

/**
 * Words beside a time that make it another time: of burning, drying, returns or
 * use.
 */
export const notMaking = phrases(
  "burn\\p{L}*|lasts?|dry|dries|drying|soak|cured?|cures|curing|returns?|refunds?|exchanges?|guarantee\\p{L}*|warranty|old|ago|aged|wear|battery|transit|wash|every|per|took|spent|worked|open|brenn\\p{L}*|trocknen|ruckgabe\\p{L}*|umtausch|alt|retours?|combustion|brule|garanti\\p{L}*|garantia|garanzia|devoluc\\p{L}*|reso|resi|brandt|branduren|brandtijd|queima|zwrot\\p{L}*|pali|brinn\\p{L}*|retur\\p{L}*|oppet kop|angerratt|gammal|gamla",
  "返品|燃焼|保証",
);

export const readyNow =
  /(?<!\p{L})(?:ready to (?:ship|go|post)|(?:ships?|shipped|sent|dispatched) (?:the )?(?:same|next) (?:business |working )?day|(?:same|next)[ -]day (?:shipping|dispatch)|sofort (?:lieferbar|versandfertig)|versandfertig|pret a (?:etre )?expedie\p{L}*|list[oa] para enviar|pront[oa] (?:per la spedizione|para envio)|pronta consegna|direct leverbaar|klaar voor verzending|gotow\p{L} do wysyłki|redo att skickas|skickas samma dag|即日発送|すくに発送)(?!\p{Script=Latin})/iu;

/** Sizes that are letters, numbers of garments or shoes, or paper formats. */
export const namedSize = phrases(
  "(?:(?:us|uk|eu) )?sizes?:? (?:(?:us|uk|eu) )?(?:[xsml]{1,4}|\\d{1,2}(?:[.,]5)?)(?: ?(?:-|to|and|or|through) ?(?:[xsml]{1,4}|\\d{1,2}))?|(?:one|free) size(?: fits (?:all|most))?|(?:konfektions|schuh)?gro(?:ß|ss)en?:? (?:[xsml]{1,4}|\\d{2,3})(?: ?(?:-|bis) ?(?:[xsml]{1,4}|\\d{2,3}))?|einheitsgro(?:ß|ss)e|(?:taille|pointure|talla|taglia|maat|tamanho|rozmiar|storlek|strl)(?:s|ar)?:? (?:unique|unica|unico|[xsml]{1,4}|\\d{2,3})(?: ?(?:-|a|au|al|tot|do|ate|till|och) ?(?:[xsml]{1,4}|\\d{2,3}))?|(?:din )?a[2-6](?: (?:size|format))?",
  "フリーサイズ|[SML]サイズ|A[2-6]サイズ",
);

/** Parts and tools whose measures are not those of the piece. */
export const partNoun =
  /^\s*(?:beads?|pearls?|needles?|hooks?|nibs?|wire|posts?|margins?|seams?|stones?|perlen|nadeln?|perles|aiguilles?|perlas?|perle|kralen|contas|koralik\p{L}*|holes?|border)(?!\p{L})/iu;

export const vessel =
  /(?<!\p{L})(?:mugs?|cups?|tumblers?|glass(?:es)?|bottles?|flasks?|jugs?|pitchers?|carafes?|(?:tea)?pots?|kettles?|bowls?|steins?|goblets?|\p{L}*(?:tasse|becher|krug|schale|flasche)n?|tazas?|tazz[ae]|xicaras?|canecas?|bols?|mokk?(?:en)?|bekers?|kubek|kubki)(?!\p{L})|マク|カッフ/iu;
export const soldByWeight =
  /(?<!\p{L})(?:candles?|soaps?|wax|balm|yarn|skeins?|salts?|scrub|butter|lotion|cream|tea|coffee|kerzen?|seifen?|bougies?|savons?|velas?|jabon(?:es)?|candel[ae]|sapon[ei]|kaars(?:en)?|sabonetes?|swiec[ae]|mydł[oa])(?!\p{L})/iu;
export const holding =
  /(?<!\p{L})(?:holds?|capacity|fits about|fasst|fassungsvermogen|contient|contenance|capacidad|capacita|contiene|inhoud|capacidade|pojemnosc|rymmer|volym)(?!\p{L})|容量/iu;
export const weighing =
  /(?<!\p{L})(?:weigh(?:s|ing)?|weight|net|wiegt|gewicht|pese|poids|pesa|peso|weegt|wazy|waga|vager|vikt)(?!\p{L})|重さ/iu;
