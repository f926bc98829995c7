import type { UnwantedPhrases } from "@/lib/listing-text/unwanted/unwanted-phrases";

const sites =
  "(?:website|web ?site|site|web ?shop|webwinkel|online winkel|instagram|insta|facebook|tik ?tok|telegram|whats ?app|amazon|bol)";
const buyers = "(?:klanten|kopers|koopsters)";

export const dutch: UnwantedPhrases = {
  language: "nl",
  offSite: [
    `(?:op|via|bij|bezoek|in) (?:mijn|onze|m n) (?:eigen )?${sites}`,
    `(?:bestel|koop|verkrijgbaar|goedkoper) … (?:op|via|in) (?:mijn|onze|de) (?:eigen )?${sites}`,
    "(?:bestel|koop|betaal|bestellen|kopen|betalen) … (?:rechtstreeks|direct) (?:bij|aan|via) (?:mij|ons)",
    "buiten etsy|zonder etsy|etsy kosten (?:besparen|vermijden|omzeilen)",
    "(?:stuur|mail|bel|app|volg|vind|contacteer) (?:mij|me|ons) (?:\\S{1,12} )?(?:op|via|per) (?:instagram|insta|facebook|tik ?tok|whats ?app|telegram|e ?mail|mail|telefoon|pinterest)|(?:bel|app|mail) (?:mij|me|ons)",
    "(?:betaal|betaling|betalen) … (?:via|per|met) (?:paypal|tikkie|overschrijving|overboeking|bitcoin|western union)",
  ],
  praise: [
    `(?:geliefd|aanbevolen|gewaardeerd|geprezen) (?:bij|door) (?:meer dan |ruim |bijna )?(?:#|duizenden|honderden|iedereen|velen|onze|vele|${buyers})`,
    "best ?seller|best ?verkochte?|meest verkochte?|(?:klanten|publieks) ?favoriet|(?:onze|mijn) (?:populairste|meest geliefde)",
    "(?:5|vijf) sterren(?: van)?|(?:lovende|geweldige|uitstekende|positieve) (?:recensies|reviews|beoordelingen)|hoog gewaardeerd|best beoordeelde?",
    "bekroonde?|prijswinnende?|winnaar van",
    `(?:onze|mijn|al onze|veel) ${buyers} (?:zijn dol|houden|zeggen|zijn enthousiast|zijn gek)|(?:tevreden|blije|enthousiaste) ${buyers}`,
    "(?:al|ruim|meer dan) # (?:keer )?(?:verkocht|verkopen|reviews|recensies|klanten)|duizenden (?:klanten|verkopen|kopers)|bekend van (?:tv|televisie)|iedereen is er dol op",
  ],
  health: {
    isVerbLast: true,
    alone: [
      "(?:genezende|helende|heilzame|geneeskrachtige|therapeutische) (?:stenen|steen|kristallen|kracht|krachten|energie|werking|eigenschappen|olie)|geneeskrachtig(?:e)?|heelt (?:lichaam|geest|je|de huid|wonden)",
      "ontstekingsremmende?|antibacterieel|antibacteriele|pijnstillende?|detox|ontgiftende?|ontgift|rustgevend voor de zenuwen",
      "klinisch (?:bewezen|getest)|dermatologisch getest|door artsen aanbevolen",
      "(?:versterkt|stimuleert) (?:het|je|uw) immuunsysteem|verlaagt (?:de|je|uw) bloeddruk|helpt (?:je |u )?(?:bij het |om te |te )?(?:slapen|inslapen|afvallen)|bevordert (?:de|een goede) (?:slaap|nachtrust|doorbloeding|spijsvertering)|goed voor de gezondheid|gezondheidsvoordelen|(?:natuurlijk|huis)middel tegen",
      "houdt negatieve energie (?:weg|op afstand)|beschermt tegen negatieve energie|brengt (?:je|de) chakra s in balans",
    ],
    effects: [
      "geneest|genezen|verlicht|verlichten|helpt (?:goed )?(?:tegen|bij)|tegen|verlaagt|vermindert|verminderen|bestrijdt|voorkomt|behandelt|doodt|verwijdert|kalmeert",
    ],
    ailments: [
      "(?:hoofd|rug|spier|gewrichts|menstruatie)?pijn(?:en)?|migraine|stress|angst|angsten|depressie|slapeloosheid|artritis|artrose|reuma|ontsteking(?:en)?|eczeem|psoriasis|acne|astma|allergieen|hoge bloeddruk|cholesterol|gifstoffen|kiemen|bacterien|virussen|infecties|misselijkheid|krampen|vermoeidheid|verkoudheid|rimpels|cellulitis|haaruitval|kanker|diabetes|koorts|adhd",
    ],
  },
  innocent: [
    "(?:5|vijf) sterren (?:slinger|mobiel|hanger|patroon|motief)|bestseller ?lijst|digitale detox",
    "verlicht (?:de|een|het|je) (?:kamer|ruimte|hoek|tafel|avond)",
  ],
  negations: ["niet|geen|nooit|zonder|noch"],
  selfTalk: [
    "als (?:ai|taalmodel|assistent)|hier is (?:de|het|je|uw|een) (?:[a-z]{2,20} )?(?:beschrijving|titel|tekst|advertentie)",
    "(?:ik|wij) kan? (?:[a-z]{2,12} )?niet (?:zien|zeggen|bepalen)|ik heb (?:de|het|alle) (?:[a-z]{2,20} )?(?:tekst|beschrijving|gegevens) (?:geschreven|gemaakt|gebruikt)|ik hoop dat dit helpt|laat (?:het )?me weten,? … (?:wijzigingen|wijziging|aanpassen|aanpassingen|tekst|titel|beschrijving|versie)",
    "deze (?:beschrijving|tekst|advertentie|titel) (?:is|werd|bevat|beschrijft|volgt)|(?:op basis van|volgens) (?:de|je|uw) (?:gegevens|foto s|informatie)|beste verkoper|(?:vul|voeg|geef|vervang) (?:hier )?(?:de|het|je|uw) .{0,20}(?:in|toe|aan)$",
  ],
  placeholders: [
    "zie (?:de |op de )?(?:foto s|foto|afbeelding(?:en)?|beschrijving|boven|onder|hierboven|hieronder)|(?:graag )?(?:invullen|aanvullen)|nog (?:te bepalen|in te vullen|onbekend|niet bekend)|volgt(?: nog)?|onbekend|niet (?:opgegeven|bekend|vermeld)|n[.]?v[.]?t[.]?|n[.]?t[.]?b[.]?|vraag (?:me|mij|ons|ernaar)|zoals (?:vermeld|beschreven|op de foto)",
  ],
};
