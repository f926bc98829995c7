/**
 * Heads of German compounds, longer ones first where one ends with another, and
 * the English kind that they name. "" is none.
 */
const german: [heads: string, kind: string][] = [
  ["seifenschale", "soap dish"],
  ["schmuckschale, ringschale, schlüsselschale", "ring dish"],
  ["butterdose", "butter dish"],
  ["schüssel, müslischale, obstschale, salatschale", "bowl"],
  ["schale", "dish"],
  [
    "kerzenhalter, kerzenständer, teelichthalter, kerzenleuchter",
    "candle holder",
  ],
  ["kerzenteller, kerzentablett", "candle tray"],
  [
    "schmuckständer, kettenhalter, kettenständer, ohrringständer, ohrringhalter, ringhalter, ringständer",
    "jewelry stand",
  ],
  ["schmuckkästchen, schmuckkasten, schmuckdose", "jewelry box"],
  ["handyhalter, handyständer", "phone stand"],
  ["handytasche, handyhülle", "phone case"],
  ["kerze", "candle"],
  ["tasse, kaffeebecher, keramikbecher, teebecher", "mug"],
  ["becher", "cup"],
  ["frühstücksteller, essteller, keramikteller, kuchenteller", "plate"],
  ["blumenvase, vase", "vase"],
  ["übertopf, blumentopf", "flower pot"],
  ["nadelkissen", "pincushion"],
  ["ringkissen", "ring pillow"],
  ["hundekissen, hundebett, katzenbett, hundekorb", "dog bed"],
  ["hundedecke, katzendecke", "dog blanket"],
  ["hundenapf, futternapf, katzennapf", "dog bowl"],
  ["hundehalsband", "dog collar"],
  ["hundeleine", "leash"],
  ["hundespielzeug, katzenspielzeug", "dog toy"],
  ["kissenbezug, kissenhülle", "pillow cover"],
  ["dekokissen, sofakissen, zierkissen, leinenkissen", "cushion"],
  ["tischdecke", "tablecloth"],
  ["wolldecke, babydecke, kuscheldecke, strickdecke", "blanket"],
  ["fußmatte, türmatte", "doormat"],
  ["teppich", "rug"],
  ["lampenschirm", "lampshade"],
  ["tischlampe, stehlampe, hängelampe, lampe", "lamp"],
  ["korb", "basket"],
  ["türkranz, blumenkranz", "wreath"],
  ["untersetzer", "coaster"],
  ["schneidebrett, küchenbrett, servierbrett", "cutting board"],
  ["kochlöffel, holzlöffel", "spoon"],
  ["geschirrtuch, küchentuch", "tea towel"],
  ["handtuch", "towel"],
  ["serviettenring", "napkin ring"],
  ["schlüsselring, schlüsselanhänger", "keychain"],
  ["schlüsselbrett", "key rack"],
  ["wanduhr", "clock"],
  ["ohrringe, ohrring, ohrstecker, ohrhänger", "earring"],
  ["halskette, perlenkette, silberkette", "necklace"],
  ["armband, armreif, armkette", "bracelet"],
  ["uhrenarmband", "watch strap"],
  [
    "fingerring, ehering, verlobungsring, silberring, goldring, siegelring",
    "ring",
  ],
  ["halstuch, schal", "scarf"],
  ["mütze", "beanie"],
  ["handschuhe, handschuh", "glove"],
  ["haarspange, haargummi, haarreif", "hair clip"],
  ["teebeutel, schlafsack", ""],
  [
    "büchertasche, umhängetasche, handtasche, ledertasche, stofftasche",
    "handbag",
  ],
  ["geldbörse, portemonnaie, geldbeutel", "wallet"],
  ["federmäppchen, kulturbeutel", "pouch"],
  ["rucksack", "backpack"],
  ["seife", "soap"],
  ["gästebuch", "guest book"],
  ["notizbuch, tagebuch, skizzenbuch", "notebook"],
  ["lesezeichen", "bookmark"],
  ["puppenkleid", "doll dress"],
  ["kleid", "dress"],
  ["strickjacke, pullover", "sweater"],
  ["stricknadel, häkelnadel", "knitting needle"],
  ["grußkarte, glückwunschkarte, geburtstagskarte", "greeting card"],
  ["hausschuhe, hausschuh", "slipper"],
  ["puppe", "doll"],
  ["brautschleier", "veil"],
  ["gemälde, ölbild", "painting"],
  ["skulptur", "sculpture"],
];

/** The first noun of a French, Spanish, Italian, Dutch or Portuguese name. */
const romance: [heads: string, kind: string][] = [
  ["bougeoir, portavelas, portacandele, kandelaar, castiçal", "candle holder"],
  ["bougie, vela, candela, kaars", "candle"],
  ["bol, cuenco, ciotola", "bowl"],
  ["taza, tazza", "mug"],
  ["assiette", "plate"],
  ["coussin, cojín", "cushion"],
  ["panier, cesta, cesto", "basket"],
  ["bague, anillo, anello", "ring"],
  ["pulsera, bracciale", "bracelet"],
  ["boucles, pendientes, orecchini, oorbellen, brincos", "earring"],
  ["collana, ketting", "necklace"],
  ["savon, jabón, sapone, zeep", "soap"],
  ["écharpe, bufanda, sciarpa", "scarf"],
  ["bolso, borsa", "handbag"],
];

const flatten = (table: [string, string][]): [head: string, kind: string][] =>
  table.flatMap(([heads, kind]) =>
    heads.split(", ").map((head): [string, string] => [head, kind]),
  );

const germanHeads = flatten(german).sort(([a], [b]) => b.length - a.length);
const romanceHeads = new Map(flatten(romance));

/**
 * The English name of the kind that a German compound or a Romance noun names;
 * "" or null for none.
 */
export function englishHead(words: readonly string[]): string | null {
  const last = words.at(-1) ?? "";
  const stems = [
    last,
    last.replace(/n$/, ""),
    last.replace(/en$/, ""),
    last.replace(/[es]$/, ""),
  ];
  const head = germanHeads.find(([each]) =>
    stems.some((stem) => stem.endsWith(each)),
  );
  return head?.[1] ?? romanceHeads.get(words[0] ?? "") ?? null;
}
