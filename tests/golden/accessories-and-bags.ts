import { type GoldenBrief, pairs, seen, tagged, told } from "@/tests/golden/brief";

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
      extraDetails: "72 inches long, 9 inches wide. Hand wash cold, dry flat. Ships in 3 business days.",
    },
    good: {
      facts: [
        ...told({ material: "merino wool", technique: "cable knit", size: "72 inches long, 9 inches wide" }),
        ...told({ care: "Hand wash cold, dry flat", processing: "Ships in 3 business days" }),
        ...seen({ color: "cream" }),
      ],
      unknown: ["what is included"],
      titles: [
        "Chunky Knit Scarf in Cream Merino Wool, Cable Knit",
        "Merino Wool Scarf, Chunky Cable Knit with Fringe",
        "Cream Cable Knit Scarf, Merino Wool, 72 inches",
      ],
      description: `This chunky knit scarf is made of cream merino wool in a deep cable pattern.

It is long enough to go round twice and still tuck into a coat, and the fringed ends hang straight without rolling up. The cables give it body, so it keeps its shape after a day outdoors, and the wool is soft against the neck.

Details
- Material: merino wool
- Size: 72 inches long, 9 inches wide
- Color: cream
- Care: hand wash cold, dry flat
- Included: [add what is included]
- Processing: ships in 3 business days

Wear it looped over a plain coat, folded under a denim jacket, or as a small blanket on the train. Knitting by hand leaves tiny differences between one cable and the next, and each scarf is checked for loose ends before it goes into its parcel.`,
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
      altText: "Cream merino scarf in a thick cable pattern with fringed ends, folded on a wooden chair.",
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
      titles: ["Beautiful Chunky Scarf, Knit Scarf, Wool Scarf, Winter Scarf, Perfect Gift for Her, Christmas Gift"],
      description: "Welcome to my shop! This organic scarf is super warm.\n\nIt is knitted from merino wool. Thanks!",
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
    awful: "Sure! Here is your listing:\n**Title:** Scarf\n**Tags:** scarf, scarf, scarf",
  },
  {
    id: "leinen-haarband",
    language: "de",
    kind: "sparse",
    hasPhoto: true,
    form: { productName: "Haarband aus Leinen", materials: "Leinen", category: "accessories" },
    good: {
      facts: [...told({ material: "Leinen" }), ...seen({ Farbe: "grün", Muster: "kleine Blüten" })],
      unknown: ["Größe", "Pflege", "Herstellungszeit"],
      titles: [
        "Haarband aus Leinen, Grün mit kleinen Blüten",
        "Leinen Haarband mit Blütenmuster in Grün",
        "Grünes Haarband, Leinen, geblümt und gerafft",
      ],
      description: `Dieses grüne Haarband ist aus Leinen genäht und mit kleinen Blüten bedruckt.

Vorn liegt der Stoff in weichen Falten, hinten hält ein verdeckter Gummi das Band an seinem Platz, ohne zu drücken. Leinen ist luftig und wird mit jedem Tragen weicher, deshalb passt das Band an warmen Tagen ebenso wie unter einer Mütze.

Auf einen Blick
- Material: Leinen
- Farbe: grün mit Blüten
- Größe: [add größe]
- Pflege: [add pflege]
- Anfertigung: [add herstellungszeit]

Es hält offenes Haar aus dem Gesicht, fasst kurze Locken zusammen und sieht zu einem schlichten Kleid ebenso gut aus wie zur Arbeitshose im Garten. Die Blüten fallen bei jedem Band ein wenig anders, weil der Stoff von Hand zugeschnitten wird. Wer mehrere Bänder tauscht, findet zu jedem Hemd das passende, und in der Tasche braucht es kaum Platz.`,
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
      altText: "Grünes Haarband aus Leinen mit kleinen weißen Blüten, vorn gerafft, auf hellem Holz liegend.",
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
      tags: ["haarband", "haarbänder", "leinen", "leinenhaarband für damen und kinder", "grün"],
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
    form: { productName: "Waxed canvas tote bag", materials: "waxed canvas, leather handles" },
    good: {
      facts: told({ material: "waxed canvas, leather handles" }),
      unknown: ["size", "color", "care", "what is included", "processing time"],
      titles: [
        "Waxed Canvas Tote Bag with Leather Handles",
        "Tote Bag, Waxed Canvas, Leather Handles",
        "Canvas Tote with Leather Handles, Waxed",
      ],
      description: `A waxed canvas tote bag with leather handles, for days when everything has to come along.

Waxed canvas takes on folds and marks as it is used, which is what people like about it: after a season no two bags look alike. The leather handles go over the shoulder and soften with time, and the bag stands upright when it is set down.

Details
- Materials: waxed canvas, leather handles
- Size: [add size]
- Color: [add color]
- Care: [add care]
- Included: [add what is included]
- Processing: [add processing time]

Carry groceries, a laptop, or the knitting and a book. It folds flat when empty and hangs on a hook by the door until the next errand, and it goes to the market as well as to the office.`,
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
      titles: ["Tote Bag - Canvas Bag - Waxed Bag - Best Seller - Free Shipping - Water Proof Bag - 15 x 14 in"],
      description: "15 x 14 inches waterproof tote bag made from waxed canvas. Dishwasher safe. Perfect gift!!",
      tags: tagged({ what: "tote bag, tote bags, bag tote, canvas & leather, bags & purses", color: "brown bag" }),
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
      extraDetails: "32 x 24 x 8 cm. Pflege mit Lederfett. Anfertigung dauert 5 Werktage. Lieferung mit Stoffbeutel.",
    },
    good: {
      facts: [
        ...told({ material: "pflanzlich gegerbtes Rindsleder, Messing", Größe: "32 x 24 x 8 cm" }),
        ...told({ Pflege: "Pflege mit Lederfett", Anfertigung: "5 Werktage", Technik: "handgenäht" }),
        ...seen({ Farbe: "braun" }),
      ],
      unknown: [],
      titles: [
        "Umhängetasche aus braunem Leder, handgenäht, 32 x 24 cm",
        "Ledertasche in Braun mit verstellbarem Riemen, handgenäht",
        "Umhängetasche, pflanzlich gegerbtes Rindsleder, Messing",
      ],
      description: `Diese Umhängetasche aus braunem Rindsleder ist von Hand genäht und hat einen verstellbaren Riemen.

Das Leder ist pflanzlich gegerbt. Es ist am Anfang fest, wird mit der Zeit weicher und dunkelt an den Kanten nach. Die Nähte sind mit gewachstem Faden gesetzt, der Verschluss ist aus Messing.

Auf einen Blick
- Material: pflanzlich gegerbtes Rindsleder, Messing
- Größe: 32 x 24 x 8 cm
- Farbe: braun
- Pflege: mit Lederfett
- Lieferumfang: Tasche und Stoffbeutel
- Anfertigung: 5 Werktage

Hinein passen ein flacher Rechner, ein Heft, die Flasche und das Pausenbrot. Für den Weg zur Arbeit oder in die Uni lässt sich der Riemen kurz stellen, auf dem Rad trägt man sie quer. Weil jede Haut anders gewachsen ist, hat jede Tasche ihre eigene Zeichnung und ihren eigenen Ton, auch wenn sie aus derselben Werkstatt kommt.`,
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
      altText: "Braune Umhängetasche aus glattem Leder mit Messingschließe und schmalem Riemen vor einer hellen Wand.",
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
      tags: ["tasche", "taschen", "leder", "ledertasche", "leder tasche", "umhängetasche aus echtem leder"],
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
    form: { productName: "Borsa a rete in cotone", materials: "cotone", colors: ["White"], category: "bags_purses" },
    good: {
      facts: [...told({ material: "cotone" }), ...seen({ colore: "bianco", tecnica: "uncinetto" })],
      unknown: ["misure", "cura", "tempi di lavorazione"],
      titles: [
        "Borsa a rete in cotone bianco, lavorata a uncinetto",
        "Borsa in cotone a rete, bianca, uncinetto",
        "Borsa bianca a rete, cotone naturale, manici lunghi",
      ],
      description: `Questa borsa a rete in cotone bianco è lavorata a uncinetto, con due manici abbastanza lunghi per la spalla.

La rete si allarga con quello che porti e vuota sta in una tasca. Il fondo è più fitto, così le cose piccole restano dentro, e i manici sono lavorati doppi per non tirare.

In breve
- Materiale: cotone
- Colore: bianco
- Misure: [add misure]
- Cura: [add cura]
- Lavorazione: [add tempi di lavorazione]

Va al mercato con la frutta e il pane, in spiaggia con il telo, in città con un libro e una bottiglia. A casa può stare appesa in cucina con le cipolle o in bagno con gli asciugamani. Il punto è fatto a mano, per questo ogni borsa ha una maglia un poco diversa dalla vicina, e con il tempo il filo diventa più morbido e prende la forma di chi la usa.`,
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
      altText: "Borsa a rete di cotone bianco con limoni dentro, appesa a un gancio su una parete chiara.",
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
      titles: ["Borsa Borsa a Rete Borsa Cotone Biologico Borsa Mercato Regalo per Lei"],
      description:
        "Ciao! Borsa in cotone biologico certificato, 40 x 38 cm, bellissima e resistente per ogni giorno dell'anno.",
      tags: ["borsa", "borse", "borsa rete", "rete borsa", "cotone", "borsa per la spesa ecologica e bella"],
      materials: ["cotone biologico", "cotone"],
      altText: "borsa",
      attributes: [],
      category: "bags_purses",
    },
    awful: { titles: ["👜👜👜"], description: "👜", tags: ["👜"], materials: ["👜"], altText: "👜" },
  },
];
