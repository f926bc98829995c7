import {
  type GoldenBrief,
  pairs,
  seen,
  tagged,
  told,
} from "@/tests/golden/brief";

export const artAndPaper: GoldenBrief[] = [
  {
    id: "fern-linocut",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Fern linocut print",
      materials: "cotton paper, oil based ink",
      styleDesign: "botanical, hand carved block",
      colors: ["Green"],
      audience: "plant lovers",
      category: "art_collectibles",
      extraDetails:
        "8 x 10 inches, unframed. Signed. Keep out of direct sun. Sent flat within 2 business days.",
    },
    good: {
      facts: [
        ...told({
          material: "cotton paper, oil based ink",
          technique: "hand carved block",
          size: "8 x 10 inches",
        }),
        ...told({
          care: "Keep out of direct sun",
          processing: "Sent flat within 2 business days",
        }),
        ...seen({ color: "green" }),
        ...seen({ motif: "a single fern frond", paper: "white paper" }),
      ],
      unknown: [],
      titles: [
        "Fern Linocut Print in Green, 8 x 10, Botanical",
        "Botanical Fern Print, Hand Carved Linocut, Green Ink",
        "Linocut Fern Print on Cotton Paper, 8 x 10",
      ],
      description: `A green fern linocut print on cotton paper, made with a hand carved block.

The print shows a single fern frond in green on white paper. The block is carved by hand, and the ink is oil based. The design is botanical, for plant lovers.

The print is 8 x 10 inches, signed and unframed. Keep it out of direct sun. It is sent flat within 2 business days.

Details
- Materials: cotton paper, oil based ink
- Technique: linocut, hand carved block
- Size: 8 x 10 inches
- Color: green on white
- Included: one unframed print, signed
- Care: keep out of direct sun
- Processing: sent flat within 2 business days`,
      tags: tagged({
        what: "botanical wall art, leaf art print, original relief art",
        style: "cottagecore decor, woodland wall art, dark academia art",
        material: "cotton paper art, oil ink print",
        technique: "block print art, hand printed art",
        color: "sage wall art, green botanical",
        occasion: "housewarming present, birthday for friend",
        recipient: "plant lover gift, gardener gift",
        use: "gallery wall piece, framed art idea",
        place: "living room art, office wall decor",
      }),
      materials: ["cotton paper", "oil based ink"],
      altText:
        "Green linocut of a single fern frond on white cotton paper, lying flat on a wooden desk.",
      attributes: pairs({
        "Primary color": "Green",
        Style: "Botanical",
        Technique: "Linocut",
        Orientation: "Vertical",
        Framing: "Unframed",
        Size: "8 x 10 inches",
      }),
      category: "art_collectibles",
      categoryPath: "Art & Collectibles > Prints > Wood & Linocut Prints",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "FERN PRINT!! Fern Art, Fern Linocut, Fern Wall Art, Fern Decor, Fern Gift, Beautiful Botanical Fern",
      ],
      description:
        "Fern Linocut Print. 8 x 10 inches. Museum quality archival certified paper, 300 gsm. Limited edition of 50.",
      tags: tagged({
        what: "fern, ferns, fern print, print fern, botanical linocut print fern art",
        style: "green",
      }),
      materials: ["Paper (300gsm)", "ink & love"],
      altText:
        "Photo of fern, print, art, green, wall, decor, botanical, nature",
      attributes: pairs({ Color: "Teal" }),
      category: "art_collectibles",
    },
    awful: "<html><body>502 Bad Gateway</body></html>",
  },
  {
    id: "acuarela-faro",
    language: "es",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Acuarela de un faro",
      materials: "papel de algodón, acuarela",
      styleDesign: "marinero, pintada a mano",
      colors: ["Blue", "White"],
      audience: "amantes del mar",
      category: "art_collectibles",
      extraDetails:
        "Tamaño 21 x 30 cm, sin marco. Evitar el sol directo. Envío en 4 días hábiles.",
    },
    good: {
      facts: [
        ...told({
          material: "papel de algodón, acuarela",
          tamaño: "21 x 30 cm",
          técnica: "pintada a mano",
        }),
        ...told({
          cuidado: "Evitar el sol directo",
          plazo: "Envío en 4 días hábiles",
        }),
        ...seen({ color: "azul y blanco" }),
        ...seen({ motivo: "faro blanco sobre rocas y un mar azul claro" }),
      ],
      unknown: [],
      titles: [
        "Acuarela de un faro en azul, pintada a mano, 21 x 30 cm",
        "Acuarela original de faro, azul y blanco, papel de algodón",
        "Faro en acuarela, estilo marinero, 21 x 30 cm",
      ],
      description: `Acuarela de un faro blanco sobre un mar azul, pintada a mano en papel de algodón.

El faro es blanco y está sobre rocas, y el mar es azul claro. El estilo es marinero, para amantes del mar. El papel es de algodón.

El tamaño es de 21 x 30 cm, sin marco. Hay que evitar el sol directo, y el envío es en 4 días hábiles.

Detalles
- Materiales: papel de algodón, acuarela
- Técnica: pintada a mano
- Tamaño: 21 x 30 cm
- Colores: azul y blanco
- Cuidado: evitar el sol directo
- Incluye: la acuarela sin marco
- Envío: en 4 días hábiles`,
      tags: tagged({
        what: "pintura de faro, cuadro del mar, arte original",
        style: "decoración marinera, estilo costero",
        material: "papel de algodón arte, arte en papel",
        technique: "pintado a mano, arte con agua",
        color: "cuadro azul, arte azul y blanco",
        occasion: "regalo cumpleaños, casa nueva regalo",
        recipient: "amante del mar, regalo marinero, regalo para papá",
        use: "cuadro para enmarcar, pared de cuadros",
        place: "casa de playa, cuadro para salón, arte para oficina",
      }),
      materials: ["papel de algodón", "acuarela"],
      altText:
        "Acuarela con un faro blanco sobre rocas y un mar azul claro, apoyada en una mesa de madera.",
      attributes: pairs({
        "Primary color": "Blue",
        "Secondary color": "White",
        Style: "Coastal",
        Técnica: "Acuarela",
        Orientación: "Vertical",
        Marco: "Sin marco",
      }),
      category: "art_collectibles",
      categoryPath: "Art & Collectibles > Painting > Watercolor",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Hermosa Acuarela Faro, Faro Acuarela, Cuadro Faro, Arte Faro, Regalo Perfecto para Ella y Él",
      ],
      description:
        "¡Hola! Preciosa acuarela. Mide 21 x 30 cm. Pintura no tóxica certificada. Visita www.faro.example",
      tags: [
        "faro",
        "faros",
        "acuarela",
        "acuarelas",
        "azul",
        "cuadro de faro pintado a mano en azul",
      ],
      materials: ["papel 100% algodón", "acuarela/gouache"],
      altText: "Imagen de faro",
      attributes: pairs({ Color: "Navy" }),
      category: "art_collectibles",
    },
    awful: {
      titles: "faro",
      description: ["a", "b"],
      tags: { a: 1 },
      facts: "x",
      attributes: "y",
    },
  },
  {
    id: "bound-journal",
    language: "en",
    kind: "rich",
    hasPhoto: false,
    form: {
      productName: "Hand bound travel journal",
      materials: "linen cloth, recycled paper",
      styleDesign: "open spine, Coptic stitch",
      colors: ["Navy"],
      audience: "writers and travelers",
      category: "books_movies_music",
      extraDetails:
        "A5, 160 blank pages, lies flat. Wipe the cover with a dry cloth. Comes with a ribbon. Ships in 3 days.",
    },
    good: {
      facts: told({
        material: "linen cloth, recycled paper",
        color: "navy",
        technique: "Coptic stitch",
        size: "A5, 160 blank pages",
        care: "Wipe the cover with a dry cloth",
        included: "Comes with a ribbon",
        processing: "Ships in 3 days",
      }),
      unknown: [],
      titles: [
        "Travel Journal in Navy Linen, Coptic Stitch, A5",
        "Hand Bound Journal, Navy Linen Cover, 160 Blank Pages",
        "Linen Travel Journal with Open Spine, A5, Navy",
      ],
      description: `A hand bound travel journal in navy linen cloth that lies flat.

The spine is open, with a Coptic stitch. The journal is A5, with 160 blank pages of recycled paper. The cover is navy linen cloth, and the journal comes with a ribbon. It is for writers and travelers.

Wipe the cover with a dry cloth. The journal ships in 3 days.

Details
- Materials: linen cloth, recycled paper
- Binding: open spine, Coptic stitch
- Size: A5, 160 blank pages
- Color: navy
- Included: comes with a ribbon
- Care: wipe the cover with a dry cloth
- Processing: ships in 3 days`,
      tags: tagged({
        what: "blank notebook, sketch book, writing diary",
        style: "minimalist stationery, dark academia diary",
        material: "cloth cover notebook, recycled pages",
        technique: "coptic binding, hand sewn notebook",
        color: "dark blue notebook",
        occasion: "graduation gift, bon voyage present",
        recipient: "writer gift, traveler gift, artist present",
        use: "travel diary, daily writing pages, lay flat notebook",
        place: "desk stationery, nightstand notes",
      }),
      materials: ["linen cloth", "recycled paper"],
      altText:
        "Journal bound in navy linen with an open spine that shows its chain of stitches.",
      attributes: pairs({
        "Primary color": "Blue",
        Style: "Minimalist",
        Binding: "Coptic stitch",
        Pages: "160",
        Ruling: "Blank",
        Size: "A5",
      }),
      category: "books_movies_music",
      categoryPath:
        "Books, Movies & Music > Books > Blank Books > Journals & Notebooks",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Journal Notebook Diary Journal Sketchbook Notebook Journal – 200 pages! 6x9",
      ],
      description:
        "Hand bound travel journal. 200 pages acid-free FSC paper and genuine leather.\nGreat gift for him, gift for her.",
      tags: tagged({
        what: "journal, journals, notebook, travel journal notebook gift, diary%",
      }),
      materials: ["FSC paper", "leather"],
      altText: "An image of a journal",
      attributes: pairs({ "Primary color": "navy" }),
      category: "books_movies_music",
    },
    awful: "null",
  },
  {
    id: "carnet-sparse",
    language: "fr",
    kind: "sparse",
    hasPhoto: true,
    form: {
      productName: "Carnet de recettes relié",
      category: "books_movies_music",
    },
    good: {
      facts: [
        ...seen({ couleur: "rouge", matière: "papier", motif: "rayures" }),
        ...seen({
          couverture: "rouge à rayures blanches, avec un élastique",
          pages: "papier blanc",
        }),
      ],
      unknown: ["taille", "entretien", "délai de fabrication"],
      titles: [
        "Carnet de recettes relié, rouge à rayures",
        "Carnet relié pour recettes, couverture rouge rayée",
        "Carnet de cuisine relié, papier, rouge",
      ],
      description: `Un carnet de recettes relié, avec une couverture rouge à rayures.

La couverture est rouge à rayures blanches, et le carnet a un élastique. Les pages sont en papier blanc.

En bref
- Matière : papier
- Couleur : rouge et blanc
- Couverture : rouge à rayures blanches, avec un élastique
- Taille : [add taille]
- Entretien : [add entretien]
- Fabrication : [add délai de fabrication]`,
      tags: tagged({
        what: "cahier de cuisine, livre à remplir, journal culinaire",
        style: "style campagne, vintage cuisine",
        material: "papier épais, papeterie artisanale",
        technique: "reliure à la main, cousu main",
        color: "cahier rouge, rayures rouges",
        occasion: "cadeau mariage, fête des mères, crémaillère",
        recipient: "cadeau cuisinière, cadeau maman",
        use: "recettes familiales, noter ses plats",
        place: "étagère de cuisine",
      }),
      materials: ["papier"],
      altText:
        "Carnet relié à couverture rouge rayée, fermé par un élastique, posé sur une table en bois.",
      attributes: pairs({
        "Primary color": "Red",
        Style: "Country",
        Motif: "Rayures",
        Reliure: "Cousue",
        Usage: "Recettes",
      }),
      category: "books_movies_music",
      categoryPath:
        "Books, Movies & Music > Books > Blank Books > Recipe Books",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Magnifique carnet, carnet de recettes, carnet cuisine, carnet cadeau, cadeau pour elle parfait",
      ],
      description:
        "Bienvenue! Carnet de recettes 21 x 15 cm, papier certifié, 120 pages, fait en France.",
      tags: [
        "carnet",
        "carnets",
        "recettes",
        "carnet de recettes de cuisine relié",
        "cadeau",
      ],
      materials: ["papier (120 g/m²)"],
      altText: "Photo de carnet",
      attributes: [],
      category: "books_movies_music",
    },
    awful: "Je ne peux pas vous aider avec cette demande.",
  },
  {
    id: "birthday-card",
    language: "en",
    kind: "rich",
    hasPhoto: true,
    form: {
      productName: "Letterpress birthday card",
      materials: "cotton paper, kraft envelope",
      styleDesign: "botanical wreath, deep impression",
      colors: ["Green", "White"],
      audience: "friends and parents",
      category: "paper_party_supplies",
      extraDetails:
        "A2 size, 4.25 x 5.5 inches, blank inside. Comes with an envelope. Keep dry. Ready to ship.",
    },
    good: {
      facts: [
        ...told({
          material: "cotton paper, kraft envelope",
          size: "4.25 x 5.5 inches",
          care: "Keep dry",
        }),
        ...told({
          included: "Comes with an envelope",
          processing: "Ready to ship",
        }),
        ...seen({ technique: "letterpress", color: "green on white" }),
        ...seen({ words: "happy birthday inside the wreath" }),
      ],
      unknown: [],
      titles: [
        "Letterpress Birthday Card, Green Botanical Wreath, Blank Inside",
        "Birthday Card with Green Wreath, Letterpress on Cotton Paper",
        "Botanical Birthday Card, Letterpress, A2 with Kraft Envelope",
      ],
      description: `A letterpress birthday card with a green botanical wreath in deep impression on white paper.

The wreath is green, the cotton paper is white, and the words happy birthday are inside the wreath. The card is blank inside. It is for friends and parents.

The card is A2 size, 4.25 x 5.5 inches, and comes with a kraft envelope. Keep it dry. It is ready to ship.

Details
- Materials: cotton paper, kraft envelope
- Technique: letterpress, deep impression
- Size: A2, 4.25 x 5.5 inches
- Colors: green on white
- Included: comes with an envelope
- Care: keep dry
- Processing: ready to ship`,
      tags: tagged({
        what: "blank greeting card, folded note card",
        style: "botanical stationery, minimalist greeting",
        material: "cotton stationery, kraft paper mail",
        technique: "hand pressed card, deep impression",
        color: "greenery card, green leaf note",
        occasion: "happy birthday note, party stationery, milestone day",
        recipient: "card for mom, card for friend, gardener card",
        use: "snail mail, blank inside card, frameable note",
        place: "desk stationery set",
      }),
      materials: ["cotton paper", "kraft envelope"],
      altText:
        "White card with a green pressed wreath around the words happy birthday, leaning on a kraft envelope.",
      attributes: pairs({
        "Primary color": "Green",
        "Secondary color": "White",
        Style: "Botanical",
        Technique: "Letterpress",
        Occasion: "Birthday",
        Inside: "Blank",
      }),
      category: "paper_party_supplies",
      categoryPath:
        "Paper & Party Supplies > Paper > Greeting Cards > Birthday Cards",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: [
        "Birthday Card | Bday Card | Cute Card | Funny Card | Card for Him | Card for Her | Best Card Ever ★",
      ],
      description:
        "birthday card, cute card, gift card, letterpress, green, botanical, wreath, paper, envelope, friend, mom, dad",
      tags: tagged({
        what: "birthday card, birthday cards, card birthday, green & white card",
        occasion: "birthday",
      }),
      materials: ["100% cotton paper", "eco-friendly ink"],
      altText: "card ".repeat(60),
      attributes: pairs({ Color: "Green/White (pale)" }),
      category: "paper_party_supplies",
    },
    awful: {
      titles: ["$$$ BUY NOW $$$"],
      description: "<script>alert(1)</script>",
      tags: ["<b>"],
    },
  },
  {
    id: "paper-garland",
    language: "en",
    kind: "sparse",
    hasPhoto: true,
    form: { productName: "Paper garland", colors: ["Pink", "Gold"] },
    good: {
      facts: [
        ...told({ color: "Pink, Gold" }),
        ...seen({ material: "cardstock", shape: "round discs" }),
        ...seen({
          thread: "discs on a thread",
          order: "gold discs between pink discs",
        }),
      ],
      unknown: ["length", "care", "what is included", "processing time"],
      titles: [
        "Paper Garland with Pink and Gold Discs",
        "Garland of Pink and Gold Paper Discs, Sewn",
        "Pink Paper Garland, Gold Accents, Round Cardstock",
      ],
      description: `A paper garland of round discs in pink and gold.

The discs are made of cardstock, in pink and in gold, and they are on a thread. Between the pink discs there are gold discs.

Details
- Material: cardstock
- Colors: pink and gold
- Shape: round discs on a thread
- Length: [add length]
- Care: [add care]
- Included: [add what is included]
- Processing: [add processing time]`,
      tags: tagged({
        what: "party bunting, hanging paper string, backdrop streamer",
        style: "boho party decor, whimsical party",
        material: "cardstock bunting, sewn paper circles",
        technique: "handmade bunting, sewn streamer",
        color: "blush and metallic, rose party decor",
        occasion:
          "baby shower decor, bridal shower decor, first birthday, new year party",
        recipient: "girl party ideas, bride to be decor",
        use: "cake table backdrop, photo booth prop",
        place: "nursery wall decor, mantel decoration",
      }),
      materials: ["cardstock"],
      altText:
        "String of round paper discs in pink and gold, hanging in a curve across a white wall.",
      attributes: pairs({
        "Primary color": "Pink",
        "Secondary color": "Gold",
        Shape: "Round",
        Technique: "Sewn",
        Occasion: "Party",
      }),
      category: "paper_party_supplies",
      categoryPath:
        "Paper & Party Supplies > Party Supplies > Party Decor > Banners & Garlands",
      claimsNeedingProof: [],
    },
    sloppy: {
      titles: ["Paper Garland 10 ft Garland Pink Garland Gold Garland"],
      description:
        "10 ft long paper garland with 30 discs. Fire retardant and non-toxic! Ships free.",
      tags: [
        "garland",
        "garlands",
        "pink garland",
        "pink gold paper garland decoration",
        "paper garland",
      ],
      materials: [],
      altText: "garland",
      attributes: pairs({ Length: "10 ft" }),
      category: "party",
    },
    awful: { error: { type: "overloaded_error" } },
  },
];
