import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a cutting board in Dutch", {
  language: "nl",
  typed: {
    productName: "Eikenhouten snijplank",
    materials: "eikenhout, leren lus",
    extraDetails:
      "40 cm lang, 25 cm breed, 3 cm dik. Weegt 1,5 kg. Niet in de vaatwasser, met de hand afwassen. Gemaakt in Utrecht, verzonden vanuit Gent. Levertijd 3 tot 5 werkdagen. De lus is zwart. Onderhoudsolie niet inbegrepen. Geleverd in een katoenen zakje.",
  },
  true: [
    "Deze snijplank van eikenhout is 40 cm (15,7 inch) lang en 25 cm breed.",
    "Met een dikte van 3 cm ligt hij stevig.",
    "Hij weegt anderhalve kilo (1,5 kg).",
    "De leren lus is zwart.",
    "De plank hoort niet in de vaatwasser.",
    "Was hem met de hand af.",
    "Hij wordt in Utrecht gemaakt en vanuit Gent verzonden.",
    "Binnen vijf werkdagen gaat je bestelling de deur uit.",
    "Je krijgt hem in een katoenen zakje.",
    "De onderhoudsolie is niet inbegrepen.",
    "Leuk om te geven aan wie graag kookt.",
  ],
  false: [
    "De plank is 25 cm lang en 40 cm breed.",
    "Hij is 5 cm dik.",
    "Hij weegt 3 kg.",
    "De lus is bruin.",
    "Een snijplank van beukenhout.",
    "De lus is van katoen.",
    "Hij mag in de vaatwasser.",
    "Hij wordt in Gent gemaakt.",
    "Verzonden vanuit Utrecht.",
    "De levertijd is 3 weken.",
    "De onderhoudsolie is inbegrepen.",
    "Met FSC-keurmerk.",
  ],
});

testSentences("a scarf in Dutch", {
  language: "nl",
  typed: {
    productName: "Gebreide sjaal van merinowol",
    materials: "90% merinowol, 10% zijde",
    colors: ["Groen"],
    extraDetails:
      "180 x 30 cm. Wassen op 30 graden, wolprogramma. Niet in de droger. Gebreid in Friesland. Maten S en M. Set van 2.",
  },
  true: [
    "90% merinowol en 10% zijde.",
    "Een groene sjaal van 180 x 30 cm.",
    "Was hem op 30 °C en laat de droger met rust.",
    "Ik brei hem in Friesland.",
    "Je ontvangt twee sjaals.",
    "Verkrijgbaar in maat M.",
  ],
  false: [
    "80% merinowol en 20% zijde.",
    "De sjaal meet 200 x 40 cm.",
    "Was hem op 60 °C.",
    "Hij kan in de droger.",
    "Gebreid in Schotland.",
    "Een set van drie sjaals.",
    "Verkrijgbaar in maat XL.",
    "Van biologische wol.",
  ],
});

testSentences("a text in Dutch for a brief in English", {
  language: "nl",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "Een eikenhouten fruitschaal van 28 cm breed en 9 cm hoog.",
    "De schaal weegt 800 gram.",
    "Niet geschikt voor de vaatwasser.",
    "Gemaakt in Schotland.",
  ],
  false: [
    "Een fruitschaal van notenhout.",
    "De schaal is 38 cm breed.",
    "Geschikt voor de vaatwasser.",
    "Gemaakt in Nederland.",
  ],
});

testSentences("a planter in Dutch", {
  language: "nl",
  typed: {
    productName: "Plantenpot van beton",
    materials: "beton, kurken bodem",
    colors: ["Grijs"],
    extraDetails:
      "14 cm hoog, 15 cm doorsnede. Weegt 2 kg. Gegoten in Antwerpen. Met afwateringsgat. Plant niet inbegrepen. Binnen 4 werkdagen verzonden. Geschikt voor binnen.",
  },
  true: [
    "De plantenpot is 14 cm hoog en heeft een doorsnede van 15 cm.",
    "Gegoten in mijn atelier in Antwerpen.",
    "De bodem is van kurk.",
    "Met 2 kilo staat hij stevig.",
    "De plant zit er niet bij.",
    "Binnen vier werkdagen op de post.",
    "Een grijze pot die past bij elke kamerplant.",
    "Er zit een afwateringsgat in.",
  ],
  false: [
    "De pot is 20 cm hoog.",
    "De bodem is van vilt.",
    "Gegoten in Rotterdam.",
    "Hij weegt 5 kg.",
    "Inclusief plant.",
    "Een pot van terracotta.",
    "Gratis verzending.",
  ],
});

testSentences("a baby in Dutch", {
  language: "nl",
  typed: {
    productName: "Babydeken",
    materials: "100% biologisch katoen (GOTS)",
    extraDetails:
      "80 x 100 cm. Wassen op 40 graden. Mag in de droger op lage stand. Niet bleken. Gebreid in Nederland. Kleur: okergeel. Naam borduren mogelijk.",
  },
  true: [
    "Een deken van 80 bij 100 cm.",
    "Gebreid van biologisch katoen.",
    "Wasbaar op 40 graden en geschikt voor de droger.",
    "Gebruik geen bleekmiddel.",
    "We borduren graag een naam.",
    "Okergeel, een warme kleur voor de babykamer.",
    "Gebreid in Nederland.",
  ],
  false: [
    "Een deken van 100 x 150 cm.",
    "Wassen op 60 graden.",
    "Niet in de droger.",
    "Van merinowol.",
    "Gebreid in België.",
  ],
});

testSentences("degrees in short in Dutch", {
  language: "nl",
  typed: { productName: "Tas", extraDetails: "wassen 40 gr. levertijd 3 wk" },
  true: ["Wassen kan op 40 graden.", "Klaar in drie weken."],
  false: ["Wassen kan op 60 graden.", "Klaar in zes weken."],
});
