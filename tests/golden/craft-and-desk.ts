import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const craftAndDesk: GoldenBrief[] = [
  {
    id: "merino-yarn",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Hand dyed merino yarn",
      materials: "superwash merino, nylon",
      styleDesign: "variegated, fingering weight",
      colors: ["Teal", "Gold"],
      audience: "sock knitters",
      category: "craft_supplies_tools",
      extraDetails:
        "100 g skein, 400 m. Machine wash gentle. Dyed to order in 5 days. One skein, unwound.",
    },
    good: {
      facts: [
        ...told({
          material: "superwash merino, nylon",
          size: "100 g skein, 400 m",
          care: "Machine wash gentle",
        }),
        ...told({
          processing: "Dyed to order in 5 days",
          included: "One skein",
          style: "variegated",
        }),
        ...seen({ color: "teal with gold speckles" }),
      ],
      unknown: [],
      titles: [
        "Hand Dyed Merino Yarn, Teal and Gold, Fingering Weight",
        "Merino Sock Yarn in Variegated Teal, 100 g Skein",
        "Fingering Weight Yarn, Hand Dyed Teal with Gold, 400 m",
      ],
      description: `Hand dyed merino yarn in teal and gold, a variegated skein in fingering weight.

The yarn is superwash merino with nylon. It is teal with gold speckles and variegated, for sock knitters. One skein is 100 g and has 400 m.

Machine wash the yarn on gentle. It is dyed to order in 5 days, and the skein comes unwound.

Details
- Materials: superwash merino, nylon
- Weight: fingering
- Size: 100 g skein, 400 m
- Colors: teal and gold
- Care: machine wash gentle
- Included: one skein, unwound
- Making: dyed to order in 5 days`,
      tags: tagged({
        what: "sock knitting wool, fingering skein, indie dyed wool",
        style: "variegated colorway, speckled skein, modern knit supply",
        material: "superwash wool blend, merino nylon blend",
        technique: "hand painted skein, kettle dyed wool",
        color: "ocean green wool, teal gold skein",
        occasion: "christmas knitting, birthday for knitter",
        recipient: "knitter gift, crochet lover gift",
        use: "shawl knitting, baby knit project, sock making",
        place: "craft room stash",
      }),
      materials: ["superwash merino", "nylon"],
      altText:
        "Twisted skein of teal wool with gold flecks lying on a pale wooden table.",
      attributes: pairs({
        "Primary color": "Blue",
        "Secondary color": "Gold",
        "Yarn weight": "Fingering",
        Technique: "Hand dyed",
        Pattern: "Variegated",
        Length: "400 m",
      }),
      category: "craft_supplies_tools",
      categoryPath: "Craft Supplies & Tools > Yarn & Fiber > Yarn",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "YARN YARN YARN Merino Yarn Sock Yarn Hand Dyed Yarn Wool Yarn Soft Yarn 50g Mini",
      ],
      description:
        "Hand dyed merino yarn! 50 g = 200 m. Mulesing free certified organic wool. Hypoallergenic + non-toxic dyes.",
      tags: tagged({
        what: "yarn, yarns, merino yarn, yarn merino, hand dyed merino sock yarn, 80/20 yarn",
      }),
      materials: ["80% merino", "20% nylon"],
      altText: "Image of yarn",
      attributes: pairs({ Color: "Teal" }),
      category: "craft_supplies_tools",
    },
    awful: {
      titles: ["yarn\u0000\u200b\u202e"],
      description: "\ud800".repeat(50),
      tags: ["\u0000"],
    },
  },
  {
    id: "ceramic-buttons",
    language: "en",
    kind: "sparse",
    hasPhoto: true,
    form: { productName: "Ceramic buttons", colors: ["Blue"] },
    good: {
      facts: [
        ...told({ material: "Ceramic" }),
        ...seen({ finish: "glossy glaze", shape: "round with two holes" }),
        ...seen({ holes: "glaze paler around the holes" }),
      ],
      unknown: ["size", "number of pieces", "care", "processing time"],
      titles: [
        "Blue Ceramic Buttons, Round with Two Holes",
        "Ceramic Buttons in Glossy Blue Glaze",
        "Round Ceramic Buttons, Blue, Handmade",
      ],
      description: `Round blue buttons of ceramic, with two holes and a glossy glaze.

Each button is round and has two holes. The glaze is blue and glossy, and paler around the holes.

Details
- Material: ceramic
- Color: blue
- Shape: round with two holes
- Finish: glossy glaze
- Size: [add size]
- Pieces: [add number of pieces]
- Care: [add care]
- Processing: [add processing time]`,
      tags: tagged({
        what: "sewing notions, knitwear fasteners, round closures",
        style: "rustic sewing supply, boho notions",
        material: "clay fasteners, glazed pottery discs",
        technique: "handmade notions, hand glazed clay",
        color: "cobalt sewing supply, navy cardigan closure",
        occasion: "christmas stocking gift, birthday for sewist",
        recipient: "knitter gift, sewing lover gift, crafter present",
        use: "cardigan closures, bag fastener",
        place: "craft room supply",
      }),
      materials: ["ceramic"],
      altText:
        "Seven round blue ceramic buttons with two holes each, scattered on cream linen.",
      attributes: pairs({
        "Primary color": "Blue",
        Shape: "Round",
        Finish: "Glossy",
        Technique: "Glazed",
        Use: "Sewing",
      }),
      category: "craft_supplies_tools",
      categoryPath: "Craft Supplies & Tools > Sewing & Fiber > Buttons",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Buttons Ceramic Buttons Blue Buttons Handmade Buttons Set of 10 Buttons 20mm",
      ],
      description:
        "Set of 10 ceramic buttons, 20 mm. Lead free, dishwasher safe, washable at 40 C.",
      tags: [
        "buttons",
        "button",
        "blue buttons",
        "buttons blue",
        "ceramic buttons for knitting and sewing",
      ],
      materials: ["ceramic (lead free)"],
      altText: "buttons",
      attributes: pairs({ Quantity: "10", Color: "blue" }),
      category: "craft_supplies_tools",
    },
    awful: { titles: ["©®™"], description: "©®™", tags: ["©", "®", "™"] },
  },
  {
    id: "phone-stand",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Walnut phone stand",
      materials: "walnut wood, cork, plant oil",
      styleDesign: "modern, one piece, rounded edges",
      colors: ["Brown"],
      audience: "people who work at a desk",
      category: "electronics_accessories",
      extraDetails:
        "3.5 x 3 inches. Fits phones up to half an inch thick. Wipe with a dry cloth. Ships in 2 days. Comes with a card.",
    },
    good: {
      facts: [
        ...told({
          material: "walnut wood, cork, plant oil",
          size: "3.5 x 3 inches",
          care: "Wipe with a dry cloth",
        }),
        ...told({
          included: "Comes with a card",
          processing: "Ships in 2 days",
          style: "modern",
        }),
        ...seen({ color: "dark brown" }),
        ...seen({ base: "cork at the base" }),
      ],
      unknown: [],
      titles: [
        "Walnut Phone Stand with Cork Base, Modern",
        "Wooden Phone Stand in Solid Walnut, One Piece",
        "Phone Stand, Brown Walnut, Rounded Edges",
      ],
      description: `A walnut phone stand in one piece with rounded edges and cork.

The stand is made of walnut wood, with plant oil. It is dark brown and modern in style, with cork at the base. It is for people who work at a desk.

The stand is 3.5 x 3 inches and fits phones up to half an inch thick. Wipe it with a dry cloth. It ships in 2 days and comes with a card.

Details
- Materials: walnut wood, cork, plant oil
- Size: 3.5 x 3 inches
- Color: dark brown
- Phones: up to half an inch
- Care: wipe with a dry cloth
- Included: comes with a card
- Processing: ships in 2 days`,
      tags: tagged({
        what: "desk phone holder, wooden phone dock, tablet rest",
        style: "midcentury desk decor, minimalist desk, modern office decor",
        material: "dark wood holder, solid wood desk item",
        technique: "hand sanded wood, carved from one piece",
        color: "brown desk accessory",
        occasion: "fathers day gift, graduation present, coworker birthday",
        recipient: "gift for him, boss gift, gift for husband",
        use: "video call stand, recipe viewing, bedside clock rest",
        place: "home office gadget, kitchen counter rest",
      }),
      materials: ["walnut wood", "cork", "plant oil"],
      altText:
        "Dark walnut stand holding a phone upright on a tidy desk beside a notebook.",
      attributes: pairs({
        "Primary color": "Brown",
        Style: "Modern",
        Shape: "Rounded",
        Technique: "Sanded",
        Room: "Office",
        Finish: "Oiled",
      }),
      category: "electronics_accessories",
      categoryPath:
        "Electronics & Accessories > Docking & Stands > Phone Stands",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Phone Stand for iPhone 15 Samsung Galaxy Stand Wooden iPhone Dock Charging Station Apple Watch",
      ],
      description:
        "Walnut phone stand for Apple iPhone and Samsung. 4 x 4 inches. Eco-friendly FSC wood. Gift for him!",
      tags: tagged({
        what: "phone stand, iphone stand, apple dock, phone stands, walnut wooden phone stand",
      }),
      materials: ["Walnut (USA)", "FSC wood"],
      altText: "iPhone on stand",
      attributes: pairs({ Brand: "Apple" }),
      category: "electronics_accessories",
    },
    awful: {
      titles: ["PHONE STAND"],
      description: "PHONE STAND FOR ALL PHONES AND TABLETS BEST PRICE BUY NOW",
      tags: [],
    },
  },
  {
    id: "laptophuelle",
    language: "de",
    kind: "sparse",
    hasPhoto: true,
    form: {
      productName: "Laptophülle aus Filz",
      materials: "Wollfilz, Lederband",
      colors: ["Gray"],
    },
    good: {
      facts: [
        ...told({ material: "Wollfilz, Lederband" }),
        ...seen({ Farbe: "grau", Verschluss: "Lederband" }),
        ...seen({
          Band: "braunes Lederband, das einmal um die Hülle geht",
          Seiten: "an den Seiten genäht",
        }),
      ],
      unknown: ["Größe", "Pflege", "Lieferumfang", "Herstellungszeit"],
      titles: [
        "Laptophülle aus grauem Wollfilz mit Lederband",
        "Filzhülle für Laptops, Grau, Lederband, schlicht",
        "Laptophülle aus Filz und Leder, grau, genäht",
      ],
      description: `Eine Laptophülle aus grauem Wollfilz mit einem Lederband.

Das Lederband ist braun und geht einmal um die Hülle. Der Wollfilz ist grau, und an den Seiten ist die Hülle genäht.

Auf einen Blick
- Material: Wollfilz, Lederband
- Farbe: grau
- Lederband: braun
- Größe: [add größe]
- Pflege: [add pflege]
- Lieferumfang: [add lieferumfang]
- Anfertigung: [add herstellungszeit]`,
      tags: tagged({
        what: "notebook tasche, schutzhülle laptop, sleeve aus wolle",
        style: "minimalistisch, skandinavisch büro, schlichtes design",
        material: "filz und leder, wollfilz tasche",
        technique: "genäht von hand, handarbeit büro",
        color: "graue schutzhülle",
        occasion: "abschluss geschenk, geburtstag kollege",
        recipient: "für studenten, geschenk für ihn, kollegin geschenk",
        use: "homeoffice zubehör, reise schutz, schreibunterlage",
        place: "büro zubehör, uni rucksack",
      }),
      materials: ["Wollfilz", "Leder"],
      altText:
        "Graue Hülle aus Filz mit braunem Lederband, darin ein halb herausgezogener Laptop auf einem Tisch.",
      attributes: pairs({
        "Primary color": "Gray",
        Style: "Minimalist",
        Verschluss: "Lederband",
        Technik: "Genäht",
        Einsatz: "Büro",
      }),
      category: "electronics_accessories",
      categoryPath: "Electronics & Accessories > Cases > Laptop Sleeves",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Laptophülle MacBook Hülle Apple MacBook Pro 13 Zoll Hülle Filz Laptop Tasche Geschenk",
      ],
      description:
        "Laptophülle für Apple MacBook 13 Zoll, wasserfest, vegan und aus 100% Schurwolle. Top Qualität!",
      tags: [
        "laptophülle",
        "laptophüllen",
        "macbook hülle",
        "filz",
        "laptophülle aus filz in grau 13 zoll",
      ],
      materials: ["Wollfilz (5mm)"],
      altText: "Bild von Laptophülle",
      attributes: pairs({ Größe: "13 Zoll", Farbe: "Hellgrau" }),
      category: "electronics_accessories",
    },
    awful: {
      titles: ["Apple MacBook Hülle"],
      description: "Apple.",
      tags: ["macbook", "apple"],
      altText: "Apple",
    },
  },
];
