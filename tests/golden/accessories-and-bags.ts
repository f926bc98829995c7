import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const accessoriesAndBags: GoldenBrief[] = [
  {
    id: "chunky-scarf",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Chunky knit scarf",
      materials: "merino wool",
      styleDesign: "cable knit, fringed ends",
      colors: ["Cream"],
      audience: "women who walk in winter",
      category: "accessories",
      extraDetails:
        "72 inches long, 9 inches wide. Hand wash cold, dry flat. Ships in 3 business days.",
    },
    good: {
      facts: [
        ...told({
          material: "merino wool",
          technique: "cable knit",
          size: "72 inches long, 9 inches wide",
        }),
        ...told({
          care: "Hand wash cold, dry flat",
          processing: "Ships in 3 business days",
        }),
        ...seen({ color: "cream" }),
        ...seen({ cables: "thick cables side by side over the whole width" }),
      ],
      unknown: ["what is included"],
      titles: [
        "Chunky Knit Scarf in Cream Merino Wool, Cable Knit",
        "Merino Wool Scarf, Chunky Cable Knit with Fringe",
        "Cream Cable Knit Scarf, Merino Wool, 72 inches",
      ],
      description: `This chunky knit scarf is made of cream merino wool in a cable knit.

The scarf is 72 inches long and 9 inches wide, and its ends are fringed. The cables are thick, and they are side by side over the whole width. It is knit for women who walk in winter.

Hand wash the scarf cold and dry it flat.

Details
- Material: merino wool
- Technique: cable knit
- Ends: fringed
- Size: 72 inches long, 9 inches wide
- Color: cream
- Care: hand wash cold, dry flat
- Included: [add what is included]
- Processing: ships in 3 business days`,
      tags: tagged({
        what: "long winter scarf, wool neck wrap",
        style: "cozy winter outfit, cottagecore knitwear, minimalist knit",
        material: "soft merino knit, natural wool wrap",
        technique: "cable knit wrap, hand knit scarf",
        color: "cream knitwear, ivory wool scarf",
        occasion: "christmas present, birthday for her",
        recipient: "gift for mom, knitwear lover",
        use: "cold weather walks, winter commute, layering piece",
        place: "mountain cabin wear, city winter style",
      }),
      materials: ["merino wool"],
      altText:
        "Cream merino scarf in a thick cable pattern with fringed ends, folded on a wooden chair.",
      attributes: pairs({
        "Primary color": "Beige",
        Style: "Classic",
        Technique: "Cable knit",
        Pattern: "Cable",
        Season: "Winter",
        Length: "72 inches",
      }),
      category: "accessories",
      categoryPath: "Accessories > Scarves & Wraps > Scarves",
      claimsNeedingProof: [],
    },
    sloppy: {
      facts: told({ material: "100% organic merino wool" }),
      unknown: [],
      titles: [
        "Beautiful Chunky Scarf, Knit Scarf, Wool Scarf, Winter Scarf, Perfect Gift for Her, Christmas Gift",
      ],
      description:
        "Welcome to my shop! This organic scarf is super warm.\n\nIt is knitted from merino wool. Thanks!",
      tags: tagged({
        what: "scarf, scarves, chunky scarf, chunky scarves, knitted scarf for women in winter",
        style: "warm",
      }),
      materials: ["100% merino wool", "organic wool"],
      altText: "Image of scarf",
      attributes: pairs({ color: "cream" }),
      category: "accessories",
      categoryPath: "Scarves",
    },
    awful:
      "Sure! Here is your listing:\n**Title:** Scarf\n**Tags:** scarf, scarf, scarf",
  },
  {
    id: "leinen-haarband",
    language: "de",
    kind: "sparse",
    hasPhoto: true,
    form: {
      productName: "Haarband aus Leinen",
      materials: "Leinen",
      category: "accessories",
    },
    good: {
      facts: [
        ...told({ material: "Leinen" }),
        ...seen({ Farbe: "grün", Muster: "kleine Blüten" }),
        ...seen({
          Blüten: "kleine weiße Blüten, über das ganze Band verteilt",
          Form: "vorn gerafft",
        }),
      ],
      unknown: ["Größe", "Pflege", "Herstellungszeit"],
      titles: [
        "Haarband aus Leinen, Grün mit kleinen Blüten",
        "Leinen Haarband mit Blütenmuster in Grün",
        "Grünes Haarband, Leinen, geblümt und gerafft",
      ],
      description: `Ein grünes Haarband aus Leinen mit kleinen weißen Blüten.

Das Haarband ist vorn gerafft. Die Blüten sind klein und weiß, und das Leinen ist grün. Die Blüten sind über das ganze Band verteilt.

Auf einen Blick
- Material: Leinen
- Farbe: grün mit weißen Blüten
- Form: vorn gerafft
- Größe: [add größe]
- Pflege: [add pflege]
- Anfertigung: [add herstellungszeit]`,
      tags: tagged({
        what: "stirnband damen, haarschmuck stoff, turban haarband",
        style: "boho haarschmuck, landhaus stil, sommer look",
        material: "leinenstoff band, naturfaser mode",
        technique: "genäht von hand, raffung vorn",
        color: "grüner haarreif, salbei stirnband",
        occasion: "geburtstag freundin, kleines geschenk, ostern mitbringsel",
        recipient: "für gärtnerin, mama geschenk",
        use: "yoga haarband, locken bändigen, baden und strand",
        place: "gartenarbeit zubehör",
      }),
      materials: ["Leinen"],
      altText:
        "Grünes Haarband aus Leinen mit kleinen weißen Blüten, vorn gerafft, auf hellem Holz liegend.",
      attributes: pairs({
        "Primary color": "Green",
        Style: "Boho",
        Muster: "Geblümt",
        Technik: "Genäht",
        Saison: "Sommer",
      }),
      category: "accessories",
      categoryPath: "Accessories > Hair Accessories > Headbands & Turbans",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: ["HAARBAND LEINEN!!! WUNDERSCHÖN ❤"],
      description:
        "Hallo und willkommen! Haarband aus Bio-Leinen, 24 cm breit, sehr schön und super weich für jeden Tag.",
      tags: [
        "haarband",
        "haarbänder",
        "leinen",
        "leinenhaarband für damen und kinder",
        "grün",
      ],
      materials: ["100 % Leinen (zertifiziert)"],
      altText: "",
      attributes: pairs({ Farbe: "grün (hell)" }),
      category: "accessories",
    },
    awful: { titles: [], description: null, tags: 7 },
  },
  {
    id: "canvas-tote",
    language: "en",
    kind: "sparse",
    hasPhoto: false,
    form: {
      productName: "Waxed canvas tote bag",
      materials: "waxed canvas, leather handles",
    },
    good: {
      facts: told({ material: "waxed canvas, leather handles" }),
      unknown: ["size", "color", "care", "what is included", "processing time"],
      titles: [
        "Waxed Canvas Tote Bag with Leather Handles",
        "Tote Bag, Waxed Canvas, Leather Handles",
        "Canvas Tote with Leather Handles, Waxed",
      ],
      description: `A tote bag of waxed canvas with handles of leather.

The bag is made of waxed canvas, and the handles are made of leather.

Details
- Materials: waxed canvas, leather handles
- Size: [add size]
- Color: [add color]
- Care: [add care]
- Included: [add what is included]
- Processing: [add processing time]`,
      tags: tagged({
        what: "everyday carryall, market shopper, shoulder bag",
        style: "rustic workwear, minimalist carryall, vintage style bag",
        material: "waxed cotton bag, canvas and leather",
        technique: "handmade carryall, sewn by hand",
        occasion: "graduation gift, birthday present",
        recipient: "gift for teacher, commuter gift, reader gift",
        use: "grocery shopper, laptop carry bag, weekend errands, book bag",
        place: "office bag, farmers market bag",
      }),
      materials: ["waxed canvas", "leather handles"],
      altText: "Tote of waxed canvas with two leather handles, shown upright.",
      attributes: pairs({
        Closure: "Open top",
        Style: "Rustic",
        "Handle material": "Leather",
        Use: "Everyday",
        Shape: "Tote",
      }),
      category: "bags_purses",
      categoryPath: "Bags & Purses > Totes",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Tote Bag - Canvas Bag - Waxed Bag - Best Seller - Free Shipping - Water Proof Bag - 15 x 14 in",
      ],
      description:
        "15 x 14 inches waterproof tote bag made from waxed canvas. Dishwasher safe. Perfect gift!!",
      tags: tagged({
        what: "tote bag, tote bags, bag tote, canvas & leather, bags & purses",
        color: "brown bag",
      }),
      materials: ["Waxed Canvas", "waxed canvas", "genuine leather"],
      altText: "tote, bag, canvas, leather, brown, gift, market, handmade",
      attributes: pairs({ Width: "15 in", Style: "Rustic, Boho, Modern" }),
      category: "bags_purses",
    },
    awful: "{}",
  },
  {
    id: "ledertasche",
    language: "de",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Umhängetasche aus Leder",
      materials: "pflanzlich gegerbtes Rindsleder, Messing",
      styleDesign: "schlicht, handgenäht, verstellbarer Riemen",
      colors: ["Brown"],
      audience: "Pendler und Studierende",
      category: "bags_purses",
      extraDetails:
        "32 x 24 x 8 cm. Pflege mit Lederfett. Anfertigung dauert 5 Werktage. Lieferung mit Stoffbeutel.",
    },
    good: {
      facts: [
        ...told({
          material: "pflanzlich gegerbtes Rindsleder, Messing",
          Größe: "32 x 24 x 8 cm",
        }),
        ...told({
          Pflege: "Pflege mit Lederfett",
          Anfertigung: "5 Werktage",
          Technik: "handgenäht",
        }),
        ...seen({ Farbe: "braun" }),
        ...seen({
          Leder: "glatt",
          Schließe: "Schließe aus Messing",
          Riemen: "schmal",
        }),
      ],
      unknown: [],
      titles: [
        "Umhängetasche aus braunem Leder, handgenäht, 32 x 24 cm",
        "Ledertasche in Braun mit verstellbarem Riemen, handgenäht",
        "Umhängetasche, pflanzlich gegerbtes Rindsleder, Messing",
      ],
      description: `Diese Umhängetasche aus braunem Rindsleder ist handgenäht und hat einen verstellbaren Riemen.

Das Rindsleder ist pflanzlich gegerbt und glatt. Der Riemen ist schmal und verstellbar, und die Schließe ist aus Messing. Die Tasche ist schlicht und misst 32 x 24 x 8 cm. Sie ist für Pendler und Studierende.

Die Pflege ist mit Lederfett. Die Anfertigung dauert 5 Werktage, und die Lieferung kommt mit Stoffbeutel.

Auf einen Blick
- Material: pflanzlich gegerbtes Rindsleder, Messing
- Größe: 32 x 24 x 8 cm
- Farbe: braun
- Technik: handgenäht
- Riemen: verstellbar
- Pflege: mit Lederfett
- Lieferumfang: Tasche und Stoffbeutel
- Anfertigung: 5 Werktage`,
      tags: tagged({
        what: "schultertasche damen, crossbody tasche, aktentasche klein",
        style: "minimalistisch, vintage tasche, klassische tasche",
        material: "pflanzlich gegerbt, echtes handwerk",
        technique: "handgenähte tasche, sattlernaht",
        color: "cognac tasche, braune schultertasche",
        occasion: "abschluss geschenk, geburtstagsgeschenk",
        recipient: "geschenk für sie, studenten tasche, für pendler",
        use: "laptop tasche, uni alltag, arbeitstasche",
        place: "büro tasche, unterwegs im zug",
      }),
      materials: ["Rindsleder", "Messing"],
      altText:
        "Braune Umhängetasche aus glattem Leder mit Messingschließe und schmalem Riemen vor einer hellen Wand.",
      attributes: pairs({
        "Primary color": "Brown",
        Style: "Minimalist",
        Verschluss: "Messingschließe",
        Technik: "Handgenäht",
        Anlass: "Alltag",
        Größe: "32 x 24 x 8 cm",
      }),
      category: "bags_purses",
      categoryPath: "Bags & Purses > Handbags > Crossbody Bags",
      claimsNeedingProof: [],
    },
    sloppy: {
      facts: told({ Material: "echtes Leder" }),
      titles: [
        "Leder Umhängetasche | Ledertasche | Tasche Leder | Damentasche | Geschenk für Sie | Leder Tasche Braun",
      ],
      description:
        "Tolle Ledertasche. Größe 32 x 24 x 8 cm. Wasserfest und vegan. Mehr unter www.meine-taschen.example",
      tags: [
        "tasche",
        "taschen",
        "leder",
        "ledertasche",
        "leder tasche",
        "umhängetasche aus echtem leder",
      ],
      materials: ["Leder/Messing", "Rindsleder (DE)"],
      altText: "Foto von Tasche",
      attributes: pairs({ Farbe: "Braun", Preis: "129 €" }),
      category: "bags_purses",
    },
    awful: '{"titles":["Umhängetasche aus Led',
  },
  {
    id: "borsa-a-maglia",
    language: "it",
    kind: "sparse",
    hasPhoto: true,
    form: {
      productName: "Borsa a rete in cotone",
      materials: "cotone",
      colors: ["White"],
      category: "bags_purses",
    },
    good: {
      facts: [
        ...told({ material: "cotone" }),
        ...seen({ colore: "bianco", tecnica: "uncinetto" }),
        ...seen({
          manici: "due manici dello stesso cotone bianco",
          rete: "maglie larghe",
          fondo: "fondo rotondo a maglie fitte",
        }),
      ],
      unknown: ["misure", "cura", "tempi di lavorazione"],
      titles: [
        "Borsa a rete in cotone bianco, lavorata a uncinetto",
        "Borsa in cotone a rete, bianca, uncinetto",
        "Borsa bianca a rete, cotone naturale, manici lunghi",
      ],
      description: `Una borsa a rete in cotone bianco, a uncinetto, con due manici.

La rete è a maglie larghe, e i due manici sono dello stesso cotone bianco. Il fondo della borsa è rotondo e a maglie fitte.

In breve
- Materiale: cotone
- Colore: bianco
- Tecnica: uncinetto
- Rete: maglie larghe, fondo a maglie fitte
- Manici: due, di cotone
- Misure: [add misure]
- Cura: [add cura]
- Lavorazione: [add tempi di lavorazione]`,
      tags: tagged({
        what: "shopper uncinetto, sacca per la spesa",
        style: "stile boho estivo, borsa vintage",
        material: "filo di cotone, fibra naturale",
        technique: "uncinetto a mano, lavoro artigianale",
        color: "shopper bianca, bianco panna",
        occasion: "regalo compleanno, pensiero estivo",
        recipient: "regalo per mamma, per chi cucina",
        use: "borsa da mercato, borsa da spiaggia, porta frutta, spesa senza plastica",
        place: "casa al mare, cucina di campagna",
      }),
      materials: ["cotone"],
      altText:
        "Borsa a rete di cotone bianco con limoni dentro, appesa a un gancio su una parete chiara.",
      attributes: pairs({
        "Primary color": "White",
        Style: "Boho",
        Tecnica: "Uncinetto",
        Motivo: "Rete",
        Stagione: "Estate",
      }),
      category: "bags_purses",
      categoryPath: "Bags & Purses > Market Bags",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Borsa Borsa a Rete Borsa Cotone Biologico Borsa Mercato Regalo per Lei",
      ],
      description:
        "Ciao! Borsa in cotone biologico certificato, 40 x 38 cm, bellissima e resistente per ogni giorno dell'anno.",
      tags: [
        "borsa",
        "borse",
        "borsa rete",
        "rete borsa",
        "cotone",
        "borsa per la spesa ecologica e bella",
      ],
      materials: ["cotone biologico", "cotone"],
      altText: "borsa",
      attributes: [],
      category: "bags_purses",
    },
    awful: {
      titles: ["👜👜👜"],
      description: "👜",
      tags: ["👜"],
      materials: ["👜"],
      altText: "👜",
    },
  },
];
