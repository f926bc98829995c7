import {
  englishBowl,
  testSentences,
} from "@/tests/lib/listing-text/languages/sentence-tables";

testSentences("a necklace in Italian", {
  language: "it",
  typed: {
    productName: "Collana con ciondolo in ametista",
    materials: "catena in argento 925, chiusura in ottone, ametista",
    extraDetails:
      "Catena lunga 45 cm, ciondolo di 12 mm di diametro. Pesa 6 g. Realizzata a mano a Firenze, spedita da Bologna. Pronta in 4 giorni. Arriva in una scatola blu. Non è impermeabile. Il biglietto d'auguri non è incluso. La catena contiene nichel.",
  },
  true: [
    "La catena è lunga 45 cm (circa 17,7 pollici).",
    "Il ciondolo misura 12 mm di diametro.",
    "Pesa appena 6 grammi.",
    "La catena è in argento 925 e la chiusura in ottone.",
    "La realizzo a mano a Firenze e la spedisco da Bologna.",
    "È pronta in quattro giorni.",
    "Arriva in una scatola blu.",
    "Non è impermeabile.",
    "Il biglietto d'auguri non è incluso.",
    "Un regalo per chi ama il viola.",
  ],
  false: [
    "La catena è lunga 12 mm.",
    "La catena è lunga 60 cm.",
    "Il ciondolo ha un diametro di 20 mm.",
    "Pesa 16 g.",
    "La catena è in ottone.",
    "Una collana in oro.",
    "Realizzata a mano a Bologna.",
    "La spedisco da Firenze.",
    "È pronta in due settimane.",
    "Il biglietto d'auguri è incluso.",
    "È impermeabile.",
    "Senza nichel, adatta alle pelli delicate.",
    "Un pezzo unico.",
  ],
});

testSentences("a blanket in Italian", {
  language: "it",
  typed: {
    productName: "Coperta in lana",
    materials: "70% lana, 30% cotone",
    colors: ["Verde"],
    extraDetails:
      "130 x 180 cm. Lavare a mano. Non asciugare in asciugatrice. Tessuta in Sardegna. Set di 2 coperte. Frange bianche.",
  },
  true: [
    "Una coperta di 130 x 180 cm (51 x 71 pollici).",
    "Il 70% è lana, il 30% cotone.",
    "Si lava a mano; meglio evitare l'asciugatrice.",
    "Tessuta in Sardegna.",
    "Il set comprende due coperte.",
    "Le frange sono bianche.",
  ],
  false: [
    "Una coperta di 150 x 200 cm.",
    "Il 30% è lana, il 70% cotone.",
    "Può andare in asciugatrice.",
    "Tessuta in Scozia.",
    "Un set di quattro coperte.",
    "Le frange sono nere.",
    "Lavabile in lavatrice.",
  ],
});

testSentences("a text in Italian for a brief in English", {
  language: "it",
  typedLanguage: "en",
  typed: englishBowl,
  true: [
    "Una ciotola in rovere larga 28 cm e alta 9 cm.",
    "Pesa 800 g.",
    "Non va in lavastoviglie.",
    "È fatta in Scozia.",
  ],
  false: [
    "Una ciotola in noce.",
    "È larga 38 cm.",
    "Può andare in lavastoviglie.",
    "È fatta in Toscana.",
  ],
});

testSentences("a candle in Italian", {
  language: "it",
  typed: {
    productName: "Candela di cera di soia",
    materials: "cera di soia, stoppino in cotone, vasetto in vetro",
    extraDetails:
      "180 ml, brucia 35 ore. Profumo di fico. Altezza 8 cm, diametro 7 cm. Colata a Torino. Coperchio in legno. Confezione da 2. Non lasciare incustodita.",
  },
  true: [
    "La candela brucia per circa 35 ore.",
    "Colata a mano a Torino.",
    "Il vasetto è in vetro, il coperchio in legno.",
    "Alta 8 cm, con un diametro di 7 cm.",
    "Nella confezione trovi due candele.",
    "Profuma di fico.",
    "Non lasciarla mai incustodita.",
  ],
  false: [
    "La candela brucia per 60 ore.",
    "Il coperchio è in sughero.",
    "Una candela di cera d'api.",
    "Colata a Milano.",
    "Confezione da 4.",
    "Alta 12 cm.",
  ],
});

testSentences("a shoes in Italian", {
  language: "it",
  typed: {
    productName: "Sandali in cuoio",
    materials: "cuoio, suola in gomma, fibbia in ottone",
    colors: ["Marrone"],
    extraDetails:
      "Numeri dal 36 al 41. Tacco 3 cm. Cuoio italiano conciato al vegetale. Cuciti a mano in Puglia. Pulire con un panno umido. Spedizione in 4-6 giorni.",
  },
  true: [
    "Sandali marroni in cuoio italiano, cuciti a mano in Puglia.",
    "Disponibili dal 36 al 41.",
    "Il tacco è alto 3 cm.",
    "La fibbia è in ottone e la suola in gomma.",
    "Si puliscono con un panno umido.",
    "Spediti in 4-6 giorni.",
    "Perfetti con un abito leggero di lino.",
  ],
  false: [
    "Il tacco è alto 7 cm.",
    "La suola è in cuoio e la fibbia in argento.",
    "Disponibili in nero.",
    "Cuciti a mano in Toscana.",
    "Spediti in 2 giorni.",
    "Si lavano in lavatrice.",
    "Sandali in cuoio spagnolo.",
    "Fibbia in argento lucente.",
  ],
});
